import { media } from '@luxe/tokens';
import styled from 'styled-components';

const line = 'var(--lx-border-width-hair) solid';

/** The row of links. On phones, it extends across the page margins and scrolls horizontally. */
export const Bar = styled.nav`
  margin-inline: calc(-1 * var(--lx-layout-page-margin));
  overflow-x: auto;
  scrollbar-width: none;
  border-block-end: ${line} var(--lx-color-border-hairline);

  &::-webkit-scrollbar {
    display: none;
  }

  ul {
    display: flex;
    gap: var(--lx-space-16);
    inline-size: max-content;
    padding-inline: calc(var(--lx-layout-page-margin) - var(--lx-space-6));
    list-style: none;
  }
  a {
    display: grid;
    place-items: center start;
    block-size: var(--lx-space-56);
    /* Makes the target of a short name 24 px wide. A minimum width would widen the gap after that name. */
    padding-inline: var(--lx-space-6);
    color: var(--lx-color-text-secondary);
    font-size: var(--lx-font-size-ui);
    white-space: nowrap;
    transition: color var(--lx-transition-hover);
  }
  span {
    padding-block: var(--lx-space-4);
    border-block-end: ${line} transparent;
  }
  [aria-current] {
    color: var(--lx-color-text-primary);
  }
  [aria-current] span {
    border-color: currentColor;
  }
  /* The bar clips its overflow, so the focused link is less high to leave space for its focus ring. */
  a:focus-visible {
    block-size: calc(var(--lx-space-56) - 2 * var(--lx-space-6));
    margin-block: var(--lx-space-6);
  }
  ${media.hover} {
    a:hover {
      color: var(--lx-color-text-primary);
    }
  }
  ${media.from1024} {
    /* Padding and focus ring of the links at both ends. The hairline keeps its length as a background. */
    margin-inline: calc(-1 * var(--lx-space-12));
    background: linear-gradient(var(--lx-color-border-hairline) 0 0) center bottom /
      calc(100% - 2 * var(--lx-space-12)) var(--lx-border-width-hair) no-repeat border-box;
    border-color: transparent;

    ul {
      padding-inline: var(--lx-space-6);
    }
  }
`;

export const Count = styled.small`
  color: var(--lx-color-text-secondary);
  font-size: var(--lx-font-size-sm);
  font-variant-numeric: tabular-nums;
`;
