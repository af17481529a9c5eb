import { ratio } from './colour.ts';
import { distance, shadeAt, toOklab } from './oklch.ts';
import { markContrast, textContrast, type StoreColour, type StoreColours } from './storeGuard.ts';

/**
 * A corrected colour: its old and new value, the required contrast ratio, and its ratio before and after the
 * correction (1 to 21).
 */
export type Correction = {
  key: StoreColour;
  from: string;
  to: string;
  /** The colour it is read against: text on the media background, everything else on the surface. */
  against: 'surface' | 'text';
  ratioBefore: number;
  requiredRatio: number;
  ratioAfter: number;
};

/**
 * The smallest distance in OKLab at which two colours look different beside each other. A corrected colour
 * has at least this distance from those corrected before it, where the surface leaves room for it.
 */
const visibleDistance = 0.05;

/** Lightness steps in which a readable shade is looked for. */
const lightnesses = Array.from({ length: 401 }, (_, at) => at / 400);

/**
 * Corrects the five colours of a brand so that text and marks have enough contrast. A colour that cannot be
 * read becomes the nearest readable shade of its own hue: only its lightness in OKLCH changes, and its chroma
 * where sRGB has less. Colours that can be read stay as they are. Text, muted and accent stay three different
 * colours.
 */
export function correctBrand(given: StoreColours): { colours: StoreColours; corrections: Correction[] } {
  const corrections: Correction[] = [];
  const correct = (
    key: Exclude<StoreColour, 'surface'>,
    requiredRatio: number,
    on: string,
    others: readonly string[],
  ): string => {
    const from = given[key];
    const ratioBefore = ratio(from, on);
    if (ratioBefore >= requiredRatio) return from;
    const to = nearestShade(from, (shade) => ratio(shade, on) >= requiredRatio, others);
    const against = key === 'media' ? 'text' : 'surface';
    corrections.push({ key, from, to, against, ratioBefore, requiredRatio, ratioAfter: ratio(to, on) });
    return to;
  };
  const { surface } = given;
  const isReadable = (key: 'muted' | 'accent', needs: number) => ratio(given[key], surface) >= needs;
  // Colours that stay as they are, and that a corrected colour must not equal.
  const fixed = [
    ...(isReadable('muted', textContrast) ? [given.muted] : []),
    ...(isReadable('accent', markContrast) ? [given.accent] : []),
  ];
  const text = correct('text', textContrast, surface, fixed);
  const muted = correct('muted', textContrast, surface, [text, ...fixed]);
  const accent = correct('accent', markContrast, surface, [text, muted]);
  const media = correct('media', textContrast, text, []);
  return { colours: { surface, text, muted, accent, media }, corrections };
}

/**
 * The readable shade of a colour that is nearest to it and looks different from the others. On a surface with
 * few readable shades, the one that differs most from the others. Black or white is always readable.
 */
function nearestShade(
  colour: string,
  isReadable: (shade: string) => boolean,
  others: readonly string[],
): string {
  const { lightness } = toOklab(colour);
  const readable = lightnesses
    .toSorted((first, second) => Math.abs(first - lightness) - Math.abs(second - lightness))
    .map((step) => shadeAt(colour, step))
    .filter(isReadable);
  const gap = (shade: string) => Math.min(...others.map((other) => distance(shade, other)), 1);
  const different = readable.find((shade) => gap(shade) >= visibleDistance);
  if (different !== undefined) return different;
  return readable.reduce((best, shade) => (gap(shade) > gap(best) ? shade : best), readable[0] ?? '#000000');
}

/** Describes a correction in two sentences, for the person who chose the colour. */
export function describeCorrection({
  key,
  from,
  to,
  against,
  ratioBefore,
  requiredRatio,
  ratioAfter,
}: Correction): string {
  const name = `${key.charAt(0).toUpperCase()}${key.slice(1)}`;
  const where = against === 'text' ? 'with the text' : 'on the surface';
  return [
    `${name} ${from} has a contrast of ${ratioBefore.toFixed(2)}:1 ${where} and needs ${requiredRatio}:1.`,
    `The nearest readable shade of its hue is ${to}, with ${ratioAfter.toFixed(2)}:1.`,
  ].join(' ');
}
