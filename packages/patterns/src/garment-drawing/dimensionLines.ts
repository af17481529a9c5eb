import { round, toText, type Point } from './geometry.ts';

/** Where the label of a dimension is, in units of the drawing. */
interface Label {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  /** The value is below the name, not beside it. */
  readonly isStacked: boolean;
}

/** The line of a dimension, in units of the drawing. */
export interface DimensionLine {
  /** `d` of the line with its ends. */
  readonly line: string;
  /** `d` of the thin lines from the garment to the line. Empty for a line on the garment. */
  readonly extension: string;
  readonly label: Label;
}

/** Distance of a dimension line from the garment. */
export const gap = 16;
/** Half the length of the ends of a dimension line. */
const tick = 5;

/** A horizontal line at `y`. The label is `offset` below it. */
export function across([ax, ay]: Point, [bx, by]: Point, y: number, offset: number): DimensionLine {
  return {
    line: lineWithEnds([ax, y], [bx, y], [0, tick]),
    extension: lineOf([ax, ay], [ax, y]) + lineOf([bx, by], [bx, y]),
    label: { x: round((ax + bx) / 2), y: round(y + offset), anchor: 'middle', isStacked: false },
  };
}

/** A vertical line at `x`, with its label outside. */
export function upright([ax, ay]: Point, [bx, by]: Point, x: number, anchor: 'start' | 'end'): DimensionLine {
  return {
    line: lineWithEnds([x, ay], [x, by], [tick, 0]),
    extension: lineOf([ax, ay], [x, ay]) + lineOf([bx, by], [x, by]),
    label: {
      x: round(x + (anchor === 'start' ? 10 : -10)),
      y: round((ay + by) / 2 - 4),
      anchor,
      isStacked: true,
    },
  };
}

/** A line parallel to an edge on the left side of the garment, with its label on the left. */
export function along([ax, ay]: Point, [bx, by]: Point): DimensionLine {
  const length = Math.hypot(bx - ax, by - ay);
  const [outX, outY] = [(ay - by) / length, (bx - ax) / length];
  const out = ([x, y]: Point, distance: number): Point => [x + outX * distance, y + outY * distance];
  const [start, end] = [out([ax, ay], gap), out([bx, by], gap)];
  return {
    line: lineWithEnds(start, end, [outX * tick, outY * tick]),
    extension: lineOf([ax, ay], start) + lineOf([bx, by], end),
    label: {
      x: round((start[0] + end[0]) / 2 - 12),
      y: round((start[1] + end[1]) / 2 - 8),
      anchor: 'end',
      isStacked: true,
    },
  };
}

const lineOf = (from: Point, to: Point) => `M${toText(from)}L${toText(to)}`;

/** A line with a stroke across each end. `end`: half of this stroke. */
function lineWithEnds(from: Point, to: Point, [x, y]: Point): string {
  const endOf = ([px, py]: Point) => lineOf([px - x, py - y], [px + x, py + y]);
  return lineOf(from, to) + endOf(from) + endOf(to);
}
