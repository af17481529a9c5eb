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

type Place = Pick<ListingRequest, 'kind' | 'path' | 'implied'>;

/** The code of a listing's path: `/bags/c-lsh10` has `lsh10`. */
export const codeOf = (path: string) => /\/c-([a-z0-9]+)\/?$/i.exec(path)?.[1];

/** The address of a listing: `/bags/c-lsh10?q=:relevance:colour:Black&page=2`. What is usual is left out, colons stay readable. */
export function listingHref(place: Place, query: ListingQuery | string, page = 1): string {
  const own = ownQuery(place, typeof query === 'string' ? parseQuery(query) : query);
  const plain = own.filters.length === 0 && own.sort === 'relevance';
  const q = plain ? formatTerm(own.term) : formatQuery(own);
  const search = [q && `q=${encode(q)}`, page > 1 && `page=${page}`].filter(Boolean).join('&');
  return search ? `${place.path}?${search}` : place.path;
}

/** Addresses of a list with one filter more, or less where it has it: a list has a hundred, and most begin alike. */
export function filterHref(place: Place, query: ListingQuery): (filter: Filter) => string {
  const start = `${place.path}?q=${encode(formatQuery(ownQuery(place, query)))}`;
  return (filter) =>
    hasFilter(query.filters, filter)
      ? listingHref(place, toggleFilter(query, filter))
      : start + encode(formatFilter(filter));
}

/** A query without what its page stands for. */
const ownQuery = ({ kind, implied }: Place, { term, sort, filters }: ListingQuery): ListingQuery => ({
  term: kind === 'search' ? term : '',
  sort,
  filters: filters.filter((filter) => !hasFilter(implied, filter)),
});

/** Words alone; with the sort where they would be taken for a text that was encoded already. */
function formatTerm(term: string): string {
  const q = term && formatQuery({ term, sort: 'relevance', filters: [] });
  return q.includes('%') ? q : q.replace(/:relevance$/, '');
}
const encode = (q: string) => encodeURIComponent(q).replace(/%3A/g, ':');
