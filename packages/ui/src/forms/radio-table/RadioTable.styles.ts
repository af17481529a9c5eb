import { media } from '@luxe/tokens';
import styled from 'styled-components';
import { hidden } from '../../typography/visually-hidden/VisuallyHidden.styles.ts';

/** Makes the width of the table available to CSS container queries. */
export const TableContainer = styled.div`
  container-type: inline-size;
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--lx-font-size-sm);
  line-height: 1.4;
  font-variant-numeric: tabular-nums lining-nums;

  th,
  td {
    padding-block: var(--lx-space-14);
    padding-inline-end: var(--lx-space-8);
    border-block-end: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
    font-weight: inherit;
    text-align: start;
    vertical-align: middle;
  }

  th:last-child,
  td:last-child {
    padding-inline-end: 0;
  }

  thead th {
    padding-block: var(--lx-space-8);
    font-size: var(--lx-font-size-xs);
    color: var(--lx-color-text-secondary);
  }

  tbody tr {
    cursor: pointer;

    &:has(:checked) {
      font-weight: var(--lx-font-weight-medium);
    }
  }

  ${media.from640} {
    font-size: var(--lx-font-size-ui);
  }

  /* With large text there is no space for columns: cells are stacked, each after the header of its column. */
  @container (width < 16em) {
    thead {
      ${hidden}
    }

    tbody tr {
      display: block;
      padding-block: var(--lx-space-12);
      border-block-end: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
    }

    tbody th,
    tbody td {
      display: block;
      padding: 0;
      border: 0;
    }

    tbody td {
      padding-inline-start: calc(var(--lx-size-check) + var(--lx-space-8));
    }

    [data-column]::before {
      content: attr(data-column) ': ';
      color: var(--lx-color-text-secondary);
    }
  }
`;

/** The radio and the label of its row, as one press target. */
export const Target = styled.label`
  display: flex;
  align-items: center;
  gap: var(--lx-space-8);
  cursor: pointer;

  ${media.from640} {
    gap: var(--lx-space-14);
  }
`;
