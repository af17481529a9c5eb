import { use, type ComponentType } from 'react';
import type { Call } from '../data/preload.ts';
import { resolvePath, type Place } from '../paths/resolvePath.ts';
import { inTime } from './inTime.ts';

/** What a screen of the catch-all route is made of; each is a chunk of its own. */
export interface Screen {
  /** What the server reads before the page is drawn. */
  readonly calls: (url: URL) => readonly Call[];
  /** What it reads besides, once its answers are there by key: what it can do without. */
  readonly more?: (url: URL, answers: Readonly<Record<string, unknown>>) => readonly Call[];
  /** Status of the page by what was read, where it is not 200. The screen is drawn all the same. */
  readonly status?: (url: URL, answers: Readonly<Record<string, unknown>>) => number | undefined;
  /** Answers for a path the store does not know; without it, 404. */
  readonly whenMissing?: () => never;
  /** The screen a path shows where this one has nothing of it: the address decides, then the store. */
  readonly otherwise?: (url: URL) => ScreenName | undefined;
  readonly Page: ComponentType;
}

const files = {
  ListingPage: () => import('./ListingPage.tsx').then(({ listingScreen }): Screen => listingScreen),
  ProductPage: () => import('./ProductPage.tsx').then(({ productScreen }): Screen => productScreen),
  SellersPage: () => import('./SellersPage.tsx').then(({ sellersScreen }): Screen => sellersScreen),
  BrandsPage: () => import('./BrandsPage.tsx').then(({ brandsScreen }): Screen => brandsScreen),
  CmsPage: () => import('./CmsPage.tsx').then(({ cmsScreen }): Screen => cmsScreen),
};

export type ScreenName = keyof typeof files;

const kinds: Partial<Record<Place['kind'], ScreenName>> = {
  listing: 'ListingPage',
  dynamic: 'ListingPage',
  product: 'ProductPage',
  otherSellers: 'SellersPage',
  brandIndex: 'BrandsPage',
  content: 'CmsPage',
};

/** The screen for a place that no route of its own stands for. */
export function screenFor(place: Place): ScreenName {
  return kinds[place.kind] ?? 'CmsPage';
}

const loaded = new Map<ScreenName, Screen>();
const loading = new Map<ScreenName, Promise<Screen>>();

/**
 * Loads a screen, once in the life of a document: a browser remembers a script that did not come for as long, and does not ask for it again.
 */
export function loadScreen(name: ScreenName): Promise<Screen> {
  const known = loading.get(name);
  if (known) return known;
  const promise = inTime(files[name]()).then((screen) => {
    loaded.set(name, screen);
    return screen;
  });
  loading.set(name, promise);
  return promise;
}

/** Whether a screen was asked for before: when a pointer came near, or by a page that failed. */
export const wasAskedFor = (name: ScreenName): boolean => loading.has(name);

/** The screen a path shows; undefined where a route of its own stands for it. */
export function screenAt(pathname: string): ScreenName | undefined {
  return kinds[resolvePath(pathname).kind];
}

/** Before the page is taken over: the first render must find the screen the server has drawn. */
export async function loadScreenFor(pathname: string): Promise<void> {
  const screen = screenAt(pathname);
  if (screen) await loadScreen(screen);
}

/**
 * The screen, at once when it is loaded; else the nearest Suspense waits for it, or the nearest error page is told that it failed. Drawing
 * asks for nothing a second time: it would wait and fail for ever.
 */
export const useScreen = (name: ScreenName): Screen =>
  loaded.get(name) ?? use(loading.get(name) ?? loadScreen(name));
