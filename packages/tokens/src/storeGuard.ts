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

/** Contrast ratios that the text and the marks of a store need. */
export const textContrast = 4.5;
export const markContrast = 3;

const ivory = '#f4eee3';
const ink = '#12100e';

/**
 * Corrects the colours of a store so that text and marks have enough contrast. It runs in the shop, so it is
 * short: the theme workshop corrects a theme with `correctBrand`, which preserves the hues.
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
  const [surface, givenText, muted, accent, media] = storeColours.map(read);
  if (!surface || !givenText || !muted || !accent || !media) return undefined;
  const text = ratio(givenText, surface) >= textContrast ? givenText : readableOn(surface);
  return {
    surface,
    text,
    muted: ratio(muted, surface) >= textContrast ? muted : text,
    accent: ratio(accent, surface) >= markContrast ? accent : text,
    media: ratio(text, media) >= textContrast ? media : surface,
  };
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

function readableOn(surface: string): string {
  const better = (first: string, second: string) =>
    ratio(first, surface) >= ratio(second, surface) ? first : second;
  const preferred = better(ivory, ink);
  return ratio(preferred, surface) >= textContrast ? preferred : better('#ffffff', '#000000');
}
