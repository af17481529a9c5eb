import { media } from '@luxe/tokens';
import styled, { css } from 'styled-components';

const bar = css`
  position: sticky;
  inset-block-start: 0;
  z-index: var(--lx-z-index-header);
  background: var(--lx-color-bg-page);

  ${media.below1024} {
    .name span {
      font-size: var(--lx-font-size-wordmark-s);
    }
  }
`;

const line = 'var(--lx-border-width-hair) solid var(--lx-color-border-hairline)';

/**
 * The entire header is one styled component, because the server renders the header on every page. The heights
 * include the hairlines.
 */
export const Bar = styled.header`
  ${bar}

  .utility {
    display: none;
    border-block-end: ${line};
    color: var(--lx-color-text-secondary);
    font-size: var(--lx-font-size-xs);
  }
  .utility > * > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--lx-space-28);
    block-size: calc(var(--lx-size-header-utility) - var(--lx-border-width-hair));
  }
  .facts {
    display: flex;
    align-items: center;
    gap: var(--lx-space-28);
  }
  .facts :is(a, button) {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--lx-size-target-floor);
  }

  .main {
    border-block-end: ${line};
  }
  .row {
    display: grid;
    grid-template:
      'menu name icons' calc(var(--lx-size-header-mobile) - var(--lx-border-width-hair))
      'search search search' var(--lx-size-header-search)
      / 1fr auto 1fr;
    align-items: center;
  }
  .menu {
    grid-area: menu;
    margin-inline-start: calc(-1 * var(--lx-space-12));
  }
  .name {
    grid-area: name;
  }
  .name > a {
    display: flex;
    align-items: center;
    min-block-size: var(--lx-size-target-min);
  }
  .sections {
    display: none;
    min-inline-size: 0;
  }
  .search {
    grid-area: search;
    min-inline-size: 0;
  }
  .icons {
    grid-area: icons;
    display: flex;
    justify-content: flex-end;
    margin-inline-end: calc(-1 * var(--lx-space-12));
  }

  ${media.withoutScripts} {
    .menu > button {
      display: none;
    }
  }
  ${media.below1024} {
    /* Until the hint defines which icons to show, search and icons are hidden, so that they do not move. */
    html[data-unpainted]:not([data-hint]) & :is(.search, .icons) {
      visibility: hidden;
    }
    /* In its own row, the field needs no border beside the hairline of the row. */
    .search form > * {
      border-color: transparent;
    }
  }
  ${media.from1024} {
    .utility,
    .sections {
      display: block;
    }
    .menu {
      display: none;
    }
    .row {
      display: flex;
      block-size: calc(var(--lx-size-header-main) - var(--lx-border-width-hair));
      column-gap: clamp(var(--lx-space-20), 5vw - var(--lx-space-32), var(--lx-space-40));
    }
    .sections {
      flex: auto;
    }
    /* When space is short, the search shrinks first, so that no section is clipped. */
    .search {
      flex: 0 9999 var(--lx-size-search);
      min-inline-size: var(--lx-space-80);
    }
    .name,
    .icons {
      flex: none;
    }
  }
`;

export const CheckoutHeader = styled.header`
  ${bar}
  border-block-end: ${line};

  .name {
    display: flex;
  }
  > * > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--lx-space-16);
    min-block-size: calc(var(--lx-size-header-mobile) - var(--lx-border-width-hair));
  }
  ${media.from1024} {
    > * > div {
      min-block-size: calc(var(--lx-size-header-main) - var(--lx-border-width-hair));
    }
  }
`;
