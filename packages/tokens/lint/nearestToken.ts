import { tokens, type CatalogueToken, type TokenValue } from '../src/catalogue.ts';
import type { Kind } from './tokenLint.ts';

/** The group of tokens that replaces a kind of raw values: the beginning of their ids. */
const groups: Readonly<Record<Kind, string>> = {
  colour: 'color.',
  size: 'space.',
  duration: 'duration.',
  'z-index': 'z-index.',
};

/**
 * Returns the token that is nearest to a raw value, as `var(--lx-space-14)`. Compares with the dark theme.
 * Undefined for a value that it cannot read, and for one that no token is near to, such as the width of a
 * page.
 */
export function nearestToken(kind: Kind, text: string): string | undefined {
  const wanted = kind === 'colour' ? readColour(text) : readNumber(kind, text);
  if (wanted === undefined) return undefined;
  const distances = tokens
    .filter(({ id }) => id.startsWith(groups[kind]))
    .flatMap((token) => {
      const value = toNumbers(token.value);
      return value ? [{ token, distance: distanceOf(wanted, value) }] : [];
    })
    .toSorted((a, b) => a.distance - b.distance);
  const [nearest] = distances;
  if (!nearest || isFar(kind, wanted, nearest.token)) return undefined;
  return `var(${nearest.token.variable})`;
}

/** A colour as lightness, two colour axes and opacity, or a measure as one number in px or ms. */
type Numbers = readonly number[];

const distanceOf = (a: Numbers, b: Numbers) => Math.hypot(...a.map((part, at) => part - (b[at] ?? 0)));

/** A size is far from all tokens when the nearest differs by more than half of it. */
function isFar(kind: Kind, [wanted = 0]: Numbers, { value }: CatalogueToken): boolean {
  const [nearest = 0] = toNumbers(value) ?? [];
  return kind === 'size' && Math.abs(Math.abs(wanted) - nearest) > Math.abs(wanted) / 2;
}

function toNumbers(value: TokenValue): Numbers | undefined {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object') return undefined;
  if ('components' in value) {
    const { components, alpha = 1 } = value as { components: Numbers; alpha?: number };
    return toPerceived(components, alpha);
  }
  if ('unit' in value) {
    const { value: measure, unit } = value as { value: number; unit: string };
    return [measure * (factors[unit] ?? 1)];
  }
  return undefined;
}

/** Factors to px and ms. */
const factors: Readonly<Record<string, number>> = { rem: 16, pt: 4 / 3, pc: 16, s: 1000 };

/** Reads `14px`, `-0.5rem`, `160ms` or `z-index: 10`. */
function readNumber(kind: Kind, text: string): Numbers | undefined {
  const [, digits, unit = ''] = /(-?(?:\d+\.?\d*|\.\d+))([a-z]*)\s*$/i.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const value = Number(digits) * (factors[unit.toLowerCase()] ?? 1);
  return [kind === 'z-index' ? value : Math.abs(value)];
}

/** The colours by name that the lint rejects. */
const names: Readonly<Record<string, string>> = {
  white: '#ffffff',
  black: '#000000',
  red: '#ff0000',
  green: '#008000',
  blue: '#0000ff',
  gray: '#808080',
  grey: '#808080',
  gold: '#ffd700',
  silver: '#c0c0c0',
  orange: '#ffa500',
  yellow: '#ffff00',
  brown: '#a52a2a',
  beige: '#f5f5dc',
  ivory: '#fffff0',
  maroon: '#800000',
  navy: '#000080',
  pink: '#ffc0cb',
  purple: '#800080',
  crimson: '#dc143c',
  tomato: '#ff6347',
};

/** Reads `#fff`, `#12100ecc`, `rgb(0 0 0 / 0.5)`, `rgba(0, 0, 0, 50%)` and names. */
function readColour(text: string): Numbers | undefined {
  const rgb = /^rgba?\(([^)]*)\)?$/i.exec(text)?.[1];
  if (rgb !== undefined) {
    const parts = rgb.split(/[\s,/]+/).filter(Boolean);
    const [red = NaN, green = NaN, blue = NaN] = parts.map((part) => toShare(part, 255));
    return toColour([red, green, blue], parts[3] === undefined ? 1 : toShare(parts[3], 1));
  }
  const name = /([a-z]+)$/i.exec(text)?.[1]?.toLowerCase() ?? '';
  const digits = /^#([\da-f]+)$/i.exec(names[name] ?? text)?.[1];
  if (digits === undefined) return undefined;
  const pairs: readonly string[] =
    digits.length < 6 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  const [red = NaN, green = NaN, blue = NaN, alpha = 1] = pairs.map(
    (pair) => Number.parseInt(pair, 16) / 255,
  );
  return toColour([red, green, blue], alpha);
}

const toShare = (part: string, maximum: number) =>
  part.endsWith('%') ? Number.parseFloat(part) / 100 : Number.parseFloat(part) / maximum;

const toColour = (components: Numbers, alpha: number): Numbers | undefined =>
  [...components, alpha].every(Number.isFinite) ? toPerceived(components, alpha) : undefined;

/**
 * Converts sRGB components from 0 to 1 to OKLab, in which a distance corresponds to what people see, and
 * appends the opacity (https://bottosson.github.io/posts/oklab).
 */
function toPerceived([red = 0, green = 0, blue = 0]: Numbers, alpha: number): Numbers {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = cubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = cubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = cubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    alpha,
  ];
}

const cubeRoot = (value: number) => value ** (1 / 3);

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
