import type { Pixels } from './pixels.ts';

/**
 * How far one channel of one pixel may be off, in levels of 256. The pinned browser paints the same bytes every time; two levels
 * leave room for another processor's rounding and are less than any step of a token.
 */
const tolerance = 2;

export type Comparison =
  | { readonly kind: 'same' }
  | { readonly kind: 'resized' }
  | {
      readonly kind: 'changed';
      /** How many pixels are off by more than rounding. */
      readonly pixels: number;
      /** The largest difference of one channel. */
      readonly levels: number;
      /** The first changed pixel, from the top left. */
      readonly at: readonly [x: number, y: number];
    };

/** Compares two pictures pixel by pixel and channel by channel: one pixel off by more than rounding is a change, and so is a size. */
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

/** The picture of what differs: the old one faint in grey, changed pixels in a bright colour; as large as the larger of the two. */
export function drawDifference(before: Pixels, after: Pixels): Pixels {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const inBoth = x < before.width && x < after.width && y < before.height && y < after.height;
      const was = (y * before.width + x) * 3;
      const is = (y * after.width + x) * 3;
      const changed = !inBoth || differenceAcross(before.rgb, was, after.rgb, is) > tolerance;
      rgb.set(changed ? marked : faint(before.rgb, was), (y * width + x) * 3);
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
