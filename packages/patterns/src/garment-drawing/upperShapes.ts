import {
  bend,
  between,
  both,
  curve,
  flip,
  line,
  move,
  polyline,
  symmetrical,
  type Path,
  type Point,
} from './geometry.ts';
import type { Dimension, Measures, Shape } from './shape.ts';

/** What differs between garments with a neck and sleeves. Lengths in cm. */
interface Cut {
  /** Depth of the neck. */
  neck: number;
  /** Length of the sleeve, if it is not measured. */
  sleeve: number;
  /** Width of the cuff, laid flat. */
  cuff: number;
  /** Angle of the sleeves from the vertical, in degrees. */
  angle: number;
  /** How much higher the hem is at the sides than in the middle. */
  tails: number;
}

const cuts = {
  coat: { neck: 5, sleeve: 62, cuff: 15, angle: 25, tails: 1 },
  dress: { neck: 13, sleeve: 20, cuff: 9, angle: 38, tails: 1.5 },
  knit: { neck: 9, sleeve: 62, cuff: 10, angle: 25, tails: 0.5 },
  kurta: { neck: 7, sleeve: 60, cuff: 12, angle: 25, tails: 1.5 },
  shirt: { neck: 7, sleeve: 63, cuff: 11, angle: 25, tails: 7 },
} as const satisfies Record<string, Cut>;

/** The points of the right half, and the measures that they come from. */
interface Frame {
  neck: Point;
  tip: Point;
  /** Outer and inner end of the sleeve. */
  outer: Point;
  inner: Point;
  armpit: Point;
  waist: Point | undefined;
  hem: Point;
  length: number;
  neckDepth: number;
}

function frameOf(measures: Measures, cut: Cut): Frame {
  const { chest = 100, shoulder = chest * 0.42, length = 70, hem = chest, waist } = measures;
  const tip: Point = [shoulder / 2, shoulder * 0.09];
  const armpit: Point = [chest / 4, tip[1] + chest * 0.19];
  const sleeve = measures.sleeve ?? cut.sleeve;
  const angle = (cut.angle * Math.PI) / 180;
  const [across, down] = [Math.sin(angle), Math.cos(angle)];
  const outer: Point = [tip[0] + sleeve * across, tip[1] + sleeve * down];
  return {
    neck: [shoulder * 0.19, 0],
    tip,
    outer,
    inner: [outer[0] - cut.cuff * down, outer[1] + cut.cuff * across],
    armpit,
    waist: waist === undefined ? undefined : [waist / 4, armpit[1] + (length - armpit[1]) * 0.28],
    hem: [hem / 4, length - cut.tails],
    length,
    neckDepth: cut.neck,
  };
}

function outlineOf({ neck, tip, outer, inner, armpit, waist, hem, length, neckDepth }: Frame): Path {
  const side = waist
    ? [
        bend([waist[0], (armpit[1] + waist[1]) / 2], waist),
        bend([waist[0] + (hem[0] - waist[0]) * 0.3, (waist[1] + hem[1]) / 2], hem),
      ]
    : [bend([armpit[0], (armpit[1] + hem[1]) / 2], hem)];
  return symmetrical(
    neck,
    [
      line(tip),
      line(outer),
      line(inner),
      line(armpit),
      ...side,
      curve([hem[0] * 0.75, length - 0.2], [hem[0] * 0.45, length], [0, length]),
    ],
    [bend([0, 2 * neckDepth], neck)],
  );
}

/** The neck seen from the front, and the back of the neck behind it. */
const neckline = ({ neck }: Frame): Path => [move(flip(neck)), bend([0, 3], neck)];

/** A second line around the neck, at a distance in cm. */
const neckBand = ({ neck, tip, neckDepth }: Frame, distance: number): Path => {
  const end = between(neck, tip, distance / (tip[0] - neck[0]));
  return [move(flip(end)), bend([0, 2 * (neckDepth + distance) - end[1]], end)];
};

/** A line across both sleeves, at a distance in cm from their ends. */
const cuffs = ({ tip, outer, inner, armpit }: Frame, distance: number): readonly Path[] => {
  const lengthOf = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay);
  const start = between(outer, tip, distance / lengthOf(outer, tip));
  const end = between(inner, armpit, distance / lengthOf(inner, armpit));
  return both(polyline(start, end));
};

/** A line along the hem, at a distance in cm. */
const hemline = ({ armpit, hem, length }: Frame, distance: number): Path => {
  const end = between(hem, armpit, distance / (hem[1] - armpit[1]));
  return [move(flip(end)), bend([0, 2 * (length - distance) - end[1]], end)];
};

const row = (x: number, from: number, to: number, count: number): Point[] =>
  Array.from({ length: count }, (_, at) => [x, from + ((to - from) * at) / (count - 1)]);

type Finish = Pick<Shape, 'lines' | 'stitches' | 'buttons'>;

function finishKurta(frame: Frame, { slit }: Measures): Finish {
  const { armpit, hem, neckDepth, length } = frame;
  const [top, bottom] = [neckDepth + 3, armpit[1] - 2.5];
  const slitTop = slit === undefined ? undefined : between(hem, armpit, slit / (length - armpit[1]));
  return {
    lines: [
      neckline(frame),
      neckBand(frame, 2.5),
      ...both(polyline([2.3, top - 0.6], [2.3, bottom])),
      polyline([-2.3, bottom], [2.3, bottom]),
    ],
    stitches: [
      hemline(frame, 3),
      ...cuffs(frame, 3),
      ...(slitTop ? both(polyline([slitTop[0] - 1.6, slitTop[1]], [hem[0] - 1.6, hem[1] - 3])) : []),
    ],
    buttons: row(0, top + 1.5, bottom - 2, 4),
  };
}

const finishKnit = (frame: Frame): Finish => ({
  lines: [neckline(frame), neckBand(frame, 2.6), hemline(frame, 7), ...cuffs(frame, 6)],
  stitches: [],
  buttons: [],
});

function finishShirt(frame: Frame): Finish {
  const { neck, armpit, neckDepth, length } = frame;
  const pocket: Point = [armpit[0] * 0.28, armpit[1] + 8];
  return {
    lines: [
      neckline(frame),
      ...both(polyline(neck, [neck[0] + 1, 8], [1.4, neckDepth + 0.4])),
      ...both(polyline([1.6, neckDepth + 1], [1.6, length])),
      polyline(
        pocket,
        [pocket[0], pocket[1] + 12],
        [pocket[0] + 10, pocket[1] + 12],
        [pocket[0] + 10, pocket[1]],
        pocket,
      ),
      ...cuffs(frame, 6),
    ],
    stitches: [hemline(frame, 1.2)],
    buttons: row(0, neckDepth + 4, length - 9, 6),
  };
}

function finishCoat(frame: Frame): Finish {
  const { neck, armpit, waist = [armpit[0], armpit[1] + 18] as const, length } = frame;
  const cross: Point = [-6, waist[1] - 4];
  const belt = (y: number) => polyline([-waist[0] - 0.2, y], [waist[0] + 0.2, y]);
  return {
    lines: [
      neckline(frame),
      [move(neck), bend([neck[0] + 7, armpit[1] * 0.55], cross)],
      [move(flip(neck)), bend([-neck[0] - 7, armpit[1] * 0.55], [-1, waist[1] - 12])],
      [move(neck), bend([neck[0] - 3, armpit[1] * 0.6], [0, waist[1] - 9])],
      polyline([-6, waist[1] + 2.4], [-6, length - 0.3]),
      belt(waist[1] - 2.4),
      belt(waist[1] + 2.4),
      ...both(polyline([armpit[0] * 0.5, waist[1] + 20], [armpit[0] * 0.9, waist[1] + 22])),
    ],
    stitches: cuffs(frame, 7),
    buttons: [...row(-3, waist[1] + 20, waist[1] + 33, 2), ...row(6, waist[1] + 20, waist[1] + 33, 2)],
  };
}

const finishDress = (frame: Frame): Finish => ({
  lines: [
    neckline(frame),
    ...(frame.waist ? [polyline(flip(frame.waist), frame.waist)] : []),
    neckBand(frame, 1.2),
  ],
  stitches: [hemline(frame, 3), ...cuffs(frame, 2)],
  buttons: [],
});

const finishes: Record<keyof typeof cuts, (frame: Frame, measures: Measures) => Finish> = {
  coat: finishCoat,
  dress: finishDress,
  knit: finishKnit,
  kurta: finishKurta,
  shirt: finishShirt,
};

/** The waist is measured below a belt. */
const acrossWaist = ([x, y]: Point): Dimension => ({
  part: 'waist',
  from: [-x, y + 6],
  to: [x, y + 6],
  side: 'inside',
});

/** A garment with a neck and sleeves. */
export function upperShape(name: keyof typeof cuts, measures: Measures): Shape {
  const frame = frameOf(measures, cuts[name]);
  const { neck, tip, outer, armpit, waist, hem, length } = frame;
  const chestY = armpit[1] + 1;
  const slitTop: Point = [-hem[0], length - (measures.slit ?? 0)];
  return {
    cloth: [outlineOf(frame)],
    ...finishes[name](frame, measures),
    dimensions: [
      { part: 'shoulder', from: flip(tip), to: tip, side: 'above' },
      { part: 'length', from: neck, to: [hem[0], length], side: 'right' },
      { part: 'sleeve', from: flip(tip), to: flip(outer), side: 'along' },
      { part: 'chest', from: [-armpit[0], chestY], to: [armpit[0], chestY], side: 'inside' },
      ...(waist ? [acrossWaist(waist)] : []),
      { part: 'slit', from: slitTop, to: [-hem[0], length], side: 'left' },
      { part: 'hem', from: flip(hem), to: hem, side: 'below' },
    ],
  };
}
