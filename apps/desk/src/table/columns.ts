import {
  createSortedRowModel,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
  type ColumnDef,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';

/** One column of a `DataTable`. */
export interface Column<Row> {
  /** Unique in the table. */
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Value by which the rows of the loaded page are sorted. Without it, the column cannot be sorted. */
  readonly sortBy?: (row: Row) => string | number;
  /** The cell names its row: it is a header of the row, and the title of its entry on a phone. */
  readonly isRowHeader?: boolean;
  /** Numbers and amounts are aligned at their end. */
  readonly align?: 'end';
  /** A number or code that must stay on one line in the table. */
  readonly nowrap?: boolean;
}

export const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { basic: sortFn_basic },
});

type Definition<Row extends object> = ColumnDef<typeof features, Row>;

/** The columns as the table library describes them. */
export const toDefinitions = <Row extends object>(columns: readonly Column<Row>[]): Definition<Row>[] =>
  columns.map(({ id, header, sortBy }) => ({
    id,
    header,
    accessorFn: sortBy ?? (() => ''),
    enableSorting: sortBy !== undefined,
    sortFn: 'basic',
  }));
