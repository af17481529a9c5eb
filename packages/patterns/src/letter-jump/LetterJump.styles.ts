import { media } from '@luxe/tokens';
import styled from 'styled-components';

const line = 'var(--lx-border-width-hair) solid var(--lx-color-border-hairline)';

/**
 * The bar of letters. On phones, it extends across the page margins and scrolls horizontally. From 1024 px,
 * all letters are visible and share the width of the bar.
 */
export const Bar = styled.nav`
  position: sticky;
  /* The top border overlaps the bottom border of the header. */
  inset-block-start: calc(var(--lx-nav-offset-current) - var(--lx-border-width-hair));
  z-index: var(--lx-z-index-sticky);
  margin-inline: calc(-1 * var(--lx-layout-page-margin));
  overflow-x: auto;
  scrollbar-width: none;
  background: var(--lx-color-bg-page);
  border-block: ${line};

  &::-webkit-scrollbar {
    display: none;
  }

  ul {
    display: flex;
    justify-content: space-between;
    inline-size: max-content;
    min-inline-size: 100%;
    padding-inline: calc(var(--lx-layout-page-margin) - var(--lx-space-10));
    list-style: none;
  }
  a,
  span {
    display: grid;
    place-items: center;
    min-inline-size: var(--lx-space-32);
    min-block-size: var(--lx-size-target-min);
    padding-inline: var(--lx-space-10);
    font-size: var(--lx-font-size-ui);
  }
  a {
    text-decoration: none;
  }
  span {
    color: var(--lx-color-text-tertiary);
  }
  ${media.hover} {
    a:hover {
      background: var(--lx-color-bg-hover);
    }
  }
  /* The bar clips its overflow, so the focused letter is less high to leave space for its focus ring. */
  a:focus-visible {
    min-block-size: calc(var(--lx-size-target-min) - 2 * var(--lx-space-6));
    margin-block: var(--lx-space-6);
  }
  ${media.from1024} {
    margin-inline: 0;
    overflow: visible;

    ul {
      padding-inline: 0;
    }
    li:first-child > * {
      justify-items: start;
      padding-inline-start: 0;
    }
    li:last-child > * {
      justify-items: end;
      padding-inline-end: 0;
    }
  }
`;
