import { expect, it, test } from 'vitest';
import { compare, drawDifference } from './compare.ts';
import type { Pixels } from './pixels.ts';

/** A grey picture of 40 × 30 px. `moved` changes the channels of one pixel. */
function picture(moved: readonly number[] = [0, 0, 0], width = 40): Pixels {
  const rgb = new Uint8Array(width * 30 * 3).fill(120);
  moved.forEach((by, channel) => (rgb[(12 * width + 7) * 3 + channel] = 120 + by));
  return { width, height: 30, rgb };
}

test.each([
  ['no difference', [0, 0, 0]],
  ['a rounding of one level in all three channels', [1, 1, 1]],
  ['a rounding up and down', [-1, 0, 1]],
])('compare treats two pictures with %s as the same', (_, moved) =>
  expect(compare(picture(), picture(moved))).toEqual({ kind: 'same' }),
);

test.each([
  ['16 levels of red', [16, 0, 0], 16],
  ['16 levels of green', [0, -16, 0], 16],
  ['16 levels of blue', [0, 0, 16], 16],
  ['the smallest step of a token', [0, 3, 0], 3],
])('compare reports a difference of %s in one pixel', (_, moved, levels) =>
  expect(compare(picture(), picture(moved))).toEqual({ kind: 'changed', pixels: 1, levels, at: [7, 12] }),
);

it('compare reports a picture of another size as resized', () =>
  expect(compare(picture(), picture([0, 0, 0], 41))).toEqual({ kind: 'resized' }));

it('the picture of the difference marks changed pixels and pixels that only one picture has', () => {
  const drawn = drawDifference(picture(), picture([16, 0, 0]));
  const marked = (x: number, y: number, { rgb, width } = drawn) => rgb[(y * width + x) * 3] === 255;
  expect(marked(7, 12)).toBe(true);
  expect(marked(8, 12)).toBe(false);
  const wider = drawDifference(picture(), picture([0, 0, 0], 41));
  expect([wider.width, marked(40, 0, wider), marked(39, 0, wider)]).toEqual([41, true, false]);
});
