import { media } from '@luxe/tokens';
import styled from 'styled-components';

export const Control = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--lx-space-6);
  min-height: var(--lx-size-control-xs);
  font-size: var(--lx-font-size-sm);
  line-height: 1.3;
  color: var(--lx-color-text-secondary);
  transition: color var(--lx-transition-hover);

  ${media.hover} {
    &:hover {
      color: var(--lx-color-text-primary);
    }
  }

  ${media.coarse} {
    min-height: var(--lx-size-target-min);
  }
`;
