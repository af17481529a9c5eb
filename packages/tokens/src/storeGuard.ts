import { ratio } from './colour.ts';
import { parseHex } from './contrast.ts';
import type { TokenName } from './index.ts';

/** The five colours that a store may set, as `#rrggbb`. */
export type StoreColours = { surface: string; text: string; muted: string; accent: string; media: string };
export type StoreColour = keyof StoreColours;

/** In the order in which a form asks for them. */
export const storeColours = [
  'surface',
  'text',
  'muted',
  'accent',
  'media',
] as const satisfies readonly StoreColour[];

/** One colour that was unsafe: what it was, what stands in for it, and the ratio (1 to 21) that it failed to reach. */
export type Correction = {
  key: StoreColour;
  from: string;
  to: string;
  /** Undefined when `to` is black or white, or our ivory or ink. */
  became?: 'text' | 'surface';
  against: 'surface' | 'media';
  had: number;
  needs: number;
  has: number;
};

const ivory = '#f4eee3';
const ink = '#12100e';
const wordsNeed = 4.5;
const marksNeed = 3;

/**
 * Makes a store's colours safe to read, or refuses them.
 *
 * A failing `text` becomes ivory or ink, whichever reads better (on a mid-tone where neither reaches 4.5, pure white or
 * black always does); a failing `muted` or `accent` becomes `text`; a failing `media` becomes `surface`.
 * Undefined when any value is missing or is not `#rrggbb`: the caller keeps our own colours.
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

/** As `safeStore`, of five colours that parse, with what was changed and why. */
export function correctStore(store: StoreColours): { colours: StoreColours; corrections: Correction[] } {
  const corrections: Correction[] = [];
  const keep = (key: StoreColour, needs: number, against: Correction['against'], instead: string) => {
    const from = store[key];
    const had = against === 'media' ? ratio(text, from) : ratio(from, surface);
    if (had >= needs) return from;
    const has = ratio(key === 'media' ? text : instead, surface);
    const became = key === 'media' ? 'surface' : key === 'text' ? undefined : 'text';
    corrections.push({ key, from, to: instead, against, had, needs, has, ...(became && { became }) });
    return instead;
  };
  const { surface } = store;
  let text = store.text;
  text = keep('text', wordsNeed, 'surface', readableOn(surface));
  const muted = keep('muted', wordsNeed, 'surface', text);
  const accent = keep('accent', marksNeed, 'surface', text);
  const media = keep('media', wordsNeed, 'media', surface);
  return { colours: { surface, text, muted, accent, media }, corrections };
}

/** A correction in a sentence or two, for the one who chose the colour. */
export function sayCorrection({ key, from, to, became, against, had, needs, has }: Correction): string {
  const reading = `${needs === wordsNeed ? 'words' : 'marks'} need ${needs} to 1`;
  const failed =
    against === 'media'
      ? `text reads ${had.toFixed(2)} to 1 on media ${from}, ${reading}`
      : `${key} ${from} reads ${had.toFixed(2)} to 1 on the surface, ${reading}`;
  const now = became === undefined ? `It became ${named[to] ?? to}` : `It became the ${became}, ${to}`;
  return `${failed.charAt(0).toUpperCase()}${failed.slice(1)}. ${now}, and reads ${has.toFixed(2)} to 1.`;
}

/** The variables to set on the banner element, by script (a style attribute in the page would break its policy). */
export function storeVariables(store: StoreColours): Readonly<Partial<Record<TokenName, string>>> {
  return {
    '--lx-color-store-surface': store.surface,
    '--lx-color-store-text': store.text,
    '--lx-color-store-muted': store.muted,
    '--lx-color-store-accent': store.accent,
    '--lx-color-store-media': store.media,
  };
}

const named: Readonly<Record<string, string>> = {
  [ivory]: `ivory, ${ivory}`,
  [ink]: `ink, ${ink}`,
  '#ffffff': 'white, #ffffff',
  '#000000': 'black, #000000',
};

function readableOn(surface: string): string {
  const better = (first: string, second: string) =>
    ratio(first, surface) >= ratio(second, surface) ? first : second;
  const warm = better(ivory, ink);
  return ratio(warm, surface) >= wordsNeed ? warm : better('#ffffff', '#000000');
}
