import type { Middleware } from 'swr';

/**
 * Serves only preloaded data, as SWR does for a page that a server renders once. It avoids SWR's state,
 * subscriptions and cache, which would keep the page's data in memory until the next full garbage collection.
 */
export const preloadedMiddleware =
  (preloaded: Readonly<Record<string, unknown>>): Middleware =>
  () =>
  (key) => {
    const data = typeof key === 'string' ? (preloaded[key] as never) : undefined;
    const isLoading = Boolean(key) && data === undefined;
    return { data, error: undefined, isLoading, isValidating: isLoading, mutate: changesNothing };
  };

const changesNothing = () => Promise.resolve(undefined);
