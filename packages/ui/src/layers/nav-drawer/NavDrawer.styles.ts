import { media } from '@luxe/tokens';
import styled from 'styled-components';
import { fromLeft, fromRight } from '../drawer/Drawer.styles.ts';

const line = 'var(--lx-border-width-hair) solid var(--lx-color-border-hairline)';

/** Same height as the mobile header, with the close button in the position of the menu button. */
export const Header = styled.div`
  display: grid;
  flex: none;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  block-size: var(--lx-size-header-mobile);
  padding-inline: var(--lx-space-8);
  border-block-end: ${line};
`;

export const Body = styled.div`
  flex: 1 1 auto;
  min-block-size: 0;
  overflow-x: hidden;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding-block-end: calc(var(--lx-space-24) + env(safe-area-inset-bottom));
`;

/** When the shopper goes back from the second level, the first level enters from the opposite side. */
export const FirstLevel = styled.div`
  &[data-returned] {
    animation: ${fromLeft} var(--lx-transition-layer);
  }
  &[data-returned]:dir(rtl) {
    animation-name: ${fromRight};
  }
`;

export const SecondLevel = styled.div`
  padding-inline: var(--lx-layout-page-margin);
  animation: ${fromRight} var(--lx-transition-layer);

  &:dir(rtl) {
    animation-name: ${fromLeft};
  }
  h2 {
    padding-block: var(--lx-space-8) var(--lx-space-4);
    outline: none;
    box-shadow: none;
  }
`;

export const Back = styled.button`
  display: flex;
  align-items: center;
  gap: var(--lx-space-8);
  min-block-size: var(--lx-size-control-m);
  margin-inline-start: calc(-1 * var(--lx-space-4));
  color: var(--lx-color-text-secondary);
  font-size: var(--lx-font-size-sm);

  ${media.hover} {
    &:hover {
      color: var(--lx-color-text-primary);
    }
  }
`;

export const Rows = styled.ul`
  padding-block: var(--lx-space-14);

  a,
  button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--lx-space-16);
    inline-size: 100%;
    min-block-size: var(--lx-size-control-l);
    padding-inline: var(--lx-layout-page-margin);
    font-family: var(--lx-font-family-display);
    font-size: var(--lx-font-size-title-m);
    line-height: var(--lx-font-line-height-title);
    text-align: start;
  }
  /* The drawer clips its overflow, so the focused row is narrower to leave space for its ring. */
  :focus-visible {
    inline-size: calc(100% - 2 * var(--lx-space-6));
    margin-inline: var(--lx-space-6);
    padding-inline: calc(var(--lx-layout-page-margin) - var(--lx-space-6));
  }
  svg {
    color: var(--lx-color-text-tertiary);
  }
`;
