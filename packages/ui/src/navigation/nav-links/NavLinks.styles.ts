import { media } from '@luxe/tokens';
import styled, { css, type RuleSet } from 'styled-components';
import type { NavLinksSize } from './NavLinks.tsx';

const bySize: Record<NavLinksSize, RuleSet> = {
  s: css`
    gap: var(--lx-space-28);

    > a {
      block-size: var(--lx-size-header-utility);
      color: var(--lx-color-text-secondary);
    }
    > a[aria-current] {
      color: var(--lx-color-text-primary);
    }
    > a[aria-current]::after {
      block-size: var(--lx-border-width-mark);
      background: var(--lx-color-accent-base);
    }
    ${media.hover} {
      > a:hover {
        color: var(--lx-color-text-primary);
      }
    }
  `,
  m: css`
    gap: clamp(var(--lx-space-12), 3vw - var(--lx-space-18), var(--lx-space-24));
    /* A row that is too long is clipped. The padding leaves space for the focus ring. */
    margin-inline: calc(-1 * var(--lx-space-6));
    padding-inline: var(--lx-space-6);
    overflow-x: clip;
    font-size: var(--lx-font-size-ui);
    white-space: nowrap;

    > a {
      block-size: calc(var(--lx-size-header-main) - var(--lx-border-width-hair));
    }
    > a[aria-current]::after {
      block-size: var(--lx-border-width-hair);
      background: var(--lx-color-text-primary);
    }
    ${media.hover} {
      > a:hover::after {
        block-size: var(--lx-border-width-hair);
        background: var(--lx-color-text-primary);
      }
    }
  `,
};

export const List = styled.nav<{ $size: NavLinksSize }>`
  display: flex;
  ${({ $size }) => bySize[$size]}

  > a {
    position: relative;
    display: flex;
    align-items: center;
  }
  > a::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
  }
  > [data-voice] {
    font-family: var(--lx-font-family-italic);
    font-size: var(--lx-font-size-ui);
    line-height: 1;
  }
`;
