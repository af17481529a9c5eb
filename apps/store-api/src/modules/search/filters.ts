import { emptyBits, setBit, unite, type Bits } from './bits.ts';
import { mostSpecific } from './category-tree.ts';
import type { Columns, FacetColumn } from './columns.ts';
import type { SearchNames, SearchRequest, SearchResult } from './engine.ts';
import { parsePriceRange } from './facets.ts';

/** What one facet lets through. */
export interface Choice {
  column: FacetColumn;
  values: string[];
  bits: Bits;
}

/** Filters by facet. Unknown keys and broken price ranges say nothing; an unknown value lets nothing through. */
export function readFilters(columns: Columns, given: SearchRequest['filters'], names: SearchNames) {
  const choices = new Map<string, Choice>();
  const filters: SearchResult['filters'] = [];
  for (const filter of given) {
    const column = columns.facets.get(filter.key);
    const range = filter.key === 'price' ? parsePriceRange(filter.value) : undefined;
    if (!column || (filter.key === 'price' && !range)) continue;
    const { canonical, nameOf } = column.definition;
    const said = canonical?.(filter.value) ?? filter.value;
    const number = column.numbers.get(said) ?? column.numbers.get(said.toLowerCase());
    const value = number === undefined ? said : (column.values[number] ?? said);
    const choice = choices.get(filter.key) ?? { column, values: [], bits: emptyBits(columns.size) };
    if (choice.values.includes(value)) continue;
    choice.values.push(value);
    choices.set(filter.key, choice);
    filters.push({ key: filter.key, value, name: nameOf?.(value, names) ?? value });
    if (range) {
      for (let row = 0; row < columns.size; row++) {
        const price = columns.price[row] ?? 0;
        if (price >= range.min && price <= range.max) setBit(choice.bits, row);
      }
    }
  }
  for (const [key, { column, values, bits }] of choices) {
    if (key === 'price') continue;
    const meant = key === 'category' ? mostSpecific(values, names.categories) : values;
    for (const value of meant) {
      const valueBits = column.bits[column.numbers.get(value) ?? -1];
      if (valueBits) unite(bits, valueBits);
    }
  }
  return { choices, filters };
}
