import { emptyBits, hasAny, intersection, sharedWord, sizeOf, type Bits } from './bits.ts';
import type { Columns } from './columns.ts';
import type { Signatures } from './signatures.ts';

/** What a set of rows counts up to. Counts of one facet alone need not know products and prices: price does, being a facet of colours. */
export interface Tally {
  products: number;
  /** Rows that were looked at: what it cost. */
  rows: number;
  /** Paise; `min` is Infinity when there is nothing. */
  min: number;
  max: number;
  /** Products per value of a facet: each counts once, whichever of its rows has the value. */
  countsOf(key: string): Uint32Array;
}

/** A set is narrow with less than one row to so many products. */
const narrow = 8;

/** Values of the facets of looks as bits of a word; as many words as it takes. */
export interface LookMasks {
  /** By look. */
  readonly masks: Uint32Array;
  /** Bit → facet and value number. */
  readonly bits: { key: string; number: number }[];
}

export function lookMasks({ facets, sets }: Signatures): LookMasks[] {
  const all = facets.flatMap(({ key, values }, place) => values.map((_, number) => ({ key, number, place })));
  const words = Array.from({ length: Math.max(1, Math.ceil(all.length / 32)) }, (_, word) =>
    all.slice(word * 32, word * 32 + 32),
  );
  return words.map((bits) => ({
    bits,
    masks: Uint32Array.from(sets, (set) =>
      bits.reduce(
        (mask, { place, number }, bit) => (set[place]?.includes(number) ? mask | (1 << bit) : mask),
        0,
      ),
    ),
  }));
}

/**
 * Counts the rows that all sets hold: for every facet, or for one alone. Products that no facet tells apart have one kind, rows one look:
 * they are counted by these, and what kinds and looks stand for is added up at the end. Rows of a product lie side by side, so that their
 * looks are united on the way.
 */
export function tally(
  columns: Columns,
  sets: readonly Bits[],
  words: readonly LookMasks[],
  only?: string,
): Tally {
  const { kinds, facets } = columns.tables;
  const wanted = [...facets].filter(([key]) => only === undefined || key === only);
  const counts = new Map(wanted.map(([key, { values }]) => [key, new Uint32Array(values.length)]));
  const countsOf = (key: string) => counts.get(key) ?? new Uint32Array(0);
  const sum = { products: 0, rows: 0, min: Infinity, max: 0, countsOf };
  const looked = words.filter(({ bits }) => bits.some(({ key }) => counts.has(key)));
  if (looked.length === 0) {
    const { byKind, rows } = kindPass(columns, sets);
    addUp(kinds, byKind, counts);
    return { ...sum, rows };
  }
  looked.forEach(({ masks, bits }, word) => {
    const pass = lookPass(columns, sets, masks);
    pass.byBit.forEach((count, bit) => {
      const { key, number } = bits[bit] ?? { key: '', number: 0 };
      if (count > 0) countsOf(key)[number] = count;
    });
    if (word > 0) return;
    Object.assign(sum, pass.sum);
    addUp(kinds, pass.byKind, counts);
  });
  return sum;
}

/** Adds what codes count to the values that their sets stand for, of the facets that are counted. */
function addUp({ facets, sets }: Signatures, byCode: Uint32Array, counts: ReadonlyMap<string, Uint32Array>) {
  for (const [place, { key }] of facets.entries()) {
    const its = counts.get(key);
    if (!its) continue;
    for (let code = 0; code < byCode.length; code++) {
      const count = byCode[code] as number;
      if (count === 0) continue;
      const values = sets[code]?.[place] ?? [];
      for (let at = 0; at < values.length; at++) {
        const value = values[at] as number;
        its[value] = (its[value] as number) + count;
      }
    }
  }
}

/** Products by kind, and the rows that were looked at. A broad set is asked product by product, a narrow one row by row. */
function kindPass({ tables, productOf, firstRow, kind }: Columns, sets: readonly Bits[]) {
  const byKind = new Uint32Array(tables.kinds.sets.length);
  const set = intersection(sets);
  const rows = sizeOf(set);
  const count = (product: number) => {
    const code = kind[product] as number;
    byKind[code] = (byKind[code] as number) + 1;
  };
  if (rows * narrow > kind.length) {
    for (let product = 0; product < kind.length; product++)
      if (hasAny(set, firstRow[product] as number, firstRow[product + 1] as number)) count(product);
    return { byKind, rows };
  }
  let end = 0;
  for (let at = 0; at < set.length; at++) {
    for (let word = set[at] as number; word !== 0; word &= word - 1) {
      const row = (at << 5) + (31 - Math.clz32(word & -word));
      if (row < end) continue;
      const product = productOf[row] as number;
      end = firstRow[product + 1] as number;
      count(product);
    }
  }
  return { byKind, rows };
}

/** Products by kind and by value of the looks; sums. */
function lookPass(
  { tables, productOf, kind, look, price }: Columns,
  [set = emptyBits(0), ...others]: readonly Bits[],
  masks: Uint32Array,
) {
  const byKind = new Uint32Array(tables.kinds.sets.length);
  const byLook = new Uint32Array(tables.looks.sets.length);
  const byBit = new Uint32Array(32);
  let product = -1;
  let products = 0;
  let rows = 0;
  let min = Infinity;
  let max = 0;
  /** Of the product in hand: the look of its first row, and all its looks as one mask. */
  let first = -1;
  let union = 0;
  for (let at = 0; at < set.length; at++) {
    for (let word = sharedWord(set[at] as number, others, at); word !== 0; word &= word - 1) {
      const row = (at << 5) + (31 - Math.clz32(word & -word));
      const own = look[row] as number;
      const paise = price[row] as number;
      rows++;
      if (paise < min) min = paise;
      if (paise > max) max = paise;
      if (productOf[row] === product) {
        if (own !== first) union |= masks[own] as number;
        continue;
      }
      if (product >= 0) closeLooks(byLook, byBit, masks, first, union);
      product = productOf[row] as number;
      products++;
      const code = kind[product] as number;
      byKind[code] = (byKind[code] as number) + 1;
      first = own;
      union = masks[own] as number;
    }
  }
  if (product >= 0) closeLooks(byLook, byBit, masks, first, union);
  for (let code = 0; code < byLook.length; code++) {
    const by = byLook[code] as number;
    if (by > 0) addBits(byBit, masks[code] as number, by);
  }
  return { byKind, byBit, sum: { products, rows, min, max } };
}

/** Counts a product by its one look, or, where its rows differ, by what they have together. */
function closeLooks(
  byLook: Uint32Array,
  byBit: Uint32Array,
  masks: Uint32Array,
  first: number,
  union: number,
) {
  if (union === masks[first]) byLook[first] = (byLook[first] as number) + 1;
  else addBits(byBit, union, 1);
}

function addBits(byBit: Uint32Array, mask: number, by: number) {
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const bit = 31 - Math.clz32(rest & -rest);
    byBit[bit] = (byBit[bit] as number) + by;
  }
}
