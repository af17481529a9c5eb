import type { SortCode } from './listingSchema.ts';

/** One filter of a listing: a facet key and a value, as in the q string (the URL parameter `q`). */
export interface Filter {
  readonly key: string;
  readonly value: string;
}

/** The parsed content of a q string. */
export interface ListingQuery {
  /** The search term; empty for a listing without a search. */
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
const isSort = (code: string | undefined): code is SortCode => code !== undefined && sorts.includes(code);

/**
 * Parses `term:sort:key:value:key:value` (specification, section 5). A missing sort means relevance. A key
 * without a value and a repeated pair are ignored. `%3A` stands for a colon inside a term or value. Control
 * characters become spaces. Never throws.
 */
export function parseQuery(q: string): ListingQuery {
  const [term = '', ...rest] = q
    .replace(/\p{Cc}/gu, ' ')
    .split(':')
    .map(decodePart);
  const sort = isSort(rest[0]) ? rest[0] : 'relevance';
  const parts = isSort(rest[0]) ? rest.slice(1) : rest;
  const filters: Filter[] = [];
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [key, value] = [parts[at] ?? '', parts[at + 1] ?? ''];
    if (key && value && !hasFilter(filters, { key, value })) filters.push({ key, value });
  }
  return { term: term.trim(), sort, filters };
}

/** Formats a query as a q string, which `parseQuery` reads back to the same query. */
export function formatQuery({ term, sort, filters }: ListingQuery): string {
  let q = `${encodePart(term)}:${sort}`;
  for (const filter of filters) q += formatFilter(filter);
  return q;
}

/** Formats the part of a q string for one filter. */
export const formatFilter = ({ key, value }: Filter): string => `:${encodePart(key)}:${encodePart(value)}`;

/** Adds the filter, or removes it when the query already has it. */
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
// Decodes only parts that contain `%`. A listing has about a hundred q strings, and few of their parts need
// decoding.
const decodePart = (part: string) =>
  part.includes('%') ? part.replace(/%3A/gi, ':').replace(/%25/g, '%') : part;
