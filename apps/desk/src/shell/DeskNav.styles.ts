import { media } from '@luxe/tokens';
import styled from 'styled-components';

export const Groups = styled.nav`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-12);

  > ul + ul {
    padding-block-start: var(--lx-space-12);
    border-block-start: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
  }
`;

export const NavLink = styled.a`
  position: relative;
  display: flex;
  align-items: center;
  min-height: var(--lx-size-control-s);
  font-size: var(--lx-font-size-ui);
  color: var(--lx-color-text-secondary);

  &[aria-current] {
    color: var(--lx-color-text-primary);
    font-weight: var(--lx-font-weight-medium);
  }
  &[aria-current]::before {
    content: '';
    position: absolute;
    inset-block: var(--lx-space-8);
    inset-inline-start: calc(-1 * var(--lx-space-12));
    border-inline-start: var(--lx-border-width-mark) solid var(--lx-color-accent-line);
  }
  ${media.hover} {
    &:hover {
      color: var(--lx-color-text-primary);
    }
  }
  ${media.coarse} {
    min-height: var(--lx-size-target-min);
  }
`;
