import { toHex } from './colour.ts';
import { parseHex } from './contrast.ts';

/** A colour in OKLab: lightness from 0 to 1, and the axes from green to red and from blue to yellow. */
export interface Oklab {
  readonly lightness: number;
  readonly a: number;
  readonly b: number;
}

/** Converts `#rrggbb` to OKLab. Throws for anything else. Source: Ottosson, "A perceptual color space". */
export function toOklab(hex: string): Oklab {
  const parsed = parseHex(hex);
  if (parsed === undefined) throw new RangeError(`${hex} is not a colour: write #rrggbb`);
  const [red, green, blue] = parsed.map(linear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

/** The visible distance of two colours, both `#rrggbb`: 0 for the same, 1 for black and white. */
export function distance(first: string, second: string): number {
  const from = toOklab(first);
  const to = toOklab(second);
  return Math.hypot(from.lightness - to.lightness, from.a - to.a, from.b - to.b);
}

/**
 * The shade of a colour at another lightness (0 to 1), with the same hue. Its chroma is as high as that of
 * the colour, or as high as sRGB allows.
 */
export function shadeAt(hex: string, lightness: number): string {
  const { a, b } = toOklab(hex);
  let low = 0;
  let high = 1;
  if (isInGamut(toLinear({ lightness, a, b }))) low = 1;
  else
    for (let step = 0; step < 16; step += 1) {
      const share = (low + high) / 2;
      if (isInGamut(toLinear({ lightness, a: a * share, b: b * share }))) low = share;
      else high = share;
    }
  return toHex(toLinear({ lightness, a: a * low, b: b * low }).map(gamma));
}

function toLinear({ lightness, a, b }: Oklab): readonly number[] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Allows the rounding of the conversion. */
const isInGamut = (channels: readonly number[]) =>
  channels.every((channel) => channel >= -0.0005 && channel <= 1.0005);

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

function gamma(channel: number): number {
  const clamped = Math.min(Math.max(channel, 0), 1);
  return clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
}
