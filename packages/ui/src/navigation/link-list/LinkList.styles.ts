import { media } from '@luxe/tokens';
import styled, { css, type RuleSet } from 'styled-components';
import type { LinkListSize } from './LinkList.tsx';

const row = css`
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--lx-space-16);
  }
`;

const bySize: Record<LinkListSize, RuleSet> = {
  s: css`
    font-size: var(--lx-font-size-sm);

    a {
      display: inline-flex;
      align-items: center;
      padding-block: var(--lx-space-4);
      color: var(--lx-color-text-secondary);
      transition: color var(--lx-transition-hover);
    }
    a[aria-current] {
      color: var(--lx-color-text-primary);
    }
    ${media.hover} {
      a:hover {
        color: var(--lx-color-text-primary);
      }
    }
    ${media.coarse} {
      a {
        min-block-size: var(--lx-size-target-min);
      }
    }
  `,
  m: css`
    ${row}

    li + li {
      border-block-start: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
    }
    a {
      min-block-size: var(--lx-size-control-m);
    }
  `,
  l: css`
    ${row}

    a {
      min-block-size: var(--lx-size-control-l);
      font-family: var(--lx-font-family-display);
      font-size: var(--lx-font-size-title-m);
      line-height: var(--lx-font-line-height-title);
    }
    svg {
      color: var(--lx-color-text-tertiary);
    }
  `,
};

export const List = styled.ul<{ $size: LinkListSize }>`
  ${({ $size }) => bySize[$size]}
`;
