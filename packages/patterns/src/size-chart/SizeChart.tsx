import { Link } from '@luxe/ui/link';
import { useId } from 'react';
import { Chart, Scroller } from './SizeChart.styles.ts';

export type SizeChartProps = {
  /** Accessible name of the table. */
  title: string;
  /** Column headers. The first column is the size as sold. */
  columns: readonly string[];
  /** Paths of pages about the columns, in their order. Null for a column without a page. */
  columnLinks?: readonly (string | null)[] | undefined;
  rows: readonly (readonly string[])[];
  /** How to measure. */
  note?: string;
  /** The chosen size, whose row is marked. */
  selectedSize?: string | undefined;
};

/**
 * Sizes in several national systems and in centimetres [PDP-12]. A wide table scrolls, also by keyboard, and
 * the column of sizes stays visible.
 */
export function SizeChart({ title, columns, columnLinks, rows, note, selectedSize }: SizeChartProps) {
  const noteId = useId();
  const toHeading = (column: string, href: string | null | undefined) =>
    href ? (
      <Link href={href} tone="inline">
        {column}
      </Link>
    ) : (
      column
    );
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling needs a keyboard */}
      <Scroller role="region" aria-label={title} tabIndex={0}>
        <Chart aria-label={title} aria-describedby={note ? noteId : undefined}>
          <thead>
            <tr>
              {columns.map((column, at) => (
                <th key={column} scope="col">
                  {toHeading(column, columnLinks?.[at])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([size = '', ...values]) => (
              <tr key={size} aria-current={size === selectedSize || undefined}>
                <th scope="row">{size}</th>
                {values.map((value, at) => (
                  <td key={columns[at + 1]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Chart>
      </Scroller>
      {note && <p id={noteId}>{note}</p>}
    </>
  );
}
