import { media } from '@luxe/tokens';
import styled, { css } from 'styled-components';

/** Its width in its font size decides whether short texts can stay on one line. */
export const Wrapper = styled.div`
  container-type: inline-size;
  width: 100%;
  font-size: var(--lx-font-size-md);
`;

const asList = css`
  display: block;
  border-block-start: var(--lx-border-width-hair) solid var(--lx-color-border-strong);
  line-height: inherit;

  tbody {
    display: block;
  }
  tr {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 5fr);
    gap: var(--lx-space-4) var(--lx-space-12);
    padding-block: var(--lx-space-14);
    border-block-end: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
  }
  th,
  td:not([hidden]) {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    min-width: 0;
    padding: 0;
    border: 0;
    text-align: start;
  }
  th {
    display: block;
    padding-block-end: var(--lx-space-2);
    font-size: var(--lx-font-size-ui);
  }
  td > div {
    min-width: 0;
  }
`;

export const Table = styled.table`
  width: 100%;
  font-size: var(--lx-font-size-sm);
  font-variant-numeric: tabular-nums lining-nums;
  line-height: var(--lx-font-line-height-snug);

  caption {
    padding-block: var(--lx-space-8) var(--lx-space-12);
    text-align: start;
  }
  caption[data-hidden] {
    padding: 0;
  }
  th,
  td {
    padding-block: var(--lx-space-10);
    padding-inline-end: var(--lx-space-20);
    border-block-end: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
    font-weight: var(--lx-font-weight-regular);
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  th:last-child,
  td:last-child {
    padding-inline-end: 0;
  }
  thead th {
    padding-block-start: 0;
    border-block-end-color: var(--lx-color-border-strong);
    color: var(--lx-color-text-secondary);
    font-size: var(--lx-font-size-xs);
    vertical-align: bottom;
  }
  tbody th {
    font-weight: var(--lx-font-weight-medium);
  }
  [data-align='end'] {
    text-align: end;
  }

  @container (min-width: 48em) {
    thead th,
    [data-align='end'] {
      overflow-wrap: normal;
    }
    [data-nowrap],
    time {
      white-space: nowrap;
    }
  }
  &:not([data-list]) tbody tr:hover {
    ${media.hover} {
      background: var(--lx-color-bg-hover);
    }
  }
  &[data-list] {
    ${asList}
  }
`;

export const SortButton = styled.button.attrs({ type: 'button' })`
  position: relative;
  display: inline-flex;
  align-items: end;
  min-height: var(--lx-size-target-floor);
  text-align: inherit;
  vertical-align: bottom;

  /* The arrow takes no space, so that the header is aligned with its column. */
  > svg {
    position: absolute;
    inset-block-end: 0;
    inset-inline-start: 100%;
    opacity: 0;
  }
  [data-align='end'] > & > svg {
    inset-inline: auto 100%;
  }
  [aria-sort] > & {
    color: var(--lx-color-text-primary);
  }
  [aria-sort] > & > svg,
  &:focus-visible > svg {
    opacity: 1;
  }
  ${media.hover} {
    &:hover {
      color: var(--lx-color-text-primary);
    }
    &:hover > svg {
      opacity: 1;
    }
  }
`;

export const SortRow = styled.div`
  display: flex;
  justify-content: flex-end;
`;

/** Names the fact beside it in a list. */
export const CellLabel = styled.span`
  color: var(--lx-color-text-secondary);
`;
