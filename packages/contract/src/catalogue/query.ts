import type { SortCode } from '../calls.ts';

/** One filter of a listing: a facet key and a value, as q carries them. */
export interface Filter {
  readonly key: string;
  readonly value: string;
}

/** What a q string says. */
export interface ListingQuery {
  /** The searched words; empty on a listing. */
  readonly term: string;
  readonly sort: SortCode;
  readonly filters: readonly Filter[];
}

const sorts: readonly string[] = [
  'relevance',
  'isProductNew',
  'price-asc',
  'price-desc',
  'discount-desc',
] satisfies SortCode[];
const isSort = (word: string | undefined): word is SortCode => word !== undefined && sorts.includes(word);

/**
 * Reads `term:sort:key:value:key:value` (specification, section 5). A missing sort is relevance, also when exactly two parts follow
 * the term and are a filter pair; a key without a value is dropped; a pair said twice counts once. Never throws.
 * A colon inside a term or value travels as `%3A`; control characters, which nobody types, become spaces.
 */
export function parseQuery(q: string): ListingQuery {
  const [term = '', ...rest] = q
    .replace(/\p{Cc}/gu, ' ')
    .split(':')
    .map(decodePart);
  const sort = isSort(rest[0]) ? rest[0] : 'relevance';
  const words = isSort(rest[0]) ? rest.slice(1) : rest;
  const filters: Filter[] = [];
  for (let at = 0; at + 1 < words.length; at += 2) {
    const [key, value] = [words[at] ?? '', words[at + 1] ?? ''];
    if (key && value && !hasFilter(filters, { key, value })) filters.push({ key, value });
  }
  return { term: term.trim(), sort, filters };
}

/** The q string of a query; `parseQuery` reads it back unchanged. */
export function formatQuery({ term, sort, filters }: ListingQuery): string {
  let q = `${encodePart(term)}:${sort}`;
  for (const filter of filters) q += formatFilter(filter);
  return q;
}

/** What a filter adds to a q string. */
export const formatFilter = ({ key, value }: Filter): string => `:${encodePart(key)}:${encodePart(value)}`;

/** The query with a filter added, or taken out when it is there: what choosing a facet value does. */
export function toggleFilter(query: ListingQuery, filter: Filter): ListingQuery {
  const filters = hasFilter(query.filters, filter)
    ? query.filters.filter((other) => !isSame(other, filter))
    : [...query.filters, filter];
  return { ...query, filters };
}

export function hasFilter(filters: readonly Filter[], filter: Filter): boolean {
  return filters.some((other) => isSame(other, filter));
}

const isSame = (a: Filter, b: Filter) => a.key === b.key && a.value === b.value;
const encodePart = (part: string) => part.replace(/%/g, '%25').replace(/:/g, '%3A');
// A listing has a hundred addresses, and hardly a part of them has anything to decode.
const decodePart = (part: string) =>
  part.includes('%') ? part.replace(/%3A/gi, ':').replace(/%25/g, '%') : part;
