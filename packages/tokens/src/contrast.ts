/** sRGB components, each 0 to 1. */
export type Rgb = readonly [number, number, number];

/** Converts `#rrggbb` to components. `undefined` for anything else. */
export function parseHex(hex: string | undefined): Rgb | undefined {
  const digits = /^#([0-9a-f]{6})$/i.exec(hex ?? '')?.[1];
  if (digits === undefined) return undefined;
  const part = (from: number) => Number.parseInt(digits.slice(from, from + 2), 16) / 255;
  return [part(0), part(2), part(4)];
}

/** Relative luminance, WCAG 2.2. */
function luminance([r, g, b]: Rgb): number {
  const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** Contrast ratio of two colours in any order, from 1 to 21 (WCAG 2.2, 1.4.3). */
export function contrastRatio(a: Rgb, b: Rgb): number {
  const first = luminance(a);
  const second = luminance(b);
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
