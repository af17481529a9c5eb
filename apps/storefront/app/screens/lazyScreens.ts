import { withTimeout } from '@luxe/ui/with-timeout';
import { use, type ComponentType } from 'react';
import type { Call } from '../data/preload.ts';
import type { LoadOutcome } from '../routing/decideStatus.ts';
import { resolvePath, rowOf } from '../routing/resolvePath.ts';
import type { Route } from '../routing/routeTable.ts';

/** A screen of the catch-all route. */
export interface Screen {
  /** Calls that the page needs. The server waits for their responses before it renders the page. */
  readonly calls: (url: URL) => readonly Call[];
  /**
   * Calls that the page can do without. They are made after `calls`. The parameter `responses` contains the
   * responses of `calls`, by cache key.
   */
  readonly optionalCalls?: (url: URL, responses: Readonly<Record<string, unknown>>) => readonly Call[];
  /** On the server, merges responses of `optionalCalls` into those of `calls`, before the page renders. */
  readonly merge?: (url: URL, responses: Record<string, unknown>) => void;
  /** What the responses of `calls` mean for the status of the page. Absent: `found`. */
  readonly outcome?: (url: URL, responses: Readonly<Record<string, unknown>>) => LoadOutcome;
  readonly Page: ComponentType;
}

export type ScreenName = NonNullable<Route['lazyScreen']>;

interface ScreenLoader {
  /** Imports the file of the screen. Screens of one file have the same function. */
  readonly importFile: () => Promise<unknown>;
  readonly load: () => Promise<Screen>;
}

const screenOf = <File>(importFile: () => Promise<File>, pick: (file: File) => Screen): ScreenLoader => ({
  importFile,
  load: () => importFile().then(pick),
});

// A page needs fewer and larger scripts when the screens that share code are one file.
const content = () => import('./contentScreens.ts');
const listing = () => import('./listingScreens.ts');

const screens: Readonly<Record<ScreenName, ScreenLoader>> = {
  HomePage: screenOf(content, ({ homeScreen }) => homeScreen),
  ExplorePage: screenOf(content, ({ exploreScreen }) => exploreScreen),
  LayoutPage: screenOf(content, ({ layoutScreen }) => layoutScreen),
  CmsPage: screenOf(content, ({ cmsScreen }) => cmsScreen),
  ListingPage: screenOf(listing, ({ listingScreen }) => listingScreen),
  SearchPage: screenOf(listing, ({ searchScreen }) => searchScreen),
  ProductPage: screenOf(
    () => import('./ProductPage.tsx'),
    ({ productScreen }) => productScreen,
  ),
  SellersPage: screenOf(
    () => import('./SellersPage.tsx'),
    ({ sellersScreen }) => sellersScreen,
  ),
  BrandsPage: screenOf(
    () => import('./BrandsPage.tsx'),
    ({ brandsScreen }) => brandsScreen,
  ),
  BagPage: screenOf(
    () => import('./BagPage.tsx'),
    ({ bagScreen }) => bagScreen,
  ),
  CheckoutPage: screenOf(
    () => import('./CheckoutPage.tsx'),
    ({ checkoutScreen }) => checkoutScreen,
  ),
};

/** The screen that the catch-all route shows for a route. A path that is no page shows content. */
export function screenFor(route: Parameters<typeof rowOf>[0]): ScreenName {
  return rowOf(route).lazyScreen ?? 'CmsPage';
}

const loaded = new Map<ScreenName, Screen>();
const loading = new Map<ScreenName, Promise<Screen>>();
const importedFiles = new Set<ScreenLoader['importFile']>();

/**
 * Loads a screen once per document, because a browser caches a failed script import until the document is
 * replaced. Rejects when the script fails or takes too long.
 */
export function loadScreen(name: ScreenName): Promise<Screen> {
  const pending = loading.get(name);
  if (pending) return pending;
  importedFiles.add(screens[name].importFile);
  const promise = withTimeout(screens[name].load()).then((screen) => {
    loaded.set(name, screen);
    return screen;
  });
  loading.set(name, promise);
  return promise;
}

/** Whether the file of a screen was requested before, by a prefetch or by a page. */
export const wasRequested = (name: ScreenName): boolean => importedFiles.has(screens[name].importFile);

/**
 * The screen of a path. Undefined when the path has a route of its own and the catch-all route does not
 * handle it.
 */
export function screenAt(pathname: string): ScreenName | undefined {
  return rowOf(resolvePath(pathname)).lazyScreen;
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
export const useScreen = (name: ScreenName) => loaded.get(name) ?? use(loading.get(name) ?? loadScreen(name));
