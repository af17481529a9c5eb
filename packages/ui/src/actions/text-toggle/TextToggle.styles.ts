import { media } from '@luxe/tokens';
import styled from 'styled-components';

export const Control = styled.button`
  min-block-size: var(--lx-size-target-floor);
  min-inline-size: var(--lx-size-target-floor);
  border-block-end: var(--lx-border-width-hair) solid transparent;
  color: var(--lx-color-text-tertiary);
  transition: color var(--lx-transition-hover);

  ${media.hover} {
    &:hover {
      color: var(--lx-color-text-primary);
    }
  }
  &[aria-pressed='true'] {
    color: var(--lx-color-text-primary);
    border-color: currentColor;
  }
  ${media.coarse} {
    min-block-size: var(--lx-size-target-min);
    min-inline-size: var(--lx-size-target-min);
  }
`;
