import type { Pixels } from './pixels.ts';

/**
 * Maximum difference of a colour channel (0 to 255) that is not a change. On one machine the pinned browser
 * always paints the same bytes; another processor may round differently. Two levels are less than the
 * difference between any two design tokens.
 */
const tolerance = 2;

export type Comparison =
  | { readonly kind: 'same' }
  | { readonly kind: 'resized' }
  | {
      readonly kind: 'changed';
      /** Number of pixels that differ by more than the tolerance. */
      readonly pixels: number;
      /** The largest difference of a channel. */
      readonly levels: number;
      /** The first changed pixel, from the top left. */
      readonly at: readonly [x: number, y: number];
    };

/**
 * Compares two pictures by pixel and channel. A single pixel beyond the tolerance is a change, and so is
 * another size.
 */
export function compare(before: Pixels, after: Pixels): Comparison {
  if (before.width !== after.width || before.height !== after.height) return { kind: 'resized' };
  let pixels = 0;
  let levels = 0;
  let first = -1;
  for (let at = 0; at < before.rgb.length; at += 3) {
    const off = difference(before.rgb, after.rgb, at);
    if (off <= tolerance) continue;
    if (first < 0) first = at / 3;
    pixels++;
    levels = Math.max(levels, off);
  }
  if (pixels === 0) return { kind: 'same' };
  return { kind: 'changed', pixels, levels, at: [first % before.width, Math.floor(first / before.width)] };
}

const marked = [255, 64, 129] as const;

/**
 * Draws the difference: the old picture in faint grey, with changed pixels in a bright colour. The result has
 * the size of the larger picture.
 */
export function drawDifference(before: Pixels, after: Pixels): Pixels {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const inBoth = x < before.width && x < after.width && y < before.height && y < after.height;
      const beforeAt = (y * before.width + x) * 3;
      const afterAt = (y * after.width + x) * 3;
      const changed = !inBoth || differenceAcross(before.rgb, beforeAt, after.rgb, afterAt) > tolerance;
      rgb.set(changed ? marked : faint(before.rgb, beforeAt), (y * width + x) * 3);
    }
  }
  return { width, height, rgb };
}

function faint(rgb: Uint8Array, at: number): readonly [number, number, number] {
  const grey = 24 + ((rgb[at] ?? 0) + (rgb[at + 1] ?? 0) + (rgb[at + 2] ?? 0)) / 12;
  return [grey, grey, grey];
}

const difference = (a: Uint8Array, b: Uint8Array, at: number) => differenceAcross(a, at, b, at);

function differenceAcross(a: Uint8Array, i: number, b: Uint8Array, j: number): number {
  return Math.max(
    Math.abs((a[i] ?? 0) - (b[j] ?? 0)),
    Math.abs((a[i + 1] ?? 0) - (b[j + 1] ?? 0)),
    Math.abs((a[i + 2] ?? 0) - (b[j + 2] ?? 0)),
  );
}
