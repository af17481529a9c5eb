import { formatQuery, hasFilter, parseQuery, type ListingQuery } from '@luxe/contract/query';
import type { ListingRequest } from './toListingRequest.ts';

/** The code of a listing's path: `/bags/c-lsh10` has `lsh10`. */
export const codeOf = (path: string) => /\/c-([a-z0-9]+)\/?$/i.exec(path)?.[1];

/** The address of a listing: `/bags/c-lsh10?q=:relevance:colour:Black&page=2`. What is usual is left out, colons stay readable. */
export function listingHref(
  { kind, path, implied }: Pick<ListingRequest, 'kind' | 'path' | 'implied'>,
  query: ListingQuery | string,
  page = 1,
): string {
  const asked = typeof query === 'string' ? parseQuery(query) : query;
  const filters = asked.filters.filter((filter) => !hasFilter(implied, filter));
  const plain = filters.length === 0 && asked.sort === 'relevance';
  const term = kind === 'search' ? asked.term : '';
  const q = plain ? formatTerm(term) : formatQuery({ term, sort: asked.sort, filters });
  const search = [q && `q=${encode(q)}`, page > 1 && `page=${page}`].filter(Boolean).join('&');
  return search ? `${path}?${search}` : path;
}

const formatTerm = (term: string) =>
  term && formatQuery({ term, sort: 'relevance', filters: [] }).replace(/:relevance$/, '');
const encode = (q: string) => encodeURIComponent(q).replace(/%3A/g, ':');
