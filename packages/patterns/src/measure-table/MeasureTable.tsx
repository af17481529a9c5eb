import {
  garmentLabels,
  toLength,
  type Garment,
  type GarmentLabels,
  type LengthUnit,
} from '../garment-drawing/GarmentDrawing.tsx';
import { Scroller } from '../size-chart/SizeChart.styles.ts';
import { Table } from './MeasureTable.styles.ts';

export type MeasureTableLabels = Pick<GarmentLabels, 'parts'> & {
  /** Accessible name. */
  title: string;
  /** Header of the column of parts. */
  inUnit: Readonly<Record<LengthUnit, string>>;
  /** Header of the row with the bodies that a size fits. */
  fits: Readonly<Record<'chest' | 'waist', string>>;
  range: (from: string, to: string) => string;
};

const english: MeasureTableLabels = {
  title: 'Measures by size',
  parts: garmentLabels.parts,
  inUnit: { cm: 'In cm', in: 'In inches' },
  fits: { chest: 'To fit chest', waist: 'To fit waist' },
  range: (from, to) => `${from}–${to}`,
};

export type MeasureTableProps = {
  garment: Garment;
  /** The size whose column is marked. */
  size?: string | undefined;
  /** Default `cm`. */
  unit?: LengthUnit;
  labels?: MeasureTableLabels;
};

/**
 * The measures of a garment: a column for each size, a row for each part. The column of the chosen size is
 * marked. A wide table scrolls, also by keyboard, and the names of the parts stay visible.
 */
export function MeasureTable({ garment, size, unit = 'cm', labels = english }: MeasureTableProps) {
  const { sizes, fits, measures } = garment;
  const lengthOf = (cm: number | undefined) => (cm === undefined ? '' : toLength(cm, unit));
  const markOf = (one: string) => (one === size ? '' : undefined);
  const rows = [
    ...(fits
      ? [
          {
            name: labels.fits[fits.part],
            values: fits.ranges.map(({ from, to }) => labels.range(lengthOf(from), lengthOf(to))),
            decides: false,
          },
        ]
      : []),
    ...measures.map(({ part, cm }) => ({
      name: labels.parts[part],
      values: cm.map(lengthOf),
      decides: part === fits?.part,
    })),
  ];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling needs a keyboard
    <Scroller role="region" aria-label={labels.title} tabIndex={0}>
      <Table aria-label={labels.title}>
        <thead>
          <tr>
            <th scope="col">{labels.inUnit[unit]}</th>
            {sizes.map((one) => (
              <th key={one} scope="col" aria-current={one === size || undefined} data-chosen={markOf(one)}>
                {one}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values, decides }) => (
            <tr key={name} data-decides={decides ? '' : undefined}>
              <th scope="row">{name}</th>
              {sizes.map((one, at) => (
                <td key={one} data-chosen={markOf(one)}>
                  {values[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}
