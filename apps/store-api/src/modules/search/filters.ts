import { emptyBits, unite, type Bits } from './bits.ts';
import { mostSpecific } from './category-tree.ts';
import type { SearchNames, SearchRequest, SearchResult } from './engine.ts';
import { facetDefinitions, parsePriceRange } from './facets.ts';
import { findNumber, type FacetTable } from './signatures.ts';
import type { ValueSets } from './value-sets.ts';

/** What is chosen, by facet: the values, as this catalogue writes them. */
export type Choices = ReadonlyMap<string, readonly string[]>;

/** Filters by facet. Unknown keys and broken price ranges say nothing; an unknown value lets nothing through. */
export function readFilters(
  facets: ReadonlyMap<string, FacetTable>,
  given: SearchRequest['filters'],
  names: SearchNames,
): { choices: Choices; filters: SearchResult['filters'] } {
  const choices = new Map<string, string[]>();
  const filters: SearchResult['filters'] = [];
  for (const filter of given) {
    const definition = facetDefinitions.find(({ key }) => key === filter.key);
    const table = facets.get(filter.key);
    if (!definition || !table || (filter.key === 'price' && !parsePriceRange(filter.value))) continue;
    const said = definition.canonical?.(filter.value) ?? filter.value;
    const value = table.values[findNumber(table, said) ?? -1] ?? said;
    const chosen = choices.get(filter.key) ?? [];
    if (chosen.includes(value)) continue;
    choices.set(filter.key, [...chosen, value]);
    filters.push({ key: filter.key, value, name: definition.nameOf?.(value, names) ?? value });
  }
  return { choices, filters };
}

/** The rows that one facet's chosen values let through. */
export function rowsOfChoice(
  sets: ValueSets,
  table: FacetTable,
  chosen: readonly string[],
  names: SearchNames,
): Bits {
  const meant = table.key === 'category' ? mostSpecific(chosen, names.categories) : chosen;
  const each = meant.map((value) => {
    const range = table.key === 'price' ? parsePriceRange(value) : undefined;
    return range ? sets.priced(range.min, range.max) : sets.withValue(table.key, table.numbers.get(value));
  });
  const [only, ...others] = each;
  if (!only) return sets.withValue(table.key, undefined);
  if (others.length === 0) return only;
  const united = emptyBits(only.length * 32);
  for (const bits of each) unite(united, bits);
  return united;
}
