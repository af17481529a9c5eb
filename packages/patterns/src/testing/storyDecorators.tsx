import { Container } from '@luxe/ui/container';
import type { ComponentType } from 'react';

/**
 * Story decorator that adds page margins, so that hit areas and focus rings have space to extend beyond a
 * component.
 */
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
