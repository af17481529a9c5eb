import { contrastRatio, parseHex, type Rgb } from './contrast.ts';

/** An sRGB colour with 8 bits per channel, and its opacity from 0 to 1. */
export type Colour = { hex: string; alpha: number };

export const solid = (hex: string): Colour => ({ hex, alpha: 1 });

/** Converts components from 0 to 1 to `#rrggbb`. */
export const toHex = (components: readonly number[]): string =>
  `#${components.map((part) => byte(part).toString(16).padStart(2, '0')).join('')}`;

/** `#rrggbb` for an opaque colour, otherwise `rgb(r g b / a)`. */
export function cssColour({ hex, alpha }: Colour): string {
  if (alpha === 1) return hex;
  return `rgb(${rgb(hex).map(byte).join(' ')} / ${alpha})`;
}

/** Interpolates between two colours in sRGB. A `share` of 0 gives the first colour, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const target = rgb(to);
  return toHex(rgb(from).map((part, at) => part + ((target[at] ?? 0) - part) * share));
}

/** The visible colour of a translucent colour on an opaque background. */
export const blendOver = ({ hex, alpha }: Colour, background: string): string => mix(background, hex, alpha);

/** Contrast ratio of two opaque colours, both `#rrggbb`. */
export const ratio = (a: string, b: string): number => contrastRatio(rgb(a), rgb(b));

/** Contrast ratio of a colour on a background, with an optional wash (a translucent layer) between them. */
export function contrastOn(front: Colour, background: Colour, wash?: Colour): number {
  const under = wash === undefined ? background.hex : blendOver(wash, background.hex);
  return ratio(blendOver(front, under), under);
}

const byte = (part: number) => Math.round(part * 255);

function rgb(hex: string): Rgb {
  const parsed = parseHex(hex);
  if (parsed === undefined) throw new RangeError(`${hex} is not a colour: write #rrggbb`);
  return parsed;
}
