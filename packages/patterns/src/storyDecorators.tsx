import { Container } from '@luxe/ui/container';
import type { ComponentType } from 'react';

/** Story decorator: page margins, so that hit areas and focus rings may extend past the edge. */
export const withPageMargins = (Story: ComponentType) => (
  <Container>
    <Story />
  </Container>
);

/** Story decorator: page margins and a form column of at most 440 px. */
export const withFormColumn = (Story: ComponentType) => (
  <Container width="form">
    <Story />
  </Container>
);
