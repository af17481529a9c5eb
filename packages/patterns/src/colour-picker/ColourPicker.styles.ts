import { media } from '@luxe/tokens';
import styled from 'styled-components';

export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lx-space-8);

  a {
    display: block;
    inline-size: var(--lx-size-swatch-w);
    block-size: var(--lx-size-swatch-h);
    padding: var(--lx-border-width-bold);
    border: var(--lx-border-width-hair) solid transparent;

    &:hover {
      border-color: var(--lx-color-border-control);
    }
    &[aria-current] {
      border-color: var(--lx-color-text-primary);
    }

    ${media.coarse} {
      inline-size: var(--lx-size-target-min);
      block-size: var(--lx-size-target-min);
    }
  }
`;
