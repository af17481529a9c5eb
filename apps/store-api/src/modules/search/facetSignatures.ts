import type { FacetDefinition } from './facets.ts';

/** Values of a facet in this catalogue, numbered in the order of their first occurrence. */
export interface FacetTable {
  readonly key: string;
  readonly values: string[];
  readonly numbers: Map<string, number>;
  /**
   * Numbers by lower-case value. When values differ only in case, the entry has the number of the first
   * value.
   */
  readonly lower: Map<string, number>;
}

export function createFacetTable({ key, values = [] }: FacetDefinition): FacetTable {
  const table: FacetTable = { key, values: [], numbers: new Map(), lower: new Map() };
  for (const value of values) numberOf(table, value);
  return table;
}

/** Returns the number of a value. Adds the value when it is new. */
export function numberOf(table: FacetTable, value: string): number {
  const known = table.numbers.get(value);
  if (known !== undefined) return known;
  const number = table.values.push(value) - 1;
  table.numbers.set(value, number);
  const small = value.toLowerCase();
  if (!table.lower.has(small)) table.lower.set(small, number);
  return number;
}

/**
 * Returns the number of a value from a URL. Ignores case when no value matches exactly; undefined for an
 * unknown value.
 */
export function findNumber({ numbers, lower }: FacetTable, value: string): number | undefined {
  return numbers.get(value) ?? lower.get(value.toLowerCase());
}

/**
 * Distinct combinations of the values of several facets, by number. A catalogue has far fewer combinations
 * than products, so results are computed per combination and products store only its number.
 */
export interface Signatures {
  readonly facets: readonly FacetTable[];
  /** By combination number: for each facet, the numbers of its values in this combination. */
  readonly sets: (readonly (readonly number[])[])[];
  readonly codes: Map<string, number>;
}

export function createSignatures(facets: readonly FacetTable[]): Signatures {
  return { facets, sets: [], codes: new Map() };
}

export function codeOf({ sets, codes }: Signatures, values: readonly (readonly number[])[]): number {
  const key = values.join(';');
  const known = codes.get(key);
  if (known !== undefined) return known;
  codes.set(key, sets.length);
  return sets.push(values) - 1;
}

/** Returns 1 for each combination number whose combination has the value in this facet, otherwise 0. */
export function combinationsWith({ sets }: Signatures, facetIndex: number, value: number): Uint8Array {
  const found = new Uint8Array(sets.length);
  for (let at = 0; at < found.length; at++) if (sets[at]?.[facetIndex]?.includes(value)) found[at] = 1;
  return found;
}
