import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { chooseMerge, limitsFor } from './chooseMerge.ts';

const limits = { fresh: 10, ofSize: 4, largest: 1_000 };

test.each([
  ['no segments', [], []],
  ['too few of a size', [10, 20, 30], []],
  ['four of a size', [10, 20, 30, 39], [0, 1, 2, 3]],
  ['three of a size and a larger one', [10, 20, 30, 40], []],
  ['small ones beside a large one', [50_000, 10, 20, 5, 39], [1, 2, 3, 4]],
  ['small ones before larger ones', [100, 100, 100, 100, 1, 1, 1, 1], [4, 5, 6, 7]],
  ['only as many as fit', [500, 300, 500, 200, 400], [1, 3, 4]],
  ['none if no two fit', [600, 600, 600, 600], []],
  ['none above the largest size', [5_000, 6_000, 7_000, 8_000], []],
  ['the next size, if those of a size do not fit', [600, 600, 600, 600, 50, 50, 50, 50], [4, 5, 6, 7]],
])('merges %s', (_, sizes, expected) => {
  expect(chooseMerge(sizes, limits)).toEqual(expected);
});

it('leaves few segments after any changes, and copies each product only a few times', () =>
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 11, max: 500 }), { maxLength: 400 }), (added) => {
      let sizes: number[] = [];
      let copied = 0;
      for (const size of added) {
        sizes.push(size);
        for (;;) {
          const chosen = new Set(chooseMerge(sizes, limits));
          if (chosen.size === 0) break;
          const merged = sizes.filter((_unused, at) => chosen.has(at)).reduce((sum, one) => sum + one, 0);
          expect(merged).toBeLessThanOrEqual(limits.largest);
          copied += merged;
          sizes = [...sizes.filter((_unused, at) => !chosen.has(at)), merged];
        }
      }
      const total = sizes.reduce((sum, one) => sum + one, 0);
      expect(total).toBe(added.reduce((sum, one) => sum + one, 0));
      // Three of each of the sizes 10, 40, 160 and 640, and segments of which no two fit into the largest.
      expect(sizes.length).toBeLessThanOrEqual(12 + (2 * total) / limits.largest);
      expect(copied).toBeLessThanOrEqual(total * 6);
    }),
  ));

it('bounds the number of segments of a catalogue of any size', () => {
  for (const products of [1_000, 100_000, 10_000_000])
    expect(products / limitsFor(products).largest).toBeLessThanOrEqual(16);
});
