import type { SearchColour, SearchDocument, SearchNames, SearchRequest } from '../modules/search/engine.ts';
import { facetDefinitions, parsePriceRange } from '../modules/search/facets.ts';

/** Result of a plain search for a request without a term. */
export interface PlainSearchResult {
  readonly hits: { id: string; colour: string }[];
  readonly total: number;
  /** Number of products for each `key value` of a facet. Counts ignore the choices in their own facet. */
  readonly counts: ReadonlyMap<string, number>;
  readonly priceRange: { min: number; max: number } | null;
}

/** Searches by reading every product in every colour. The columnar engine must return the same. */
export function plainSearch(
  documents: Iterable<SearchDocument>,
  names: SearchNames,
  { filters, sort, page, pageSize }: SearchRequest,
): PlainSearchResult {
  const tests = toTests(names, filters);
  const matches: { item: SearchDocument; best: SearchColour }[] = [];
  const counts = new Map<string, number>();
  let [min, max] = [Infinity, -Infinity];
  for (const item of documents) {
    const counted = new Set<string>();
    let best: SearchColour | undefined;
    for (const one of item.colours) {
      const broken = tests.filter(({ meets }) => !meets(item, one)).map(({ key }) => key);
      if (broken.length > 1) continue;
      if (broken.length === 0 && (!best || (one.inStock && !best.inStock))) best = one;
      if (broken.length === 0 || broken[0] === 'price') {
        min = Math.min(min, one.price);
        max = Math.max(max, one.price);
      }
      for (const { key, valuesOf } of facetDefinitions) {
        if (broken.length > 0 && broken[0] !== key) continue;
        for (const value of valuesOf(item, one)) counted.add(`${key} ${value}`);
      }
    }
    for (const name of counted) counts.set(name, (counts.get(name) ?? 0) + 1);
    if (best) matches.push({ item, best });
  }
  type Match = (typeof matches)[number];
  const before: Record<SearchRequest['sort'], (a: Match, b: Match) => number> = {
    relevance: (a, b) => b.item.popularity - a.item.popularity,
    isProductNew: (a, b) =>
      Number(b.item.isProductNew) - Number(a.item.isProductNew) || b.item.createdAt - a.item.createdAt,
    'price-asc': (a, b) => a.best.price - b.best.price,
    'price-desc': (a, b) => b.best.price - a.best.price,
    'discount-desc': (a, b) => b.best.discount - a.best.discount,
  };
  matches.sort((a, b) => before[sort](a, b) || (a.item.id < b.item.id ? -1 : 1));
  return {
    hits: matches
      .slice(page * pageSize, (page + 1) * pageSize)
      .map(({ item, best }) => ({ id: item.id, colour: best.key })),
    total: matches.length,
    counts,
    priceRange: min <= max ? { min: Math.floor(min / 100), max: Math.ceil(max / 100) } : null,
  };
}

interface Test {
  readonly key: string;
  meets(item: SearchDocument, one: SearchColour): boolean;
}

/** Returns one condition per facet with a chosen value. */
function toTests({ categories }: SearchNames, filters: SearchRequest['filters']): Test[] {
  const parentOf = new Map(categories.map(({ code, parentCode }) => [code, parentCode]));
  const isAbove = (code: string, other: string): boolean => {
    const parent = parentOf.get(other);
    return !!parent && (parent === code || isAbove(code, parent));
  };
  return facetDefinitions.flatMap(({ key, valuesOf, canonical }): Test[] => {
    const canonicalValues = filters
      .filter((given) => given.key === key)
      .map(({ value }) => canonical?.(value) ?? value);
    if (key === 'price') {
      const ranges = canonicalValues.flatMap((value) => parsePriceRange(value) ?? []);
      if (ranges.length === 0) return [];
      return [{ key, meets: (_, { price }) => ranges.some(({ min, max }) => price >= min && price <= max) }];
    }
    // A chosen subcategory replaces its chosen parent.
    const wanted =
      key === 'category'
        ? canonicalValues.filter((code) => !canonicalValues.some((other) => isAbove(code, other)))
        : canonicalValues;
    if (wanted.length === 0) return [];
    const small = new Set(wanted.map((value) => value.toLowerCase()));
    return [
      { key, meets: (item, one) => valuesOf(item, one).some((value) => small.has(value.toLowerCase())) },
    ];
  });
}
