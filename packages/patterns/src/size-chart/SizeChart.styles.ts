import styled from 'styled-components';

export const Scroller = styled.div`
  overflow-x: auto;

  + p {
    padding-block-start: var(--lx-space-16);
    color: var(--lx-color-text-secondary);
    font-size: var(--lx-font-size-sm);
  }
`;

export const Chart = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: var(--lx-font-size-sm);
  font-variant-numeric: tabular-nums;
  text-align: start;

  th,
  td {
    padding-block: var(--lx-space-12);
    padding-inline: 0 var(--lx-space-10);
    border-block-end: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
    text-align: start;
    vertical-align: bottom;
  }
  /* Headings wrap, so that five columns fit a phone. Values do not wrap. */
  tbody > tr > * {
    white-space: nowrap;
  }
  tr > :last-child {
    padding-inline-end: 0;
  }
  /* The size column stays visible while a wider table scrolls. */
  tr > :first-child {
    position: sticky;
    inset-inline-start: 0;
    background: var(--lx-color-bg-raised);
  }

  thead th {
    color: var(--lx-color-text-secondary);
    font-weight: var(--lx-font-weight-regular);
  }

  tbody th {
    font-weight: var(--lx-font-weight-medium);
  }

  [aria-current] > * {
    border-block-end-color: var(--lx-color-text-primary);
    font-weight: var(--lx-font-weight-medium);
  }
`;
