import { useTable } from '@tanstack/react-table';
import { Icon } from '@luxe/ui/icon';
import { Select } from '@luxe/ui/select';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import { useId, useMemo, useRef, type ReactNode } from 'react';
import { features, toDefinitions, type Column } from './columns.ts';
import {
  Entries,
  Entry,
  EntryTitle,
  Labels,
  SortButton,
  SortRow,
  Table,
  Wrapper,
} from './DataTable.styles.ts';
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
 * Rows with the same facts: a table, or on a phone a list in which each fact has its label. Sorts the loaded
 * rows by the columns that can be sorted.
 */
export function DataTable<Row extends object>({
  caption,
  hideCaption = true,
  rows,
  rowKey,
  columns,
}: DataTableProps<Row>) {
  const box = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow(box, columns.length);
  const definitions = useMemo(() => toDefinitions(columns), [columns]);
  const table = useTable({ features, columns: definitions, data: rows as Row[] });
  const sorted = table.getRowModel().rows.map(({ original }) => original);
  const headers = table.getFlatHeaders();
  const sortOf = (id: string) => headers.find((header) => header.column.id === id)?.column;

  if (isNarrow)
    return (
      <Wrapper ref={box}>
        <NarrowTable {...{ caption, rowKey, columns }} rows={sorted}>
          {columns.some(({ sortBy }) => sortBy) && (
            <SortSelect
              columns={columns}
              value={table.state.sorting[0]}
              onChange={(sorting) => table.setSorting(sorting ? [sorting] : [])}
            />
          )}
        </NarrowTable>
      </Wrapper>
    );
  return (
    <Wrapper ref={box}>
      <Table>
        <caption data-hidden={hideCaption || undefined}>
          {hideCaption ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
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
        <tbody>
          {sorted.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ id, cell, align, nowrap, isRowHeader }) =>
                isRowHeader ? (
                  <th key={id} scope="row" data-align={align} data-nowrap={nowrap}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={id} data-align={align} data-nowrap={nowrap}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </Wrapper>
  );
}

const toAriaSort = (sorted: false | 'asc' | 'desc' | undefined) =>
  sorted ? (sorted === 'asc' ? 'ascending' : 'descending') : undefined;

function NarrowTable<Row extends object>({
  caption,
  rows,
  rowKey,
  columns,
  children,
}: Pick<DataTableProps<Row>, 'caption' | 'rows' | 'rowKey' | 'columns'> & { children: ReactNode }) {
  return (
    <>
      {children}
      <Entries role="list" aria-label={caption}>
        {rows.map((row) => (
          <Entry key={rowKey(row)}>
            {columns
              .filter(({ isRowHeader }) => isRowHeader)
              .map(({ id, cell }) => (
                <EntryTitle key={id}>{cell(row)}</EntryTitle>
              ))}
            <Labels>
              {columns
                .filter(({ isRowHeader }) => !isRowHeader)
                .map(({ id, header, cell }) => ({ id, header, content: cell(row) }))
                .filter(({ content }) => content !== null && content !== '')
                .map(({ id, header, content }) => (
                  <div key={id}>
                    <dt>{header}</dt>
                    <dd>{content}</dd>
                  </div>
                ))}
            </Labels>
          </Entry>
        ))}
      </Entries>
    </>
  );
}

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
