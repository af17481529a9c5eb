import { media } from '@luxe/tokens';
import styled from 'styled-components';

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--lx-space-12) var(--lx-space-40);
  padding-block: var(--lx-space-8) var(--lx-space-28);

  > p {
    max-inline-size: var(--lx-layout-form);
  }
  ${media.from1024} {
    padding-block-end: var(--lx-space-40);
  }
`;

export const Crumbs = styled.div`
  padding-block: var(--lx-space-16) var(--lx-space-12);
`;

export const Columns = styled.div`
  ${media.from1024} {
    display: grid;
    grid-template-columns: var(--lx-layout-facets) minmax(0, 1fr);
    gap: var(--lx-space-56);
    align-items: start;
  }
`;

export const Desktop = styled.div`
  display: none;

  ${media.from1024} {
    display: block;
  }
`;

export const Tools = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--lx-space-16);
  padding-block-end: var(--lx-space-20);
`;

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lx-space-8) var(--lx-space-20);
  min-width: 0;
  font-size: var(--lx-font-size-sm);
`;

export const SortPlace = styled.form`
  display: flex;
  align-items: center;
  gap: var(--lx-space-12);
  white-space: nowrap;
`;

/** Dimmed while another filter or page of the same list is on its way. */
export const Results = styled.div`
  transition: opacity var(--lx-transition-hover);

  &[aria-busy='true'] {
    opacity: var(--lx-opacity-unavailable);
  }
`;

export const Pages = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--lx-space-24);
  padding-block-start: var(--lx-space-16);
`;

/** On phones the actions stay at the thumb, above the safe area. */
export const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: var(--lx-z-index-sticky);
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--lx-space-10);
  margin-inline: calc(-1 * var(--lx-layout-page-margin));
  padding: var(--lx-space-10) var(--lx-layout-page-margin)
    calc(var(--lx-space-14) + env(safe-area-inset-bottom));
  background: var(--lx-color-bg-page);
  border-block-start: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);

  ${media.from1024} {
    display: none;
  }
`;

/** Questions, and the space before the footer, which is there without questions too. */
export const Foot = styled.div`
  padding-block: var(--lx-layout-section);

  &:empty {
    padding-block-start: 0;
  }
`;

export const SortList = styled.ul`
  li + li {
    border-block-start: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
  }
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: var(--lx-size-control-m);
  }
`;
