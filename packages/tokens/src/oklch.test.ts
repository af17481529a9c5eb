import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toHex } from './colour.ts';
import { distance, shadeAt, toOklab } from './oklch.ts';

const hex = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map((bytes) => toHex(bytes.map((b) => b / 255)));

test('black and white have the lightness 0 and 1, and no chroma', () => {
  expect(toOklab('#000000').lightness).toBeCloseTo(0, 3);
  expect(toOklab('#ffffff').lightness).toBeCloseTo(1, 3);
  expect(Math.hypot(toOklab('#ffffff').a, toOklab('#ffffff').b)).toBeCloseTo(0, 3);
});

test('a colour is the shade of itself at its own lightness', () => {
  fc.assert(
    fc.property(hex, (colour) => {
      expect(distance(shadeAt(colour, toOklab(colour).lightness), colour)).toBeLessThan(0.01);
    }),
    { numRuns: 500, seed: 5 },
  );
});

test('a shade has the wanted lightness and the hue of its colour', () => {
  fc.assert(
    fc.property(hex, fc.double({ min: 0.2, max: 0.9, noNaN: true }), (colour, lightness) => {
      const from = toOklab(colour);
      const to = toOklab(shadeAt(colour, lightness));
      expect(Math.abs(to.lightness - lightness)).toBeLessThan(0.02);
      // The hue of a nearly grey colour is rounding.
      if (Math.hypot(from.a, from.b) < 0.06 || Math.hypot(to.a, to.b) < 0.06) return;
      const turn = Math.abs(Math.atan2(from.b, from.a) - Math.atan2(to.b, to.a));
      expect(Math.min(turn, 2 * Math.PI - turn)).toBeLessThan(0.1);
    }),
    { numRuns: 500, seed: 6 },
  );
});

test('the distance of equal colours is 0, and that of black and white is 1', () => {
  expect(distance('#7a3b4a', '#7a3b4a')).toBe(0);
  expect(distance('#000000', '#ffffff')).toBeCloseTo(1, 2);
});
