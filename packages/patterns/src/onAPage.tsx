import { Container } from '@luxe/ui/container';
import type { ComponentType } from 'react';

/** Decorator of stories: between the margins of a page, where hit areas and focus rings may reach past the edge. */
export const onAPage = (Story: ComponentType) => (
  <Container>
    <Story />
  </Container>
);

/** Decorator of stories: the same in a column of a form, 440 px at most. */
export const inAColumn = (Story: ComponentType) => (
  <Container width="form">
    <Story />
  </Container>
);
