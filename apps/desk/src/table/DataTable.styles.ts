import { media } from '@luxe/tokens';
import styled from 'styled-components';

/** Its width in its font size decides whether short texts can stay on one line. */
export const Wrapper = styled.div`
  container-type: inline-size;
  width: 100%;
  font-size: var(--lx-font-size-md);
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
  ${media.hover} {
    tbody tr:hover {
      background: var(--lx-color-bg-hover);
    }
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

export const Entries = styled.ul`
  border-block-start: var(--lx-border-width-hair) solid var(--lx-color-border-strong);
`;

export const Entry = styled.li`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-6);
  padding-block: var(--lx-space-14);
  border-block-end: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
  font-size: var(--lx-font-size-sm);
  font-variant-numeric: tabular-nums lining-nums;
`;

export const EntryTitle = styled.div`
  font-size: var(--lx-font-size-ui);
  font-weight: var(--lx-font-weight-medium);
`;

export const Labels = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 5fr);
  gap: var(--lx-space-4) var(--lx-space-12);

  > div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }
  dt {
    color: var(--lx-color-text-secondary);
  }
  dt,
  dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
