import type { ReactNode } from 'react';

interface Column {
  readonly header: string;
  /** What the header means, as its tooltip. */
  readonly about?: string;
}

export interface TableRow {
  readonly key: string;
  /** The first cell, which names the row. */
  readonly name: ReactNode;
  /** One for each further column, in order. Null and the empty string leave a cell empty. */
  readonly cells: readonly ReactNode[];
}

interface TableProps {
  /** Accessible name. */
  readonly label: string;
  /** The first column is that of the names. */
  readonly columns: readonly Column[];
  readonly rows: readonly TableRow[];
  /**
   * `text`: an empty cell shows a dash. `marks`: many narrow columns with upright headers, and a mark or
   * nothing in each cell. Default `text`.
   */
  readonly layout?: 'text' | 'marks';
}

/**
 * A table of a documentation page. On a phone each row is a block, in which every cell follows the header of
 * its column, so that no column lies outside the window.
 */
export function Table({ label, columns, rows, layout = 'text' }: TableProps) {
  return (
    <div className="page-table-frame sb-unstyled">
      <table className="page-table" aria-label={label} data-layout={layout}>
        <thead>
          <tr>
            {columns.map(({ header, about }) => (
              <th key={header} scope="col" title={about}>
                <span>{header}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={index} data-column={columns[index + 1]?.header}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Keys of the keyboard, separated by commas: `ArrowUp, ArrowDown`. */
export const Keys = ({ keys }: { keys: string }) =>
  keys.split(', ').map((key, index) => (
    <span key={key}>
      {index > 0 ? ' ' : ''}
      <kbd>{key}</kbd>
    </span>
  ));
