import type { Place } from '../../../app/paths/resolvePath.ts';

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

/** What each kind of public page reads of its query, in the order of its address. A page that is not named is nobody's but one shopper's. */
const parameters: Partial<Record<Place['kind'], readonly string[]>> = {
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

/** Letters of an address that is worth keeping. */
const longest = 1000;

/**
 * The one address of a public page: its path, and of the query what the page reads, each once, in one order. The page is rendered from
 * this address and kept under it, so that nothing else a link carries can reach either. Undefined for a page that is not kept.
 */
export function addressOf(place: Place, pathname: string, query: string): string | undefined {
  const names = parameters[place.kind];
  if (!names || pathname.length > longest) return undefined;
  if (query === '' || names.length === 0) return pathname;
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const name of names) {
    const value = given.get(name);
    if (value) kept.set(name, value);
  }
  const address = kept.size > 0 ? `${pathname}?${kept}` : pathname;
  return address.length > longest ? undefined : address;
}
