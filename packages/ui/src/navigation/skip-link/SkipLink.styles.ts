import styled from 'styled-components';
import { hidden } from '../../typography/visually-hidden/VisuallyHidden.styles.ts';

export const Skip = styled.a`
  position: absolute;
  inset-block-start: var(--lx-space-8);
  inset-inline-start: var(--lx-layout-page-margin);
  z-index: var(--lx-z-index-toast);
  padding: var(--lx-space-12) var(--lx-space-20);
  background: var(--lx-color-bg-inverse);
  color: var(--lx-color-text-inverse);
  font-size: var(--lx-font-size-ui);
  font-weight: var(--lx-font-weight-medium);

  &:not(:focus) {
    ${hidden}
  }
`;
