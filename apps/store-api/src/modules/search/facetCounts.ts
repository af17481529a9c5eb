import { categoryTree } from './categoryTree.ts';
import type { FacetCounts, SearchNames, SearchResult } from './engine.ts';
import { facetDefinitions, type FacetDefinition } from './facets.ts';
import type { Choices } from './filters.ts';

/** The counts of a search engine for one listing, from which the facets are built. */
export interface Counted {
  /**
   * Values of a facet in the catalogue with their product counts. Counts ignore the choices in the facet
   * itself.
   */
  valuesOf(key: string): readonly { value: string; count: number; hex?: string | undefined }[];
  choices: Choices;
  names: SearchNames;
  /** Price range in paise of the products that pass the other filters; undefined if there are none. */
  prices: { min: number; max: number } | undefined;
}

/** Builds the ordered facets with their ordered values, the category tree and the price range in rupees. */
export function toFacetCounts({
  valuesOf,
  choices,
  names,
  prices,
}: Counted): Pick<SearchResult, 'facets' | 'categories' | 'priceRange'> {
  const facets: FacetCounts[] = [];
  let categories: SearchResult['categories'] = [];
  for (const definition of facetDefinitions) {
    const { key, name } = definition;
    if (key === 'tag') continue;
    const chosen = choices.get(key) ?? [];
    if (key === 'category') {
      const counts = new Map(valuesOf(key).map(({ value, count }) => [value, count]));
      categories = categoryTree(names.categories, (code) => counts.get(code) ?? 0, chosen);
    } else {
      const values = toValues(definition, valuesOf(key), chosen, names);
      if (values.length > 0) facets.push({ key, name, values });
    }
  }
  const priceRange = prices && { min: Math.floor(prices.min / 100), max: Math.ceil(prices.max / 100) };
  return { facets, categories, priceRange: priceRange ?? null };
}

function toValues(
  definition: FacetDefinition,
  known: ReturnType<Counted['valuesOf']>,
  chosen: readonly string[],
  names: SearchNames,
): FacetCounts['values'] {
  const { hidden = [], nameOf, values } = definition;
  const offered = known.flatMap(({ value, count, hex }) => {
    const selected = chosen.includes(value);
    if (hidden === 'all' || (!selected && (count === 0 || hidden.includes(value)))) return [];
    const name = nameOf?.(value, names) ?? value;
    return [{ value, name, count, selected, ...(hex && { colorHex: hex }) }];
  });
  if (!values) offered.sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
  const unknown = chosen.filter((value) => !known.some((one) => one.value === value));
  for (const value of unknown)
    offered.push({ value, name: nameOf?.(value, names) ?? value, count: 0, selected: true });
  return offered;
}
