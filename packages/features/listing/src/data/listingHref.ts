import {
  formatFilter,
  formatQuery,
  hasFilter,
  parseQuery,
  toggleFilter,
  type Filter,
  type ListingQuery,
} from '@luxe/contract/query';
import type { ListingRequest } from './toListingRequest.ts';

type ListingRoute = Pick<ListingRequest, 'kind' | 'path' | 'implied'>;

/** Returns the code in a listing's path: `lsh10` for `/bags/c-lsh10`. */
export const codeOf = (path: string) => /\/c-([a-z0-9]+)\/?$/i.exec(path)?.[1];

/**
 * Builds the URL of a listing: `/bags/c-lsh10?q=:relevance:colour:Black&page=2`. Omits default values and
 * does not encode colons.
 */
export function listingHref(route: ListingRoute, query: ListingQuery | string, page = 1): string {
  const own = ownQuery(route, typeof query === 'string' ? parseQuery(query) : query);
  const plain = own.filters.length === 0 && own.sort === 'relevance';
  const q = plain ? formatTerm(own.term) : formatQuery(own);
  const search = [q && `q=${encode(q)}`, page > 1 && `page=${page}`].filter(Boolean).join('&');
  return search ? `${route.path}?${search}` : route.path;
}

/**
 * Returns a function that builds the URL with one filter toggled. A list has about a hundred such URLs, so
 * their common start is built once.
 */
export function filterHref(route: ListingRoute, query: ListingQuery): (filter: Filter) => string {
  const start = `${route.path}?q=${encode(formatQuery(ownQuery(route, query)))}`;
  return (filter) =>
    hasFilter(query.filters, filter)
      ? listingHref(route, toggleFilter(query, filter))
      : start + encode(formatFilter(filter));
}

/** Removes the filters that the page implies. Removes the search term too, unless the page is a search. */
const ownQuery = ({ kind, implied }: ListingRoute, { term, sort, filters }: ListingQuery): ListingQuery => ({
  term: kind === 'search' ? term : '',
  sort,
  filters: filters.filter((filter) => !hasFilter(implied, filter)),
});

/**
 * Formats a search term for the URL. If the term contains `%`, the URL also contains the sort code
 * `:relevance`. Without the colon, the parser could take the term for encoded text and decode it.
 */
function formatTerm(term: string): string {
  const q = term && formatQuery({ term, sort: 'relevance', filters: [] });
  return q.includes('%') ? q : q.replace(/:relevance$/, '');
}
const encode = (q: string) => encodeURIComponent(q).replace(/%3A/g, ':');
