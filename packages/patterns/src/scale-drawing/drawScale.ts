import { across, gap, upright, type DimensionLine } from '../garment-drawing/dimensionLines.ts';
import {
  bend,
  curve,
  line,
  polyline,
  round,
  symmetrical,
  toPathData,
  type Path,
  type Point,
} from '../garment-drawing/geometry.ts';

/** The outer size of an object, in cm. */
export interface ObjectSize {
  readonly width: number;
  readonly height: number;
  readonly depth?: number | undefined;
}

/** An object beside a known one, in units of the drawing. */
interface ScaleLayout {
  readonly width: number;
  readonly height: number;
  readonly object: string;
  /** What stands beside the object. */
  readonly beside: 'phone' | 'person';
  readonly known: string;
  readonly ground: string;
  readonly widthLine: DimensionLine;
  readonly heightLine: DimensionLine;
  /** Where the name of the known object stands: its middle. */
  readonly note: { readonly x: number; readonly y: number };
}

const width = 440;
const maxHeight = 250;
/** Space for the label of the height, and at the other side. */
const labelMargin = 96;
const margin = 40;
const top = 20;
/** Space below the ground for three lines of text. */
const bottom = 96;
/** Half the width of the longest name of what stands beside an object. */
const halfNote = 86;
/** A name that is nearer than this to the label of the width is below both lines of the object. */
const leastDistance = 155;
/** An object with a longer side, in cm, stands beside a person. */
const largestBesidePhone = 70;

const phone = { width: 7.2, height: 14.7 };

const known = {
  phone: { ...phone, draw: drawPhone },
  person: { width: 46, height: 168, draw: drawPerson },
} as const;

/** Draws the front of an object to scale. Both objects stand on the ground. */
export function drawScale(size: ObjectSize): ScaleLayout {
  const beside = Math.max(size.width, size.height) > largestBesidePhone ? 'person' : 'phone';
  const other = known[beside];
  const space = Math.max(other.width, size.width * 0.25);
  const total = size.width + space + other.width;
  const tallest = Math.max(size.height, other.height);
  const scale = Math.min((width - labelMargin - margin) / total, maxHeight / tallest);
  const start = labelMargin + (width - labelMargin - margin - total * scale) / 2;
  const groundY = top + tallest * scale;
  /** Places a point of an object whose middle is at `middle` cm, and whose bottom is on the ground. */
  const placeAt =
    (middle: number) =>
    ([x, y]: Point): Point => [start + (middle + x) * scale, groundY + y * scale];
  const placeObject = placeAt(size.width / 2);
  const otherMiddle = size.width + space + other.width / 2;
  const placeKnown = placeAt(otherMiddle);
  const half = size.width / 2;
  const widthLabel = { x: placeObject([0, 0])[0], y: groundY + gap + 24 };
  const noteX = Math.min(placeKnown([0, 0])[0], width - halfNote);
  const isNear = noteX - widthLabel.x < leastDistance;
  const [left, right] = [placeObject([-half, 0]), placeObject([half, 0])];
  return {
    width,
    height: Math.ceil(groundY + bottom),
    beside,
    object: toPathData([box(half, size.height)], placeObject),
    known: toPathData(other.draw(), placeKnown),
    ground: `M${margin / 2} ${Math.round(groundY)}H${width - margin / 2}`,
    widthLine: across(left, right, groundY + gap, 24),
    heightLine: upright(placeObject([-half, -size.height]), left, left[0] - gap, 'end'),
    note: { x: round(noteX), y: round(widthLabel.y + (isNear ? 44 : 0)) },
  };
}

/** A rectangle with round corners. */
function box(half: number, height: number, radius = Math.min(half, height) * 0.12): Path {
  return symmetrical(
    [half - radius, -height],
    [
      bend([half, -height], [half, -height + radius]),
      line([half, -radius]),
      bend([half, 0], [half - radius, 0]),
      line([0, 0]),
    ],
  );
}

function drawPhone(): readonly Path[] {
  const edge = 1 - phone.height;
  return [box(phone.width / 2, phone.height, 1), polyline([-1.2, edge], [1.2, edge])];
}

function drawPerson(): readonly Path[] {
  return [
    symmetrical([0, -168], [curve([9, -168], [10, -158], [8, -152]), bend([5, -144], [0, -144])]),
    symmetrical(
      [5, -142],
      [
        bend([22, -141], [23, -130]),
        line([22, -84]),
        line([16, -84]),
        line([15, -112]),
        line([14, 0]),
        line([5, 0]),
        line([0, -76]),
      ],
    ),
  ];
}
