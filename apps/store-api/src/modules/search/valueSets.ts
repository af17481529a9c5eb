import { emptyBits, setRange, type Bits } from './bits.ts';
import type { Columns } from './columns.ts';
import { combinationsWith } from './facetSignatures.ts';

/** Maximum bytes of cached sets: about 500 sets with 100,000 products. */
const byteLimit = 16e6;

/** Products grouped by kind, a combination of product facet values. Most facet values belong to few kinds. */
interface ByKind {
  readonly products: Uint32Array;
  /**
   * By kind: the index in `products` at which the products of that kind start. One extra entry marks the end.
   */
  readonly starts: Uint32Array;
}

/**
 * Rows of a facet value or price range. Computed from the columns on demand; the most recently used are
 * cached.
 */
export class ValueSets {
  readonly #columns: Columns;
  readonly #cached = new Map<string, Bits>();
  #byKind: ByKind | undefined;

  constructor(columns: Columns) {
    this.#columns = columns;
  }

  /**
   * Rows with the facet value of this number. No rows when the number is undefined, because no product has
   * the value.
   */
  withValue(key: string, number: number | undefined): Bits {
    if (number === undefined) return this.#cache('', () => emptyBits(this.#columns.rows));
    return this.#cache(`${key} ${number}`, () => {
      const { productSignatures, colourSignatures } = this.#columns.tables;
      const facetIndex = productSignatures.facets.findIndex((one) => one.key === key);
      if (facetIndex >= 0) return this.#rowsOfKinds(combinationsWith(productSignatures, facetIndex, number));
      const at = colourSignatures.facets.findIndex((one) => one.key === key);
      return this.#rowsOfLooks(combinationsWith(colourSignatures, at, number));
    });
  }

  /** Rows with a price from `min` to `max` paise. */
  priced(min: number, max: number): Bits {
    return this.#cache(`price ${min} ${max}`, () => {
      const { price, rows } = this.#columns;
      const bits = emptyBits(rows);
      for (let row = 0; row < rows; row++) {
        const paise = price[row] as number;
        if (paise >= min && paise <= max) bits[row >>> 5] = (bits[row >>> 5] as number) | (1 << (row & 31));
      }
      return bits;
    });
  }

  /** Drops the sets that depend on stock. */
  forgetStock() {
    for (const key of this.#cached.keys()) if (key.startsWith('inStockFlag ')) this.#cached.delete(key);
  }

  #rowsOfKinds(wanted: Uint8Array): Bits {
    const { firstRow, rows } = this.#columns;
    const bits = emptyBits(rows);
    const { products, starts } = (this.#byKind ??= sortByKind(this.#columns));
    for (let kind = 0; kind < wanted.length; kind++) {
      if (wanted[kind] === 0) continue;
      const end = starts[kind + 1] as number;
      for (let at = starts[kind] as number; at < end; at++) {
        const product = products[at] as number;
        setRange(bits, firstRow[product] as number, firstRow[product + 1] as number);
      }
    }
    return bits;
  }

  #rowsOfLooks(wanted: Uint8Array): Bits {
    const { look, rows } = this.#columns;
    return fill(rows, (row) => wanted[look[row] as number] === 1);
  }

  #cache(key: string, make: () => Bits): Bits {
    const bits = this.#cached.get(key) ?? make();
    this.#cached.delete(key);
    this.#cached.set(key, bits);
    if (this.#cached.size * bits.byteLength > Math.max(byteLimit, 64 * bits.byteLength)) {
      const [oldest] = this.#cached.keys();
      if (oldest !== undefined) this.#cached.delete(oldest);
    }
    return bits;
  }
}

function sortByKind({ kind, tables }: Columns): ByKind {
  const starts = new Uint32Array(tables.productSignatures.sets.length + 1);
  for (const kindNumber of kind) starts[kindNumber + 1] = (starts[kindNumber + 1] as number) + 1;
  for (let at = 1; at < starts.length; at++) starts[at] = (starts[at] as number) + (starts[at - 1] as number);
  const next = starts.slice();
  const products = new Uint32Array(kind.length);
  kind.forEach((kindNumber, product) => {
    const to = next[kindNumber] as number;
    products[to] = product;
    next[kindNumber] = to + 1;
  });
  return { products, starts };
}

function fill(rows: number, holds: (row: number) => boolean): Bits {
  const bits = emptyBits(rows);
  for (let at = 0, row = 0; at < bits.length; at++) {
    let chunk = 0;
    for (const end = Math.min(row + 32, rows); row < end; row++) if (holds(row)) chunk |= 1 << (row & 31);
    bits[at] = chunk;
  }
  return bits;
}
