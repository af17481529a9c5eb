import { rowOf, type RouteMatch } from '../../../app/routing/resolvePath.ts';

/** Longest address that is cached, in characters. */
const maxLength = 1000;

/**
 * Which pages are cached, and under which key: those whose row in the route table has `cachedBy`. Returns the
 * address of such a page: its path and those query parameters that the page reads, each once and in a fixed
 * order. The address is the cache key, and the page is rendered from this address. So other
 * parameters of a link change neither the key nor the page. `undefined` for a page that is not cached.
 */
export function cachedAddress(route: RouteMatch, pathname: string, query: string): string | undefined {
  const names = rowOf(route).cachedBy;
  if (!names || pathname.length > maxLength) return undefined;
  if (query === '' || names.length === 0) return pathname;
  const given = new URLSearchParams(query);
  const params = new URLSearchParams();
  for (const name of names) {
    const value = given.get(name);
    if (value) params.set(name, value);
  }
  const address = params.size > 0 ? `${pathname}?${params}` : pathname;
  return address.length > maxLength ? undefined : address;
}
