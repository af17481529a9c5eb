import { maxImpressions, trackingDelayMs } from '@luxe/contract/event-values';
import { searchText } from '@luxe/format';
import { parseQuery } from '@luxe/contract/query';
import type { ScreenName, Track } from '@luxe/telemetry';
import { resolvePath, rowOf } from '../routing/resolvePath.ts';
import { createImpressions, type Impressions } from './impressions.ts';

/** Milliseconds between a change of the document and the look at it. */
const lookMs = 100;

/** The address step of checkout has its mode in `data-address`. */
const addressScreens: Readonly<Record<string, ScreenName>> = {
  choosing: 'Cart:Change Address',
  edit: 'Cart:Edit Address',
  new: 'Cart:New Address',
};

/** Pages on which a toast with an error is a screen. */
const popupPages = /^\/(?:cart|bag|checkout)\b/;

/**
 * Tracks what pages show, from outside, so that the first load of a page has no code for it: page views,
 * search results in the window, forms for addresses, and errors over the bag and checkout. Runs only after
 * consent. Returns a function that stops it.
 */
export function observePages(track: Track): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let page = observePage(track, 0);
  let address = location.pathname + location.search;

  const look = () => {
    timer = undefined;
    const next = location.pathname + location.search;
    if (next !== address) {
      page.stop();
      address = next;
      page = observePage(track, trackingDelayMs);
    }
    page.look();
  };
  const observer = new MutationObserver(() => {
    timer ??= setTimeout(look, lookMs);
  });
  observer.observe(document.documentElement, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-address'],
  });
  page.look();
  const leave = () => page.stop();
  addEventListener('pagehide', leave);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    removeEventListener('pagehide', leave);
    page.stop();
  };
}

/** Observes one address. A page that is left before `waitMs` is not a view [ANA-10]. */
function observePage(track: Track, waitMs: number) {
  const { pathname, search } = location;
  const view = setTimeout(
    () => track('page viewed', { path: publicPath(pathname), title: document.title }),
    waitMs,
  );
  const popups = new WeakSet<Element>();
  let lastAddress: string | undefined;
  const results = pathname.startsWith('/search') ? observeResults(track, search) : undefined;
  return {
    look() {
      const mode = document.querySelector<HTMLElement>('[data-address]')?.dataset.address;
      const screen = addressScreens[mode ?? ''];
      if (mode !== lastAddress && screen) track('screen viewed', { screen });
      lastAddress = mode;
      const popup = document.querySelector('[data-toasts] [data-type="error"]');
      if (popup && popupPages.test(pathname) && !popups.has(popup)) {
        popups.add(popup);
        track('screen viewed', { screen: 'Error Popup' });
      }
      results?.look();
    },
    stop() {
      clearTimeout(view);
      results?.stop();
    },
  };
}

/** A path without its secret. */
function publicPath(pathname: string): string {
  const row = rowOf(resolvePath(pathname));
  return row.isSecret ? `/${pathname.split('/')[1] ?? ''}` : pathname;
}

/** Observes the first results of a search. Half of a tile in the window counts as seen. */
function observeResults(track: Track, search: string) {
  const query = new URLSearchParams(search).get('q')?.trim() ?? '';
  // Without a text, the page is the search home, which has no results.
  if (typeof IntersectionObserver === 'undefined' || query === '') return undefined;
  const text = searchText(parseQuery(query).term);
  const impressions: Impressions = createImpressions(text, (seen) => track('search results seen', seen));
  const positions = new Map<Element, number>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const code = codeOf(target);
        if (!isIntersecting || !code) continue;
        observer.unobserve(target);
        impressions.see(positions.get(target) ?? 0, code);
      }
    },
    { threshold: 0.5 },
  );
  return {
    look() {
      const tiles = [...(findResults()?.children ?? [])].slice(0, maxImpressions);
      tiles.forEach((tile, at) => {
        if (positions.has(tile)) return;
        positions.set(tile, at + 1);
        observer.observe(tile);
      });
    },
    stop() {
      observer.disconnect();
      impressions.end();
    },
  };
}

/** The first list of products of the page. Rails come after it. */
const findResults = (): Element | undefined =>
  [...document.querySelectorAll('main ul')].find(
    (list) => list.firstElementChild && codeOf(list.firstElementChild),
  );

const codeOf = (tile: Element): string | undefined =>
  /\/p-([\w-]+)$/.exec(tile.querySelector<HTMLAnchorElement>('a[href*="/p-"]')?.pathname ?? '')?.[1];
