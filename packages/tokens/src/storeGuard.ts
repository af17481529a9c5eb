import { contrastRatio, parseHex, type Rgb } from './contrast.ts';
import type { TokenName } from './index.ts';

/** The five colours that a store may set, as `#rrggbb`. */
export type StoreColours = { surface: string; text: string; muted: string; accent: string; media: string };

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
export function safeStore(store: Partial<Record<keyof StoreColours, unknown>>): StoreColours | undefined {
  const read = (key: keyof StoreColours) => {
    const value = store[key];
    return typeof value === 'string' && parseHex(value) !== undefined ? value.toLowerCase() : undefined;
  };
  const [surface, text, muted, accent, media] = [
    read('surface'),
    read('text'),
    read('muted'),
    read('accent'),
    read('media'),
  ];
  if (!surface || !text || !muted || !accent || !media) return undefined;

  const safeText = ratio(text, surface) >= wordsNeed ? text : readableOn(surface);
  return {
    surface,
    text: safeText,
    muted: ratio(muted, surface) >= wordsNeed ? muted : safeText,
    accent: ratio(accent, surface) >= marksNeed ? accent : safeText,
    media: ratio(safeText, media) >= wordsNeed ? media : surface,
  };
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

function readableOn(surface: string): string {
  const better = (first: string, second: string) =>
    ratio(first, surface) >= ratio(second, surface) ? first : second;
  const warm = better(ivory, ink);
  return ratio(warm, surface) >= wordsNeed ? warm : better('#ffffff', '#000000');
}

/** Both are known to parse here. */
function ratio(first: string, second: string): number {
  return contrastRatio(parseHex(first) as Rgb, parseHex(second) as Rgb);
}
