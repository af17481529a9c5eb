import type { Middleware } from 'swr';

/**
 * Answers from what is preloaded and nothing else: what SWR does for a page that is drawn once, on a server, without the state, the subscriptions
 * and the cache that it would keep in memory with the page's data until the next full collection.
 */
export const readingFrom =
  (preloaded: Readonly<Record<string, unknown>>): Middleware =>
  () =>
  (key) => {
    const data = typeof key === 'string' ? (preloaded[key] as never) : undefined;
    const isLoading = Boolean(key) && data === undefined;
    return { data, error: undefined, isLoading, isValidating: isLoading, mutate: changesNothing };
  };

const changesNothing = () => Promise.resolve(undefined);
