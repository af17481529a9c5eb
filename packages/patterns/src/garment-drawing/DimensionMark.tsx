import type { DimensionLine } from './dimensionLines.ts';

type DimensionMarkProps = {
  dimension: DimensionLine;
  /** Name of the measure. */
  name: string;
  /** With its unit. */
  value: string;
  /** The measure decides the size. */
  decides?: boolean;
};

/** Distance of a value from its name: beside it, and below it. */
const beside = '0.4em';
const below = '1.25em';

/** A dimension line of a drawing, with its name and value. */
export function DimensionMark({
  dimension: { line, extension, label },
  name,
  value,
  decides = false,
}: DimensionMarkProps) {
  const { x, y, anchor, isStacked } = label;
  return (
    <g data-decides={decides || undefined} data-inside={extension === '' || undefined}>
      <path className="extension" d={extension} />
      <path className="dimension" d={line} />
      <text x={x} y={y} textAnchor={anchor}>
        <tspan>{name}</tspan>
        <tspan className="value" {...(isStacked ? { x, dy: below } : { dx: beside })}>
          {value}
        </tspan>
      </text>
    </g>
  );
}
