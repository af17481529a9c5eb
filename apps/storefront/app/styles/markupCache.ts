import type { MarkupCache } from '@luxe/ui/cached-markup';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStyleSheet, type SharedStyles } from './styleSheet.ts';

/**
 * Maximum size of a generation (one filling of the cache), in characters with the keys: about 2,000 tiles.
 */
const maxGenerationLength = 6e6;
/**
 * Longest cached entry in characters, key included. A longer entry is rendered again for every page. Lists of
 * filters need this limit: they repeat the URL, which a client can make very long.
 */
const maxEntryLength = 32_000;

const markupCaches = new WeakMap<SharedStyles, MarkupCache>();

/**
 * Returns the cache of rendered HTML for pages that link to these styles. Rendering tiles is half the work of
 * a listing, and popular products are on many pages. When an element needs a rule outside the shared file,
 * each page renders the element itself and contains the rule.
 */
export function getMarkupCache(shared: SharedStyles): MarkupCache {
  const markupCache = markupCaches.get(shared) ?? createMarkupCache(shared);
  markupCaches.set(shared, markupCache);
  return markupCache;
}

function createMarkupCache(shared: SharedStyles): MarkupCache {
  // HTML by key; an empty string marks an element that cannot be cached. When `current` is full, it becomes
  // `previous`, and the former `previous` is dropped. An entry that is used moves to `current`, so only
  // unused entries are dropped. A cache ordered by last use (LRU) would store a separate copy of its keys for
  // every page.
  let current = new Map<string, string>();
  let previous = new Map<string, string>();
  let currentLength = 0;

  const getOrRender = (key: string, child: () => ReactNode): string => {
    const cached = current.get(key);
    if (cached !== undefined) return cached;
    const html = previous.get(key) ?? renderMarkup(child, shared);
    const size = key.length + html.length;
    if (size > maxEntryLength) return html;
    currentLength += size;
    if (currentLength > maxGenerationLength) {
      [previous, current] = [current, new Map()];
      currentLength = size;
    }
    current.set(key, html);
    return html;
  };

  return (kind, items, sourceOf, child) => {
    let all = '';
    for (const [index, item] of items.entries()) {
      const source = sourceOf(item, index);
      const html = source && getOrRender(`${kind} ${JSON.stringify(source)}`, () => child(item, index));
      if (!html) return undefined;
      all += html;
    }
    return all;
  };
}

/** Renders an element outside any page. Returns an empty string when it cannot be cached. */
function renderMarkup(child: () => ReactNode, shared: SharedStyles): string {
  const sheet = createStyleSheet('', shared);
  try {
    const html = renderToString(sheet.collectStyles(child()));
    if (sheet.getStyleTags() !== '') return '';
    // Copies the markup into one flat string. React builds the markup by concatenation, and the engine would
    // walk its parts again for every page.
    return Buffer.from(html).toString();
  } catch {
    // The element cannot render without the page around it. The page therefore renders the element or reports
    // the error.
    return '';
  } finally {
    sheet.seal();
  }
}
