import type { KeepMarkup } from '@luxe/ui/kept-markup';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStyleSheet, type SharedStyles } from './styleSheet.ts';

/** Letters of one generation, keys included: some 2,000 tiles. */
const most = 6e6;
/** A piece of more letters is drawn for each page: an address, which a list of filters repeats, is as long as whoever asks makes it. */
const largest = 32_000;

const keepers = new WeakMap<SharedStyles, KeepMarkup>();

/**
 * Keeps HTML for the pages that link to these styles: drawing its tiles is half the work of a listing, and popular pieces are on many pages.
 * What needs a rule that is not in the shared file is drawn in each page, which then carries the rule.
 */
export function keepMarkupFor(shared: SharedStyles): KeepMarkup {
  const keeper = keepers.get(shared) ?? createKeepMarkup(shared);
  keepers.set(shared, keeper);
  return keeper;
}

function createKeepMarkup(shared: SharedStyles): KeepMarkup {
  // HTML by key, empty for what cannot be kept. When a generation is full the one before goes, with what was not asked for since. Kept in
  // order of use, every page would leave its own copies of all its keys behind.
  let kept = new Map<string, string>();
  let before = new Map<string, string>();
  let letters = 0;

  const keep = (key: string, child: () => ReactNode): string => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const html = before.get(key) ?? draw(child, shared);
    const size = key.length + html.length;
    if (size > largest) return html;
    letters += size;
    if (letters > most) {
      [before, kept] = [kept, new Map()];
      letters = size;
    }
    kept.set(key, html);
    return html;
  };

  return (kind, items, of, child) => {
    let all = '';
    for (const [at, item] of items.entries()) {
      const source = of(item, at);
      const html = source && keep(`${kind} ${JSON.stringify(source)}`, () => child(item, at));
      if (!html) return undefined;
      all += html;
    }
    return all;
  };
}

/** By itself, in no page. */
function draw(child: () => ReactNode, shared: SharedStyles): string {
  const sheet = createStyleSheet('', shared);
  try {
    const html = renderToString(sheet.collectStyles(child()));
    if (sheet.getStyleTags() !== '') return '';
    // In one piece: what React returns is a tree of its fragments, which every page would walk again.
    return Buffer.from(html).toString();
  } catch {
    // It needs the page around it: the page draws it, or says what is wrong with it.
    return '';
  } finally {
    sheet.seal();
  }
}
