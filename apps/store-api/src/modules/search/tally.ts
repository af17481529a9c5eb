import { emptyBits, hasAny, intersection, sharedBits, sizeOf, type Bits } from './bits.ts';
import type { Columns } from './columns.ts';
import type { Signatures } from './facetSignatures.ts';

/**
 * Counts of a set of rows. When only one product facet is counted, `products`, `min` and `max` are not
 * computed.
 */
export interface Tally {
  products: number;
  /** Number of examined rows, which measures the cost of counting. */
  rows: number;
  /** Prices in paise. `min` is Infinity for an empty set. */
  min: number;
  max: number;
  /** Products per value of a facet. A product counts once per value, however many of its rows have it. */
  countsOf(key: string): Uint32Array;
}

/** A set is narrow when it has at most one row per this many products. */
const narrow = 8;

/** Up to 32 colour facet values, each as one bit of a 32-bit word. Further values need further words. */
export interface LookMasks {
  /** By look. */
  readonly masks: Uint32Array;
  /** Bit → facet and value number. */
  readonly bits: { key: string; number: number }[];
}

export function lookMasks({ facets, sets }: Signatures): LookMasks[] {
  const all = facets.flatMap(({ key, values }, facetIndex) =>
    values.map((_, number) => ({ key, number, facetIndex })),
  );
  const chunks = Array.from({ length: Math.max(1, Math.ceil(all.length / 32)) }, (_, index) =>
    all.slice(index * 32, index * 32 + 32),
  );
  return chunks.map((bits) => ({
    bits,
    masks: Uint32Array.from(sets, (set) =>
      bits.reduce(
        (mask, { facetIndex, number }, bit) => (set[facetIndex]?.includes(number) ? mask | (1 << bit) : mask),
        0,
      ),
    ),
  }));
}

/**
 * Counts the rows that are in all sets, for every facet or for `only` one. A kind is a combination of product
 * facet values; a look is a combination of colour facet values. A pass first counts products by kind and by
 * look, and then adds these counts to the single facet values. The rows of a product are adjacent, so a pass
 * can combine the looks of each product.
 */
export function tally(
  columns: Columns,
  sets: readonly Bits[],
  maskSets: readonly LookMasks[],
  only?: string,
): Tally {
  const { productSignatures, facets } = columns.tables;
  const wanted = [...facets].filter(([key]) => only === undefined || key === only);
  const counts = new Map(wanted.map(([key, { values }]) => [key, new Uint32Array(values.length)]));
  const countsOf = (key: string) => counts.get(key) ?? new Uint32Array(0);
  const sum = { products: 0, rows: 0, min: Infinity, max: 0, countsOf };
  const lookMaskSets = maskSets.filter(({ bits }) => bits.some(({ key }) => counts.has(key)));
  if (lookMaskSets.length === 0) {
    const { byKind, rows } = kindPass(columns, sets);
    addUp(productSignatures, byKind, counts);
    return { ...sum, rows };
  }
  lookMaskSets.forEach(({ masks, bits }, index) => {
    const pass = lookPass(columns, sets, masks);
    pass.byBit.forEach((count, bit) => {
      const { key, number } = bits[bit] ?? { key: '', number: 0 };
      if (count > 0) countsOf(key)[number] = count;
    });
    if (index > 0) return;
    Object.assign(sum, pass.sum);
    addUp(productSignatures, pass.byKind, counts);
  });
  return sum;
}

/** Adds the count of each combination to its values in the requested facets. */
function addUp({ facets, sets }: Signatures, byCode: Uint32Array, counts: ReadonlyMap<string, Uint32Array>) {
  for (const [facetIndex, { key }] of facets.entries()) {
    const valueCounts = counts.get(key);
    if (!valueCounts) continue;
    for (let code = 0; code < byCode.length; code++) {
      const count = byCode[code] as number;
      if (count === 0) continue;
      const values = sets[code]?.[facetIndex] ?? [];
      for (let at = 0; at < values.length; at++) {
        const value = values[at] as number;
        valueCounts[value] = (valueCounts[value] as number) + count;
      }
    }
  }
}

/**
 * Counts products by kind (combination of product facet values), and the examined rows. Tests a broad set
 * product by product, and a narrow set row by row.
 */
function kindPass({ tables, productOf, firstRow, kind }: Columns, sets: readonly Bits[]) {
  const byKind = new Uint32Array(tables.productSignatures.sets.length);
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
    for (let rest = set[at] as number; rest !== 0; rest &= rest - 1) {
      const row = (at << 5) + (31 - Math.clz32(rest & -rest));
      if (row < end) continue;
      const product = productOf[row] as number;
      end = firstRow[product + 1] as number;
      count(product);
    }
  }
  return { byKind, rows };
}

/**
 * Counts products by kind and by colour facet value. Also counts products and rows, and finds the price
 * range.
 */
function lookPass(
  { tables, productOf, kind, look, price }: Columns,
  [set = emptyBits(0), ...others]: readonly Bits[],
  masks: Uint32Array,
) {
  const byKind = new Uint32Array(tables.productSignatures.sets.length);
  const byLook = new Uint32Array(tables.colourSignatures.sets.length);
  const byBit = new Uint32Array(32);
  let product = -1;
  let products = 0;
  let rows = 0;
  let min = Infinity;
  let max = 0;
  /** State of the current product: the look of its first row, and the union of all its looks as a mask. */
  let first = -1;
  let union = 0;
  for (let at = 0; at < set.length; at++) {
    for (let rest = sharedBits(set[at] as number, others, at); rest !== 0; rest &= rest - 1) {
      const row = (at << 5) + (31 - Math.clz32(rest & -rest));
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

/**
 * Counts a product by its look (combination of colour facet values), or by the union of its looks if its rows
 * differ.
 */
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
