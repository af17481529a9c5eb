import styled from 'styled-components';

export const Table = styled.table`
  inline-size: 100%;
  /* Collapsed borders would scroll away from cells that stay. */
  border-collapse: separate;
  border-spacing: 0;
  font-size: var(--lx-font-size-ui);
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding-block: var(--lx-space-12);
    padding-inline: var(--lx-space-12) 0;
    border-block-end: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
    color: var(--lx-color-text-secondary);
    font-weight: var(--lx-font-weight-regular);
    text-align: end;
    white-space: nowrap;
  }
  /* The names of the parts stay visible while a wider table scrolls. */
  tr > :first-child {
    position: sticky;
    inset-inline-start: 0;
    padding-inline-start: 0;
    background: var(--lx-color-bg-page);
    text-align: start;
  }

  [data-decides] > * {
    color: var(--lx-color-text-primary);
  }
  [data-chosen] {
    color: var(--lx-color-text-primary);
    font-weight: var(--lx-font-weight-medium);
  }
  thead [data-chosen] {
    border-block-end: var(--lx-border-width-mark) solid var(--lx-color-accent-line);
  }
`;
