import type { KeepMarkup } from '@luxe/ui/kept-markup';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStyleSheet, type SharedStyles } from './styleSheet.ts';

/** Pieces of pages, such as tiles, of one generation: two to four kilobytes each in memory, key included. */
const most = 2000;

/**
 * HTML by key, empty for what cannot be kept. When a generation is full the one before goes, with what was not asked for since. Kept in order of
 * use, every page would leave its own copies of all its keys behind.
 */
let kept = new Map<string, string>();
let before = new Map<string, string>();

/**
 * Keeps HTML for the pages that link to these styles: drawing its tiles is half the work of a listing, and popular pieces are on many pages.
 * What needs a rule that is not in the shared file is drawn in each page, which then carries the rule.
 */
export const createKeepMarkup =
  (shared: SharedStyles): KeepMarkup =>
  (kind, items, of, child) => {
    let all = '';
    for (const [at, item] of items.entries()) {
      const source = of(item, at);
      const html = source && keep(`${kind} ${JSON.stringify(source)}`, () => child(item, at), shared);
      if (!html) return undefined;
      all += html;
    }
    return all;
  };

function keep(key: string, child: () => ReactNode, shared: SharedStyles): string {
  let html = kept.get(key);
  if (html === undefined) {
    html = before.get(key) ?? draw(child, shared);
    if (kept.size >= most) [before, kept] = [kept, new Map()];
    kept.set(key, html);
  }
  return html;
}

function draw(child: () => ReactNode, shared: SharedStyles): string {
  const sheet = createStyleSheet('', shared);
  try {
    const html = renderToString(sheet.collectStyles(child()));
    if (sheet.getStyleTags() !== '') return '';
    // In one piece: what React returns is a tree of its fragments, which every page would walk again.
    return Buffer.from(html).toString();
  } catch {
    // It needs the page around it, as a link of the router's does: the page draws it, or says what is wrong with it.
    return '';
  } finally {
    sheet.seal();
  }
}
