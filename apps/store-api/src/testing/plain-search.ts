import type { SearchColour, SearchDocument, SearchNames, SearchRequest } from '../modules/search/engine.ts';
import { facetDefinitions, parsePriceRange } from '../modules/search/facets.ts';

/** What a plain search says of a request without words. */
export interface Verdict {
  readonly hits: { id: string; colour: string }[];
  readonly total: number;
  /** Products per facet and value, `key value`; what is chosen in the facet itself is left out of account. */
  readonly counts: ReadonlyMap<string, number>;
  readonly priceRange: { min: number; max: number } | null;
}

/** The plain way to search: look once at every product in every colour. The columnar engine must say the same. */
export function plainSearch(
  documents: Iterable<SearchDocument>,
  names: SearchNames,
  { filters, sort, page, pageSize }: SearchRequest,
): Verdict {
  const tests = toTests(names, filters);
  const shown: { item: SearchDocument; best: SearchColour }[] = [];
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
    if (best) shown.push({ item, best });
  }
  type Shown = (typeof shown)[number];
  const before: Record<SearchRequest['sort'], (a: Shown, b: Shown) => number> = {
    relevance: (a, b) => b.item.popularity - a.item.popularity,
    isProductNew: (a, b) =>
      Number(b.item.isProductNew) - Number(a.item.isProductNew) || b.item.createdAt - a.item.createdAt,
    'price-asc': (a, b) => a.best.price - b.best.price,
    'price-desc': (a, b) => b.best.price - a.best.price,
    'discount-desc': (a, b) => b.best.discount - a.best.discount,
  };
  shown.sort((a, b) => before[sort](a, b) || (a.item.id < b.item.id ? -1 : 1));
  return {
    hits: shown
      .slice(page * pageSize, (page + 1) * pageSize)
      .map(({ item, best }) => ({ id: item.id, colour: best.key })),
    total: shown.length,
    counts,
    priceRange: min <= max ? { min: Math.floor(min / 100), max: Math.ceil(max / 100) } : null,
  };
}

interface Test {
  readonly key: string;
  meets(item: SearchDocument, one: SearchColour): boolean;
}

/** One test per facet that something is chosen in. */
function toTests({ categories }: SearchNames, filters: SearchRequest['filters']): Test[] {
  const parentOf = new Map(categories.map(({ code, parentCode }) => [code, parentCode]));
  const isAbove = (code: string, other: string): boolean => {
    const parent = parentOf.get(other);
    return !!parent && (parent === code || isAbove(code, parent));
  };
  return facetDefinitions.flatMap(({ key, valuesOf, canonical }): Test[] => {
    const said = filters.filter((given) => given.key === key).map(({ value }) => canonical?.(value) ?? value);
    if (key === 'price') {
      const ranges = said.flatMap((value) => parsePriceRange(value) ?? []);
      if (ranges.length === 0) return [];
      return [{ key, meets: (_, { price }) => ranges.some(({ min, max }) => price >= min && price <= max) }];
    }
    // Choosing a part of a chosen category narrows.
    const wanted =
      key === 'category' ? said.filter((code) => !said.some((other) => isAbove(code, other))) : said;
    if (wanted.length === 0) return [];
    const small = new Set(wanted.map((value) => value.toLowerCase()));
    return [
      { key, meets: (item, one) => valuesOf(item, one).some((value) => small.has(value.toLowerCase())) },
    ];
  });
}
