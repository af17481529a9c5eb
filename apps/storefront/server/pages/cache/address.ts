import type { RouteMatch } from '../../../app/paths/resolvePath.ts';

const listing = [
  'q',
  'page',
  'isSortFlow',
  'offer',
  'superBrand',
  'searchCategory',
  'richplp',
  'sort',
  'min',
  'max',
] as const;

/**
 * For each kind of public page, the query parameters that the page reads, in the order of its cache key.
 * Pages of other kinds belong to one shopper and are not cached.
 */
const parameters: Partial<Record<RouteMatch['kind'], readonly string[]>> = {
  home: [],
  explore: [],
  content: [],
  brandIndex: ['q'],
  listing,
  dynamic: listing,
  search: [...listing, 'isKeywordRedirectEnabled'],
  product: ['color', 'size'],
  otherSellers: ['color'],
};

/** Longest address that is cached, in characters. */
const maxLength = 1000;

/**
 * Returns the address of a public page: its path and those query parameters that the page reads, each once
 * and in a fixed order. The address is the cache key, and the page is rendered from this address. So other
 * parameters of a link change neither the key nor the page. `undefined` for a page that is not cached.
 */
export function addressOf(route: RouteMatch, pathname: string, query: string): string | undefined {
  const names = parameters[route.kind];
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
