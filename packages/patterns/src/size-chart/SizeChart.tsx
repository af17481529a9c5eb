import { useId } from 'react';
import { Chart, Scroller } from './SizeChart.styles.ts';

export type SizeChartProps = {
  /** Names the table. */
  title: string;
  /** Heads of the columns; the first is the size as it is sold. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** How to measure. */
  note?: string;
  /** The size that is chosen: its row is marked. */
  chosen?: string | undefined;
};

/** Sizes in the systems of several countries and in centimetres (PDP-12). Wider than a phone it scrolls, by keys too; the sizes stay. */
export function SizeChart({ title, columns, rows, note, chosen }: SizeChartProps) {
  const noteId = useId();
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be scrolled by keys */}
      <Scroller role="region" aria-label={title} tabIndex={0}>
        <Chart aria-label={title} aria-describedby={note ? noteId : undefined}>
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
            {rows.map(([size = '', ...values]) => (
              <tr key={size} aria-current={size === chosen || undefined}>
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
