import type { ReactNode } from 'react';
import { RadioFieldset } from '../radio-group/RadioFieldset.tsx';
import { Dot } from '../radio-group/RadioGroup.styles.ts';
import { useRadios, type RadioChoice } from '../radio-group/RadioGroup.tsx';
import { TableContainer, Table, Target } from './RadioTable.styles.ts';

export type RadioTableRow = {
  value: string;
  /** Label of the row, in the first column: "6". */
  label: ReactNode;
  /** One for each further column, in order. */
  cells: readonly ReactNode[];
};

export type RadioTableProps = RadioChoice & {
  /** Column headers. The first header is that of the column with the row labels. */
  columns: readonly string[];
  rows: readonly RadioTableRow[];
};

/**
 * Selects one of a few options that differ in numbers, such as EMI plans. A table, so that each number is
 * announced with its column header.
 */
export function RadioTable({
  columns,
  rows,
  legend,
  hideLegend,
  error,
  className,
  ...choice
}: RadioTableProps) {
  const radio = useRadios(choice);
  return (
    <RadioFieldset legend={legend} hideLegend={hideLegend} error={error} className={className}>
      <TableContainer>
        <Table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ value, label, cells }) => {
              const radioProps = radio(value);
              return (
                // The entire row is a pointer target. Keyboards and screen readers use the radio in it.
                <tr key={value} onClick={selectRow}>
                  <th scope="row">
                    <Target>
                      <Dot {...radioProps} />
                      <span data-column={columns[0]}>{label}</span>
                    </Target>
                  </th>
                  {cells.map((cell, at) => (
                    <td key={at} data-column={columns[at + 1]}>
                      {cell}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </Table>
      </TableContainer>
    </RadioFieldset>
  );
}

function selectRow({ currentTarget, target }: React.MouseEvent<HTMLTableRowElement>) {
  // The label selects its radio natively.
  if (target instanceof Element && target.closest('label')) return;
  currentTarget.querySelector('input')?.click();
}
