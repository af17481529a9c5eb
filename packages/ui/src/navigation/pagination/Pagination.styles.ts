import { media } from '@luxe/tokens';
import styled from 'styled-components';

export const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
`;

export const Page = styled.a`
  display: inline-grid;
  place-items: center;
  min-width: var(--lx-size-control-s);
  min-height: var(--lx-size-target-min);
  padding-inline: var(--lx-space-4);
  font-size: var(--lx-font-size-sm);
  font-variant-numeric: tabular-nums lining-nums;
  color: var(--lx-color-text-secondary);
  border-block-end: var(--lx-border-width-mark) solid transparent;

  ${media.from640} {
    min-width: var(--lx-size-target-min);
  }

  ${media.hover} {
    &:hover {
      color: var(--lx-color-text-primary);
    }
  }

  &[aria-current='page'] {
    color: var(--lx-color-text-primary);
    border-color: var(--lx-color-accent-base);
  }
`;

export const Gap = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: var(--lx-size-target-floor);
  min-height: var(--lx-size-target-min);
  color: var(--lx-color-text-tertiary);
`;
