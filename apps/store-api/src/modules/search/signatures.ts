import type { FacetDefinition } from './facets.ts';

/** The values that a facet has in this catalogue, numbered as they were met. */
export interface FacetTable {
  readonly key: string;
  readonly values: string[];
  readonly numbers: Map<string, number>;
  /** By the value in lower case; the first of those that differ in case alone. */
  readonly lower: Map<string, number>;
}

export function createFacetTable({ key, values = [] }: FacetDefinition): FacetTable {
  const table: FacetTable = { key, values: [], numbers: new Map(), lower: new Map() };
  for (const value of values) numberOf(table, value);
  return table;
}

/** The number of a value; a new one gets the next. */
export function numberOf(table: FacetTable, value: string): number {
  const known = table.numbers.get(value);
  if (known !== undefined) return known;
  const number = table.values.push(value) - 1;
  table.numbers.set(value, number);
  const small = value.toLowerCase();
  if (!table.lower.has(small)) table.lower.set(small, number);
  return number;
}

/** The number of a value as a shopper's address may write it. */
export function findNumber({ numbers, lower }: FacetTable, value: string): number | undefined {
  return numbers.get(value) ?? lower.get(value.toLowerCase());
}

/**
 * Combinations of the values of several facets, each known once, by a number. A catalogue has far fewer of them than products: what
 * holds for a combination is worked out once, and a product keeps its number alone.
 */
export interface Signatures {
  readonly facets: readonly FacetTable[];
  /** By number: for each facet its values. */
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

/** By number: 1 where a combination has one of the values in the facet at this place. */
export function combinationsWith({ sets }: Signatures, place: number, value: number): Uint8Array {
  const found = new Uint8Array(sets.length);
  for (let at = 0; at < found.length; at++) if (sets[at]?.[place]?.includes(value)) found[at] = 1;
  return found;
}
