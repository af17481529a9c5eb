import { contrastRatio, parseHex, type Rgb } from './contrast.ts';

/** An sRGB colour of eight bits a channel, as it is drawn, and how much of it covers what is below. */
export type Colour = { hex: string; alpha: number };

export const solid = (hex: string): Colour => ({ hex, alpha: 1 });

/** `#rrggbb` of components from 0 to 1. */
export const toHex = (components: readonly number[]): string =>
  `#${components.map((part) => byte(part).toString(16).padStart(2, '0')).join('')}`;

/** `rgb(r g b / a)`, or `#rrggbb` of a solid colour. */
export function cssColour({ hex, alpha }: Colour): string {
  if (alpha === 1) return hex;
  return `rgb(${rgb(hex).map(byte).join(' ')} / ${alpha})`;
}

/** The straight line from one colour to another, in sRGB; `share` 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const target = rgb(to);
  return toHex(rgb(from).map((part, at) => part + ((target[at] ?? 0) - part) * share));
}

/** What is seen where a colour lies on a solid ground. */
export const over = ({ hex, alpha }: Colour, ground: string): string => mix(ground, hex, alpha);

/** Contrast of two solid colours, `#rrggbb` both. */
export const ratio = (a: string, b: string): number => contrastRatio(rgb(a), rgb(b));

/** How far the first colour reads from the ground, both as drawn: a wash over the ground, then the colour. */
export function measured(front: Colour, ground: Colour, wash?: Colour): number {
  const under = wash === undefined ? ground.hex : over(wash, ground.hex);
  return ratio(over(front, under), under);
}

const byte = (part: number) => Math.round(part * 255);

function rgb(hex: string): Rgb {
  const parsed = parseHex(hex);
  if (parsed === undefined) throw new RangeError(`${hex} is no colour: write #rrggbb`);
  return parsed;
}
