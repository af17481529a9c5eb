import { across, along, gap, upright, type DimensionLine } from './dimensionLines.ts';
import { rounded, toPathData, type Path, type Point } from './geometry.ts';
import { lehengaShape, sareeShape, trousersShape } from './lowerShapes.ts';
import type { Dimension, Garment, GarmentPart, Measures, Shape } from './shape.ts';
import { upperShape } from './upperShapes.ts';

interface PlacedDimension extends DimensionLine {
  readonly part: GarmentPart;
}

/** A garment with its dimensions, in units of the drawing. */
interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly cloth: string;
  readonly lines: string;
  readonly stitches: string;
  readonly buttons: readonly Point[];
  readonly dimensions: readonly PlacedDimension[];
}

const width = 440;
/** The garment is at most this high. */
const maxHeight = 420;
/** Space for the labels beside the garment, and above and below it. */
const sideMargin = 110;
const endMargin = 58;

/** Draws a garment in one size to scale. Draws the dimensions of the measured parts only. */
export function drawGarment(name: Garment['shape'], measures: Measures): Drawing {
  const shape = shapeOf(name, measures);
  const size = boundsOf(shape.cloth);
  const scale = Math.min(
    (width - 2 * sideMargin) / (size.right - size.left),
    maxHeight / (size.bottom - size.top),
  );
  const left = width / 2 - ((size.left + size.right) / 2) * scale;
  const place = ([x, y]: Point): Point => [left + x * scale, endMargin + (y - size.top) * scale];
  const [endX, endY] = place([size.right, size.bottom]);
  const edges: Edges = { right: endX, top: endMargin, bottom: endY };
  return {
    width,
    height: Math.ceil(endY + endMargin),
    cloth: toPathData(shape.cloth, place),
    lines: toPathData(shape.lines, place),
    stitches: toPathData(shape.stitches, place),
    buttons: shape.buttons.map((point) => rounded(place(point))),
    dimensions: shape.dimensions
      .filter(({ part }) => measures[part] !== undefined)
      .map((dimension) => placeDimension(dimension, place, edges)),
  };
}

function shapeOf(name: Garment['shape'], measures: Measures): Shape {
  switch (name) {
    case 'lehenga':
      return lehengaShape(measures);
    case 'saree':
      return sareeShape(measures);
    case 'trousers':
      return trousersShape(measures);
    default:
      return upperShape(name, measures);
  }
}

function boundsOf(paths: readonly Path[]) {
  const points = paths.flat().flatMap((segment) => segment.points);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

/** The edges of the garment, in units of the drawing. */
interface Edges {
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function placeDimension(
  { part, from, to, side }: Dimension,
  place: (point: Point) => Point,
  edges: Edges,
): PlacedDimension {
  const [a, b] = [place(from), place(to)];
  switch (side) {
    case 'above':
      return { part, ...across(a, b, edges.top - gap, -12) };
    case 'below':
      return { part, ...across(a, b, edges.bottom + gap, 24) };
    case 'inside':
      return { part, ...across(a, b, a[1], 20), extension: '' };
    case 'right':
      return { part, ...upright(a, b, edges.right + gap, 'start') };
    case 'left':
      return { part, ...upright(a, b, Math.min(a[0], b[0]) - gap, 'end') };
    case 'along':
      return { part, ...along(a, b) };
  }
}
