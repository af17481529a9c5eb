import { bend, both, curve, flip, line, move, polyline, symmetrical, type Point } from './geometry.ts';
import type { Measures, Shape } from './shape.ts';

/** Trousers, seen from the front. */
export function trousersShape(measures: Measures): Shape {
  const { waist = 80, hip = waist * 1.22, rise = 28, hem = 40 } = measures;
  const length = measures.length ?? rise + (measures.inseam ?? 76);
  const corner: Point = [waist / 4, 0];
  const seat: Point = [hip / 4, rise * 0.75];
  const outer: Point = [seat[0] + 1, length];
  const inner: Point = [Math.max(outer[0] - hem / 2, 1.5), length];
  const crotch: Point = [0, rise];
  const crease = (inner[0] + outer[0]) / 2;
  return {
    cloth: [
      symmetrical(corner, [
        bend([seat[0], rise * 0.3], seat),
        line(outer),
        line(inner),
        bend([2, rise + 8], crotch),
      ]),
    ],
    lines: [
      polyline([-waist / 4 - 0.5, 4], [waist / 4 + 0.5, 4]),
      polyline([0, 4], crotch),
      ...both(polyline([waist / 4 - 5, 4], [seat[0] - 0.6, 15])),
    ],
    stitches: [
      [move([2.4, 4]), bend([2.6, rise * 0.6], [0, rise * 0.72])],
      ...both(polyline([waist / 8 + 1, 7], [crease, length - 1])),
      ...both(polyline([inner[0], length - 3], [outer[0], length - 3])),
    ],
    buttons: [[0, 2]],
    dimensions: [
      { part: 'waist', from: flip(corner), to: corner, side: 'above' },
      { part: 'length', from: corner, to: outer, side: 'right' },
      { part: 'hip', from: flip(seat), to: seat, side: 'inside' },
      { part: 'rise', from: [-outer[0], 0], to: [-outer[0], rise], side: 'left' },
      { part: 'inseam', from: [-outer[0], rise], to: flip(outer), side: 'left' },
      { part: 'hem', from: inner, to: outer, side: 'below' },
    ],
  };
}

/** Positions of the pleats of a lehenga, as shares of its half width. */
const pleats = [0.18, 0.4, 0.62, 0.83];

/** A lehenga: a flared skirt. Its hem is drawn gathered, because all of it is wider than a page. */
export function lehengaShape({ waist = 76, length = 104, hem = 320 }: Measures): Shape {
  const corner: Point = [waist / 4, 0];
  const end: Point = [Math.min(hem / 4, length * 0.68), length - 4];
  const border = (up: number) => [
    move([-end[0] + 1, end[1] - up]),
    bend([0, length + 4 - up], [end[0] - 1, end[1] - up]),
  ];
  return {
    cloth: [
      symmetrical(corner, [
        curve([corner[0] + 5, length * 0.28], [end[0] * 0.86, length * 0.62], end),
        bend([end[0] * 0.5, length], [0, length]),
      ]),
    ],
    lines: [
      polyline([-corner[0] - 0.6, 5], [corner[0] + 0.6, 5]),
      border(9),
      ...pleats.flatMap((share) =>
        both([
          move([corner[0] * share, 5]),
          bend([corner[0] * share + 1, length * 0.4], [end[0] * share, length - 10 - 3 * share]),
        ]),
      ),
    ],
    stitches: [border(6.5)],
    buttons: [],
    dimensions: [
      { part: 'waist', from: flip(corner), to: corner, side: 'above' },
      { part: 'length', from: corner, to: [end[0], length], side: 'right' },
      { part: 'hem', from: flip(end), to: end, side: 'below' },
    ],
  };
}

/** Width in cm with which a saree is drawn: it is shortened by a break. */
const drawnLength = 150;
/** Distance between the saree and its blouse. */
const blouseGap = 14;

/** A saree, shortened by a break, and the blouse below it. */
export function sareeShape(measures: Measures): Shape {
  const { width = 115, blouseChest = 92, blouseLength = 38 } = measures;
  const half = drawnLength / 2;
  const [top, chest] = [width + blouseGap, blouseChest / 4];
  const down = (y: number) => top + y;
  const pallu = half - 34;
  const zigzag = (x: number) =>
    polyline([x, 0], [x + 4, width * 0.25], [x - 4, width * 0.5], [x + 4, width * 0.75], [x, width]);
  const sleeve: Point = [chest + 11, down(17)];
  return {
    cloth: [
      symmetrical([half, 0], [line([half, width]), line([0, width])]),
      symmetrical(
        [chest * 0.38, down(0)],
        [
          line([chest * 0.88, down(3)]),
          line(sleeve),
          line([chest + 3, down(21)]),
          line([chest, down(17)]),
          line([chest * 0.9, down(blouseLength)]),
          line([0, down(blouseLength)]),
        ],
        [bend([0, down(18)], [chest * 0.38, down(0)])],
      ),
    ],
    lines: [
      polyline([-half, 7], [half, 7]),
      polyline([-half, width - 7], [half, width - 7]),
      polyline([pallu, 7], [pallu, width - 7]),
      polyline([pallu + 8, 7], [pallu + 8, width - 7]),
      zigzag(-22),
      zigzag(-17),
    ],
    stitches: [
      polyline([-half, 4], [half, 4]),
      polyline([-half, width - 4], [half, width - 4]),
      polyline([pallu + 20, 7], [pallu + 20, width - 7]),
    ],
    buttons: [],
    dimensions: [
      { part: 'length', from: [-half, 0], to: [half, 0], side: 'above' },
      { part: 'width', from: [half, 0], to: [half, width], side: 'right' },
      { part: 'blouseChest', from: [-chest, down(19)], to: [chest, down(19)], side: 'inside' },
      { part: 'blouseLength', from: [-chest, down(0)], to: [-chest, down(blouseLength)], side: 'left' },
    ],
  };
}
