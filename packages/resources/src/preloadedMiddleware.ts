import type { Middleware } from 'swr';

/**
 * Serves only preloaded data, for a page that a server renders once. SWR itself would create state,
 * subscriptions and a cache, which would hold the page's data in memory until the next full garbage
 * collection.
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
