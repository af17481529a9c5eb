import type { Filter } from '@luxe/contract/query';
import type { SearchEngine, SearchNames, SearchRequest } from './engine.ts';

export interface SearchTimes {
  /** Number of timed queries. */
  queries: number;
  /** Median time in milliseconds. */
  p50: number;
  /** 95th percentile in milliseconds. */
  p95: number;
}

const sorts = ['relevance', 'price-asc', 'discount-desc', 'isProductNew'] as const;
const colours = ['Black', 'Brown', 'Red', 'Blue', 'Green'];

/**
 * Times a mix of queries with all facets counted: listings of every category and brand with up to three
 * filters, and correct and misspelt terms.
 */
export async function benchSearch(
  engine: SearchEngine,
  names: SearchNames,
  queries = 2_000,
): Promise<SearchTimes> {
  const requests = mixOf(names);
  const searchAt = (at: number) => engine.search(requests[at % requests.length] as SearchRequest);
  for (let at = 0; at < requests.length; at++) await searchAt(at);
  const times: number[] = [];
  for (let at = 0; at < queries; at++) {
    const from = performance.now();
    await searchAt(at);
    times.push(performance.now() - from);
  }
  times.sort((a, b) => a - b);
  const share = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
  return { queries, p50: share(0.5), p95: share(0.95) };
}

function mixOf({ categories, brands }: SearchNames): SearchRequest[] {
  const request = (term: string, filters: Filter[], at: number): SearchRequest => ({
    term,
    sort: sorts[at % sorts.length] ?? 'relevance',
    filters,
    page: at % 3,
    pageSize: 24,
  });
  const more = (at: number): Filter[] =>
    [
      { key: 'colour', value: colours[at % colours.length] ?? 'Black' },
      { key: 'price', value: '20000-250000' },
      { key: 'inStockFlag', value: 'true' },
    ].slice(0, at % 4);
  const scopes = [
    ...categories.map(({ code }) => ({ key: 'category', value: code })),
    ...brands.map(({ code }) => ({ key: 'brand', value: code })),
  ];
  const terms = [...categories, ...brands].flatMap(({ name }) => [name, misspell(name)]);
  return [
    ...scopes.map((scope, at) => request('', [scope, ...more(at)], at)),
    ...terms.map((term, at) => request(term, more(at), at)),
  ];
}

/** Swaps the third and fourth letters. */
const misspell = (name: string) => `${name.slice(0, 2)}${name[3] ?? ''}${name[2] ?? ''}${name.slice(4)}`;
