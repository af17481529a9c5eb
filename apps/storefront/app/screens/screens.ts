import { use, type ComponentType } from 'react';
import type { Call } from '../data/preload.ts';
import { resolvePath, type RouteMatch } from '../paths/resolvePath.ts';
import { withTimeout } from './withTimeout.ts';

/** A screen of the catch-all route. Each one is a chunk of its own. */
export interface Screen {
  /** Calls that the page needs. The server waits for their responses before it renders the page. */
  readonly calls: (url: URL) => readonly Call[];
  /**
   * Calls that the page can do without. They are made after `calls`. The parameter `responses` contains the
   * responses of `calls`, by cache key.
   */
  readonly optionalCalls?: (url: URL, responses: Readonly<Record<string, unknown>>) => readonly Call[];
  /**
   * Returns the HTTP status of the page, which depends on `responses`; undefined means 200. The screen is
   * rendered whatever the status.
   */
  readonly status?: (url: URL, responses: Readonly<Record<string, unknown>>) => number | undefined;
  /**
   * Called when the store does not know the path. Throws the response of the page, such as a redirect.
   * Without this function, the response is a 404.
   */
  readonly whenMissing?: () => never;
  /**
   * Returns the screen to show instead when the store has no data for this screen at the path. Undefined when
   * there is no other screen.
   */
  readonly fallbackScreen?: (url: URL) => ScreenName | undefined;
  readonly Page: ComponentType;
}

const screenLoaders = {
  ListingPage: () => import('./ListingPage.tsx').then(({ listingScreen }): Screen => listingScreen),
  ProductPage: () => import('./ProductPage.tsx').then(({ productScreen }): Screen => productScreen),
  SellersPage: () => import('./SellersPage.tsx').then(({ sellersScreen }): Screen => sellersScreen),
  BrandsPage: () => import('./BrandsPage.tsx').then(({ brandsScreen }): Screen => brandsScreen),
  CmsPage: () => import('./CmsPage.tsx').then(({ cmsScreen }): Screen => cmsScreen),
};

export type ScreenName = keyof typeof screenLoaders;

const screensByKind: Partial<Record<RouteMatch['kind'], ScreenName>> = {
  listing: 'ListingPage',
  dynamic: 'ListingPage',
  product: 'ProductPage',
  otherSellers: 'SellersPage',
  brandIndex: 'BrandsPage',
  content: 'CmsPage',
};

/** The screen of a route that the catch-all route handles. */
export function screenFor(route: RouteMatch): ScreenName {
  return screensByKind[route.kind] ?? 'CmsPage';
}

const loaded = new Map<ScreenName, Screen>();
const loading = new Map<ScreenName, Promise<Screen>>();

/**
 * Loads a screen once per document, because a browser caches a failed script import until the document is
 * replaced. Rejects when the script fails or takes too long.
 */
export function loadScreen(name: ScreenName): Promise<Screen> {
  const pending = loading.get(name);
  if (pending) return pending;
  const promise = withTimeout(screenLoaders[name]()).then((screen) => {
    loaded.set(name, screen);
    return screen;
  });
  loading.set(name, promise);
  return promise;
}

/** Whether a screen was requested before, by a prefetch or by a page. */
export const wasRequested = (name: ScreenName): boolean => loading.has(name);

/**
 * The screen of a path. Undefined when the path has a route of its own and the catch-all route does not
 * handle it.
 */
export function screenAt(pathname: string): ScreenName | undefined {
  return screensByKind[resolvePath(pathname).kind];
}

/** Loads the screen of a path before hydration, which must find the screen that the server rendered. */
export async function loadScreenFor(pathname: string): Promise<void> {
  const screen = screenAt(pathname);
  if (screen) await loadScreen(screen);
}

/**
 * Returns a loaded screen at once. Otherwise suspends, or throws to the nearest error boundary when the
 * screen failed to load. Rendering never requests a failed screen again, which would fail forever.
 */
export const useScreen = (name: ScreenName): Screen =>
  loaded.get(name) ?? use(loading.get(name) ?? loadScreen(name));
