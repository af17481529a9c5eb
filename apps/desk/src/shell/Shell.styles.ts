import { media } from '@luxe/tokens';
import styled from 'styled-components';

export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  min-height: 100dvh;

  ${media.from1024} {
    grid-template-columns: auto minmax(0, 1fr);
    grid-template-rows: 1fr;
  }
`;

export const Side = styled.aside`
  display: none;

  ${media.from1024} {
    position: sticky;
    inset-block-start: 0;
    display: flex;
    flex-direction: column;
    gap: var(--lx-space-32);
    width: calc(var(--lx-layout-facets) - var(--lx-space-16));
    height: 100dvh;
    padding-block: var(--lx-space-28) var(--lx-space-24);
    padding-inline: var(--lx-space-32) var(--lx-space-24);
    border-inline-end: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
    overflow-y: auto;

    > :last-child {
      margin-block-start: auto;
    }
  }
`;

export const TopBar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: var(--lx-z-index-header);
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--lx-space-16);
  min-height: var(--lx-size-header-mobile);
  padding-inline: var(--lx-layout-page-margin);
  background: var(--lx-color-bg-page);
  border-block-end: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);

  /* The icon, not its press target, is aligned with the margin. */
  > :last-child {
    margin-inline-end: calc(-1 * var(--lx-space-12));
  }
  ${media.from1024} {
    display: none;
  }
`;

export const Brand = styled.a`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--lx-space-4) var(--lx-space-12);
`;

export const MenuContent = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-32);
  padding-inline-start: var(--lx-space-12);
`;

export const Main = styled.main`
  min-width: 0;
  max-width: var(--lx-layout-content-max);
  padding: var(--lx-space-24) var(--lx-layout-page-margin) var(--lx-space-64);

  ${media.from1024} {
    padding-block-start: var(--lx-space-40);
  }
`;
