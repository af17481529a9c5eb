import { media } from '@luxe/tokens';
import styled from 'styled-components';

export const Root = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: var(--lx-z-index-header);
  background: var(--lx-color-bg-page);
`;

export const Utility = styled.div`
  display: none;

  ${media.from1024} {
    display: block;
    border-block-end: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
    font-size: var(--lx-font-size-xs);
    color: var(--lx-color-text-secondary);
  }
`;

export const UtilityRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  /* The hairline counts: 40 in all. */
  block-size: calc(var(--lx-size-header-utility) - var(--lx-border-width-hair));
`;

export const Facts = styled.div`
  display: flex;
  align-items: center;
  gap: var(--lx-space-28);

  > span {
    display: inline-flex;
    align-items: center;
    gap: var(--lx-space-6);
  }
  a:hover {
    color: var(--lx-color-text-primary);
  }
`;

export const Tabs = styled.nav`
  display: flex;
  gap: var(--lx-space-28);

  a {
    position: relative;
    display: flex;
    align-items: center;
    block-size: var(--lx-size-header-utility);
    color: var(--lx-color-text-secondary);
  }
  a:hover {
    color: var(--lx-color-text-primary);
  }
  a[aria-current] {
    color: var(--lx-color-text-primary);
  }
  a[aria-current]::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    block-size: var(--lx-border-width-mark);
    background: var(--lx-color-accent-base);
  }
  [data-voice] {
    font-family: var(--lx-font-family-italic);
    font-size: var(--lx-font-size-ui);
    line-height: 1;
  }
`;

export const Main = styled.div`
  border-block-end: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
`;

/** Menu, name, icons over the search on phones; name, sections, search, icons in one row on desktops. */
export const Row = styled.div`
  display: grid;
  grid-template:
    'menu name icons' calc(var(--lx-size-header-mobile) - var(--lx-border-width-hair))
    'search search search' var(--lx-size-header-search)
    / 1fr auto 1fr;
  align-items: center;

  ${media.from1024} {
    grid-template:
      'name nav search icons' calc(var(--lx-size-header-main) - var(--lx-border-width-hair))
      / auto minmax(0, 1fr) auto auto;
    column-gap: var(--lx-space-40);
  }
`;

export const MenuPlace = styled.div`
  grid-area: menu;
  margin-inline-start: calc(-1 * var(--lx-space-12));

  ${media.from1024} {
    display: none;
  }
`;

export const Name = styled.div`
  grid-area: name;

  a {
    display: flex;
    align-items: center;
    min-block-size: var(--lx-size-target-min);
  }
  ${media.below1024} {
    a > span {
      font-size: var(--lx-font-size-wordmark-s);
    }
  }
`;

export const Sections = styled.nav`
  grid-area: nav;
  display: none;

  ${media.from1024} {
    display: flex;
    gap: var(--lx-space-24);
    overflow: hidden;
    font-size: var(--lx-font-size-ui);
    white-space: nowrap;
  }

  a {
    position: relative;
    display: flex;
    align-items: center;
    block-size: calc(var(--lx-size-header-main) - var(--lx-border-width-hair));
  }
  a:hover::after,
  a[aria-current]::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    block-size: var(--lx-border-width-hair);
    background: var(--lx-color-text-primary);
  }
  a:focus-visible {
    outline-offset: calc(-1 * var(--lx-space-8));
  }
`;

export const SearchPlace = styled.div`
  grid-area: search;
  min-inline-size: 0;

  /* In a row of its own the line of the row is line enough. */
  ${media.below1024} {
    form > * {
      border-color: transparent;
    }
  }
  ${media.from1024} {
    inline-size: var(--lx-size-search);
  }
`;

export const Icons = styled.div`
  grid-area: icons;
  display: flex;
  justify-content: flex-end;
  margin-inline-end: calc(-1 * var(--lx-space-12));
`;

/** There is a bag once there is a cart: the page's first script says so before the first paint, so that nothing shifts (SHL-07). */
export const BagPlace = styled.div`
  html:not([data-has-cart]) &:not([data-counted]) {
    display: none;
  }
`;

export const AccountPlace = styled.div`
  display: none;

  ${media.from1024} {
    display: block;
  }
`;

export const CheckoutRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: calc(var(--lx-size-header-mobile) - var(--lx-border-width-hair));

  ${media.from1024} {
    min-block-size: calc(var(--lx-size-header-main) - var(--lx-border-width-hair));
  }
`;
