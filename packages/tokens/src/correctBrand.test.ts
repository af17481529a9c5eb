import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ratio, toHex } from './colour.ts';
import { correctBrand, describeCorrection } from './correctBrand.ts';
import { distance, toOklab } from './oklch.ts';

const neel = { surface: '#10162a', text: '#e6e9f4', muted: '#a9b3d6', accent: '#d9b7a0', media: '#182038' };
const hex = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map((bytes) => toHex(bytes.map((b) => b / 255)));
const brand = fc.record({ surface: hex, text: hex, muted: hex, accent: hex, media: hex });

const hueOf = (colour: string) => {
  const { a, b } = toOklab(colour);
  return { hue: Math.atan2(b, a), chroma: Math.hypot(a, b) };
};

test('colours with enough contrast stay as they are', () => {
  expect(correctBrand(neel)).toEqual({ colours: neel, corrections: [] });
});

test('any five colours become readable, and only unreadable ones change', () => {
  fc.assert(
    fc.property(brand, (given) => {
      const { colours, corrections } = correctBrand(given);
      const { surface, text, muted, accent, media } = colours;
      expect(surface).toBe(given.surface);
      expect(ratio(text, surface)).toBeGreaterThanOrEqual(4.5);
      expect(ratio(muted, surface)).toBeGreaterThanOrEqual(4.5);
      expect(ratio(accent, surface)).toBeGreaterThanOrEqual(3);
      expect(ratio(text, media)).toBeGreaterThanOrEqual(4.5);
      const changed = Object.entries(given).filter(([key, colour]) => colours[key as 'text'] !== colour);
      expect(corrections.map(({ key }) => key).toSorted()).toEqual(changed.map(([key]) => key).toSorted());
    }),
    { numRuns: 500, seed: 11 },
  );
});

test('a corrected colour has the hue that the brand chose', () => {
  fc.assert(
    fc.property(brand, (given) => {
      for (const { from, to } of correctBrand(given).corrections) {
        const [before, after] = [hueOf(from), hueOf(to)];
        // The distance of the hues at the chroma of the result. Eight bits a channel round it.
        const turned = 2 * Math.sin(Math.abs(before.hue - after.hue) / 2) * after.chroma;
        expect(turned, `${from} ${to}`).toBeLessThan(0.015);
      }
    }),
    { numRuns: 500, seed: 12 },
  );
});

test('text, muted and accent stay three different colours', () => {
  fc.assert(
    fc.property(brand, (given) => {
      fc.pre(new Set([given.text, given.muted, given.accent]).size === 3);
      const { text, muted, accent } = correctBrand(given).colours;
      expect(new Set([text, muted, accent]).size, JSON.stringify(given)).toBe(3);
    }),
    { numRuns: 1000, seed: 13 },
  );
});

test('corrected colours on a dark and on a pale surface differ visibly', () => {
  for (const surface of ['#7a3b4a', '#fbf7f0']) {
    const { text, muted, accent } = correctBrand({
      ...neel,
      surface,
      text: surface,
      muted: surface,
      accent: surface,
    }).colours;
    expect(distance(text, muted)).toBeGreaterThanOrEqual(0.05);
    expect(distance(muted, accent)).toBeGreaterThanOrEqual(0.05);
    expect(distance(text, accent)).toBeGreaterThanOrEqual(0.05);
  }
});

test('describes each corrected colour and the reason for its correction', () => {
  const sentences = correctBrand({ ...neel, text: '#20263a', media: '#e6e9f4' }).corrections.map(
    describeCorrection,
  );
  expect(sentences[0]).toMatch(/^Text #20263a has a contrast of 1\.20:1 on the surface and needs 4\.5:1\./);
  expect(sentences[0]).toMatch(/ The nearest readable shade of its hue is #[0-9a-f]{6}, with 4\.\d\d:1\.$/);
  expect(sentences[1]).toMatch(
    /^Media #e6e9f4 has a contrast of \d\.\d\d:1 with the text and needs 4\.5:1\./,
  );
});
