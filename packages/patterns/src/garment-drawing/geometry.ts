/** A point in cm: x from the middle of the garment to the right, y from its top downwards. */
export type Point = readonly [x: number, y: number];

/** A command of an SVG path with its points. A curve has its control points first. */
interface Segment {
  readonly command: 'M' | 'L' | 'Q' | 'C' | 'Z';
  readonly points: readonly Point[];
}

export type Path = readonly Segment[];

export const move = (to: Point): Segment => ({ command: 'M', points: [to] });
export const line = (to: Point): Segment => ({ command: 'L', points: [to] });
/** A curve with one control point. */
export const bend = (control: Point, to: Point): Segment => ({ command: 'Q', points: [control, to] });
/** A curve with two control points. */
export const curve = (first: Point, second: Point, to: Point): Segment => ({
  command: 'C',
  points: [first, second, to],
});

/** A line through points. */
export const polyline = (start: Point, ...rest: readonly Point[]): Path => [move(start), ...rest.map(line)];

export const flip = ([x, y]: Point): Point => [-x, y];
/** A path and its mirror image. */
export const both = (path: Path): readonly Path[] => [
  path,
  path.map(({ command, points }) => ({ command, points: points.map(flip) })),
];

/**
 * A closed, symmetrical path: from `start` along `right`, and back on the left side. `closing` leads from the
 * mirror image of `start` to `start`. Default: a straight line.
 */
export function symmetrical(start: Point, right: Path, closing: Path = []): Path {
  const starts = [start, ...right.map(({ points }) => points.at(-1) ?? start)];
  const left = right.map(({ command, points }, index): Segment => {
    const controls = points.slice(0, -1).toReversed();
    return { command, points: [...controls, starts[index] ?? start].map(flip) };
  });
  return [move(start), ...right, ...left.toReversed(), ...closing, { command: 'Z', points: [] }];
}

/** The point on a line at a share of its length, from 0 to 1. */
export const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

/** With one decimal, so that every browser and the server write the same number. */
export const round = (value: number) => Math.round(value * 10) / 10;
export const rounded = ([x, y]: Point): Point => [round(x), round(y)];
/** Coordinates as SVG writes them, with one decimal. */
export const toText = (point: Point): string => rounded(point).join(' ');

/** The `d` attribute of paths. `place` converts cm to the units of the drawing. */
export const toPathData = (paths: readonly Path[], place: (point: Point) => Point): string =>
  paths
    .flat()
    .map(({ command, points }) => command + points.map((point) => toText(place(point))).join(' '))
    .join('');
