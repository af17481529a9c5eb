import { useTable } from '@tanstack/react-table';
import { Icon } from '@luxe/ui/icon';
import { Select } from '@luxe/ui/select';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import { useId, useMemo, useRef } from 'react';
import { features, toDefinitions, type Column } from './columns.ts';
import { CellLabel, SortButton, SortRow, Table, Wrapper } from './DataTable.styles.ts';
import { useNarrow } from './useNarrow.ts';

export type { Column };

export interface DataTableProps<Row extends object> {
  /** Names the table. */
  readonly caption: string;
  /** Hides the caption from view, below a heading with the same words. */
  readonly hideCaption?: boolean;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  readonly columns: readonly Column<Row>[];
}

/**
 * Rows with the same facts: a table, or in a narrow space a list in which each fact has its label. Both have
 * the same elements, so that a turned phone takes neither the focus nor an open dialog out of a cell. Sorts
 * the loaded rows by the columns that can be sorted.
 */
export function DataTable<Row extends object>({
  caption,
  hideCaption = true,
  rows,
  rowKey,
  columns,
}: DataTableProps<Row>) {
  const box = useRef<HTMLDivElement>(null);
  const isList = useNarrow(box, columns.length);
  const definitions = useMemo(() => toDefinitions(columns), [columns]);
  const table = useTable({ features, columns: definitions, data: rows as Row[] });
  const sorted = table.getRowModel().rows.map(({ original }) => original);
  const headers = table.getFlatHeaders();
  const sortOf = (id: string) => headers.find((header) => header.column.id === id)?.column;

  return (
    <Wrapper ref={box}>
      {isList && columns.some(({ sortBy }) => sortBy) && (
        <SortSelect
          columns={columns}
          value={table.state.sorting[0]}
          onChange={(sorting) => table.setSorting(sorting ? [sorting] : [])}
        />
      )}
      <Table {...(isList && { role: 'list', 'aria-label': caption })} data-list={isList || undefined}>
        {!isList && (
          <caption data-hidden={hideCaption || undefined}>
            {hideCaption ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
          </caption>
        )}
        {!isList && (
          <thead>
            <tr>
              {columns.map(({ id, header, align, sortBy }) => (
                <th key={id} scope="col" data-align={align} aria-sort={toAriaSort(sortOf(id)?.getIsSorted())}>
                  {sortBy ? (
                    <SortButton onClick={sortOf(id)?.getToggleSortingHandler()}>
                      <span>{header}</span>
                      <Icon
                        name={sortOf(id)?.getIsSorted() === 'desc' ? 'chevron-down' : 'chevron-up'}
                        size="s"
                      />
                    </SortButton>
                  ) : (
                    header
                  )}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody {...(isList && plain)}>
          {sorted.map((row) => (
            <tr key={rowKey(row)} {...(isList && { role: 'listitem' })}>
              {columns.map((column) => (
                <Cell key={column.id} column={column} row={row} isInList={isList} />
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Wrapper>
  );
}

/** Attributes of an element of a table that has no meaning in a list. */
const plain = { role: 'presentation' } as const;

function Cell<Row>({
  column: { header, align, nowrap, isRowHeader, cell },
  row,
  isInList,
}: {
  column: Column<Row>;
  row: Row;
  isInList: boolean;
}) {
  const content = cell(row);
  const isEmpty = content === null || content === '';
  const attributes = {
    'data-align': align,
    'data-nowrap': nowrap,
    ...(isInList && { ...plain, hidden: isEmpty }),
  };
  if (isRowHeader)
    return (
      <th scope="row" {...attributes}>
        {content}
      </th>
    );
  return (
    <td {...attributes}>
      {isInList && <CellLabel>{header}</CellLabel>}
      <div>{content}</div>
    </td>
  );
}

const toAriaSort = (sorted: false | 'asc' | 'desc' | undefined) =>
  sorted ? (sorted === 'asc' ? 'ascending' : 'descending') : undefined;

interface Sorting {
  readonly id: string;
  readonly desc: boolean;
}

function SortSelect<Row>({
  columns,
  value,
  onChange,
}: {
  columns: readonly Column<Row>[];
  value: Sorting | undefined;
  onChange: (sorting: Sorting | undefined) => void;
}) {
  const id = useId();
  const options = columns
    .filter(({ sortBy }) => sortBy)
    .flatMap((column) => [
      { value: `${column.id} asc`, label: `${column.header}, ascending` },
      { value: `${column.id} desc`, label: `${column.header}, descending` },
    ]);
  return (
    <SortRow>
      <Select
        id={id}
        inline
        label="Sort"
        value={value ? `${value.id} ${value.desc ? 'desc' : 'asc'}` : ''}
        options={[{ value: '', label: 'as listed' }, ...options]}
        onChange={({ currentTarget }) => {
          const [column = '', direction] = currentTarget.value.split(' ');
          onChange(column === '' ? undefined : { id: column, desc: direction === 'desc' });
        }}
      />
    </SortRow>
  );
}
