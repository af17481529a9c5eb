import type { KeepMarkup } from '@luxe/ui/kept-markup';
import { renderToString } from 'react-dom/server';
import { createStyleSheet, type SharedStyles } from './styleSheet.ts';

/** Pieces of pages, such as tiles, that are kept: two to four kilobytes each in memory, key included. */
const most = 4000;

/** HTML by key, what was asked for last at the end. Empty for what cannot be kept. */
const kept = new Map<string, string>();

/**
 * Keeps HTML for the pages that link to these styles: drawing its tiles is half the work of a listing, and popular pieces are on many.
 * What needs a rule that is not in the shared file is drawn in each page, which then carries the rule.
 */
export const createKeepMarkup =
  (shared: SharedStyles): KeepMarkup =>
  (key, children) => {
    const html = kept.get(key) ?? draw(children, shared);
    kept.delete(key);
    kept.set(key, html);
    const [oldest = ''] = kept.size > most ? kept.keys() : [];
    kept.delete(oldest);
    return html || undefined;
  };

function draw(children: Parameters<KeepMarkup>[1], shared: SharedStyles): string {
  const sheet = createStyleSheet('', shared);
  try {
    const html = renderToString(sheet.collectStyles(children));
    return sheet.getStyleTags() === '' ? html : '';
  } finally {
    sheet.seal();
  }
}
