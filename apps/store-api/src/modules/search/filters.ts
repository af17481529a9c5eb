import { emptyBits, unite, type Bits } from './bits.ts';
import { mostSpecific } from './categoryTree.ts';
import type { SearchNames, SearchRequest, SearchResult } from './engine.ts';
import { facetDefinitions, parsePriceRange } from './facets.ts';
import { findNumber, type FacetTable } from './facetSignatures.ts';
import type { ValueSets } from './valueSets.ts';

/** Chosen values by facet, as the catalogue spells them. */
export type Choices = ReadonlyMap<string, readonly string[]>;

/**
 * Groups filters by facet. Ignores unknown keys and malformed price ranges. An unknown value matches no
 * product.
 */
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
    const canonicalValue = definition.canonical?.(filter.value) ?? filter.value;
    const value = table.values[findNumber(table, canonicalValue) ?? -1] ?? canonicalValue;
    const chosen = choices.get(filter.key) ?? [];
    if (chosen.includes(value)) continue;
    choices.set(filter.key, [...chosen, value]);
    filters.push({ key: filter.key, value, name: definition.nameOf?.(value, names) ?? value });
  }
  return { choices, filters };
}

/** Rows that have at least one of the chosen values of a facet. */
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
