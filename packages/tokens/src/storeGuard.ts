import { ratio } from './colour.ts';
import { parseHex } from './contrast.ts';
import type { TokenName } from './index.ts';

/** The five colours that a store may set, each `#rrggbb`. */
export type StoreColours = { surface: string; text: string; muted: string; accent: string; media: string };
export type StoreColour = keyof StoreColours;

/** In the order of the form fields. */
export const storeColours = [
  'surface',
  'text',
  'muted',
  'accent',
  'media',
] as const satisfies readonly StoreColour[];

/**
 * A corrected colour: its old and new value, the required contrast ratio, and its ratio before and after the
 * correction (1 to 21).
 */
export type Correction = {
  key: StoreColour;
  from: string;
  to: string;
  /**
   * The colour of the store that is used instead. `undefined` if the new value is black, white, ivory or ink.
   */
  replacedBy?: 'text' | 'surface';
  against: 'surface' | 'media';
  ratioBefore: number;
  requiredRatio: number;
  ratioAfter: number;
};

const ivory = '#f4eee3';
const ink = '#12100e';
const textContrast = 4.5;
const markContrast = 3;

/**
 * Corrects the colours of a store so that text and marks have enough contrast.
 *
 * If `text` fails, it becomes ivory or ink, whichever has more contrast. On a mid-tone surface, neither may
 * reach a contrast of 4.5. Then `text` becomes white or black, one of which always reaches 4.5. If `muted` or
 * `accent` fails, it becomes `text`. If `media` fails, it becomes `surface`. Returns `undefined` if a value
 * is missing or not `#rrggbb`; the caller then uses the default colours.
 */
export function safeStore(store: Partial<Record<StoreColour, unknown>>): StoreColours | undefined {
  const read = (key: StoreColour) => {
    const value = store[key];
    return typeof value === 'string' && parseHex(value) !== undefined ? value.toLowerCase() : undefined;
  };
  const [surface, text, muted, accent, media] = storeColours.map(read);
  if (!surface || !text || !muted || !accent || !media) return undefined;
  return correctStore({ surface, text, muted, accent, media }).colours;
}

/** Like `safeStore`, for five valid colours. Also returns the corrections. */
export function correctStore(store: StoreColours): { colours: StoreColours; corrections: Correction[] } {
  const corrections: Correction[] = [];
  const correctColour = (
    key: StoreColour,
    needs: number,
    against: Correction['against'],
    instead: string,
  ) => {
    const from = store[key];
    const had = against === 'media' ? ratio(text, from) : ratio(from, surface);
    if (had >= needs) return from;
    const has = ratio(key === 'media' ? text : instead, surface);
    const became = key === 'media' ? 'surface' : key === 'text' ? undefined : 'text';
    corrections.push({
      key,
      from,
      to: instead,
      against,
      ratioBefore: had,
      requiredRatio: needs,
      ratioAfter: has,
      ...(became && { replacedBy: became }),
    });
    return instead;
  };
  const { surface } = store;
  let text = store.text;
  text = correctColour('text', textContrast, 'surface', readableOn(surface));
  const muted = correctColour('muted', textContrast, 'surface', text);
  const accent = correctColour('accent', markContrast, 'surface', text);
  const media = correctColour('media', textContrast, 'media', surface);
  return { colours: { surface, text, muted, accent, media }, corrections };
}

/** Describes a correction in two sentences, for the person who chose the colour. */
export function describeCorrection({
  key,
  from,
  to,
  replacedBy,
  against,
  ratioBefore,
  requiredRatio,
  ratioAfter,
}: Correction): string {
  const contrast = `has a contrast of ${ratioBefore.toFixed(2)}:1`;
  const failed =
    against === 'media'
      ? `${key} ${from} ${contrast} with the text and needs ${requiredRatio}:1`
      : `${key} ${from} ${contrast} on the surface and needs ${requiredRatio}:1`;
  const now =
    replacedBy === undefined
      ? `It became ${colourNames[to] ?? to}`
      : `It became the ${replacedBy} colour, ${to}`;
  return `${failed.charAt(0).toUpperCase()}${failed.slice(1)}. ${now}, with ${ratioAfter.toFixed(2)}:1.`;
}

/** CSS variables of a store banner. Set them in a style sheet: the page's policy forbids style attributes. */
export function storeVariables(store: StoreColours): Readonly<Partial<Record<TokenName, string>>> {
  return {
    '--lx-color-store-surface': store.surface,
    '--lx-color-store-text': store.text,
    '--lx-color-store-muted': store.muted,
    '--lx-color-store-accent': store.accent,
    '--lx-color-store-media': store.media,
  };
}

const colourNames: Readonly<Record<string, string>> = {
  [ivory]: `ivory, ${ivory}`,
  [ink]: `ink, ${ink}`,
  '#ffffff': 'white, #ffffff',
  '#000000': 'black, #000000',
};

function readableOn(surface: string): string {
  const better = (first: string, second: string) =>
    ratio(first, surface) >= ratio(second, surface) ? first : second;
  const preferred = better(ivory, ink);
  return ratio(preferred, surface) >= textContrast ? preferred : better('#ffffff', '#000000');
}
