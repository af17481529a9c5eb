import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { drawGarment } from './drawGarment.ts';
import { measuresOf, toLength } from './measureText.ts';
import type { Garment, Measures } from './shape.ts';

const kurta = measuresOf(samples.kurtaGarment, 'M');

/** A garment of each shape in one size. */
const garments: Record<Garment['shape'], Measures> = {
  coat: { chest: 110, waist: 102, shoulder: 42, length: 112, sleeve: 62, hem: 132 },
  dress: { chest: 92, waist: 74, shoulder: 38, length: 100, sleeve: 20, hem: 150 },
  knit: { chest: 100, shoulder: 42, length: 62, sleeve: 62, hem: 92 },
  kurta,
  lehenga: { waist: 76, length: 104, hem: 360 },
  saree: { length: 550, width: 115, blouseChest: 92, blouseLength: 38 },
  shirt: { chest: 112, shoulder: 46, length: 77, sleeve: 63, hem: 110 },
  trousers: { waist: 82, hip: 100, rise: 28, inseam: 78, length: 105, hem: 40 },
};
const shapes = Object.entries(garments) as [Garment['shape'], Measures][];

/** First and last point of a path such as `M10 20L30 20…`. */
const endsOf = (line: string) => {
  const [, ax, ay, bx, by] = /^M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)/.exec(line) ?? [];
  return { from: [Number(ax), Number(ay)], to: [Number(bx), Number(by)] } as const;
};
const lengthIn = (drawing: ReturnType<typeof drawGarment>, part: string) => {
  const { from, to } = endsOf(drawing.dimensions.find((one) => one.part === part)?.line ?? '');
  return Math.hypot((to[0] ?? 0) - (from[0] ?? 0), (to[1] ?? 0) - (from[1] ?? 0));
};

test.each(shapes)(
  'a %s is drawn inside its frame, with each measured part once [PDP-12]',
  (shape, measures) => {
    const drawing = drawGarment(shape, measures);
    expect(drawing.dimensions.map(({ part }) => part).toSorted()).toEqual(Object.keys(measures).toSorted());
    const paths = [drawing.cloth, drawing.lines, drawing.stitches];
    for (const path of [
      ...paths,
      ...drawing.dimensions.flatMap(({ line, extension }) => [line, extension]),
    ]) {
      expect(path).not.toMatch(/NaN|Infinity|undefined/);
      for (const [, x, y] of path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)) {
        expect(Number(x)).toBeGreaterThanOrEqual(0);
        expect(Number(x)).toBeLessThanOrEqual(drawing.width);
        expect(Number(y)).toBeGreaterThanOrEqual(0);
        expect(Number(y)).toBeLessThanOrEqual(drawing.height);
      }
    }
    for (const { label } of drawing.dimensions) {
      expect(label.x).toBeGreaterThan(0);
      expect(label.x).toBeLessThan(drawing.width);
      expect(label.y).toBeGreaterThan(0);
      expect(label.y).toBeLessThan(drawing.height);
    }
  },
);

test('shoulder, length, sleeve and chest of a kurta are to scale', () => {
  const drawing = drawGarment('kurta', kurta);
  const perCm = lengthIn(drawing, 'shoulder') / 45;
  expect(lengthIn(drawing, 'length') / 104).toBeCloseTo(perCm, 1);
  expect(lengthIn(drawing, 'sleeve') / 61).toBeCloseTo(perCm, 1);
  // Laid flat, a garment is half as wide as its chest.
  expect(lengthIn(drawing, 'chest') / 56).toBeCloseTo(perCm, 1);
});

test('another size has another drawing', () => {
  const larger = measuresOf(samples.kurtaGarment, 'XL');
  expect(drawGarment('kurta', larger).cloth).not.toBe(drawGarment('kurta', kurta).cloth);
});

test('a part that is not measured has no dimension', () => {
  const { slit: _, ...rest } = kurta;
  expect(drawGarment('kurta', rest).dimensions.map(({ part }) => part)).not.toContain('slit');
});

test.each([
  [45, 'cm', '45'],
  [43.5, 'cm', '43.5'],
  [45, 'in', '17.7'],
  [127, 'in', '50'],
] as const)('%d cm in %s is %s', (cm, unit, text) => {
  expect(toLength(cm, unit)).toBe(text);
});

test('a size that the garment does not have has no measures', () => {
  expect(measuresOf(samples.kurtaGarment, 'One size')).toEqual({});
});
