import { emptyBits, setRange, type Bits } from './bits.ts';
import type { Columns } from './columns.ts';
import { combinationsWith } from './signatures.ts';

/** Bytes of sets that are kept: at 100,000 products some 500 of them. */
const byteLimit = 16e6;

/** Products kind by kind: most values belong to few. */
interface ByKind {
  readonly products: Uint32Array;
  /** By kind, and one more: where its products begin. */
  readonly starts: Uint32Array;
}

/** The rows of a value or a price range, as bits. They are worked out from the columns when they are asked for, and those used last are kept. */
export class ValueSets {
  readonly #columns: Columns;
  readonly #kept = new Map<string, Bits>();
  #byKind: ByKind | undefined;

  constructor(columns: Columns) {
    this.#columns = columns;
  }

  /** Rows with the value of this number; `undefined` is a value that nothing has. */
  withValue(key: string, number: number | undefined): Bits {
    if (number === undefined) return this.#keep('', () => emptyBits(this.#columns.rows));
    return this.#keep(`${key} ${number}`, () => {
      const { kinds, looks } = this.#columns.tables;
      const place = kinds.facets.findIndex((one) => one.key === key);
      if (place >= 0) return this.#rowsOfKinds(combinationsWith(kinds, place, number));
      const at = looks.facets.findIndex((one) => one.key === key);
      return this.#rowsOfLooks(combinationsWith(looks, at, number));
    });
  }

  /** Rows that cost from `min` to `max` paise. */
  priced(min: number, max: number): Bits {
    return this.#keep(`price ${min} ${max}`, () => {
      const { price, rows } = this.#columns;
      const bits = emptyBits(rows);
      for (let row = 0; row < rows; row++) {
        const paise = price[row] as number;
        if (paise >= min && paise <= max) bits[row >>> 5] = (bits[row >>> 5] as number) | (1 << (row & 31));
      }
      return bits;
    });
  }

  /** Stock has changed, and nothing else. */
  forgetStock() {
    for (const key of this.#kept.keys()) if (key.startsWith('inStockFlag ')) this.#kept.delete(key);
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

  #keep(key: string, make: () => Bits): Bits {
    const bits = this.#kept.get(key) ?? make();
    this.#kept.delete(key);
    this.#kept.set(key, bits);
    if (this.#kept.size * bits.byteLength > Math.max(byteLimit, 64 * bits.byteLength)) {
      const [oldest] = this.#kept.keys();
      if (oldest !== undefined) this.#kept.delete(oldest);
    }
    return bits;
  }
}

function sortByKind({ kind, tables }: Columns): ByKind {
  const starts = new Uint32Array(tables.kinds.sets.length + 1);
  for (const its of kind) starts[its + 1] = (starts[its + 1] as number) + 1;
  for (let at = 1; at < starts.length; at++) starts[at] = (starts[at] as number) + (starts[at - 1] as number);
  const next = starts.slice();
  const products = new Uint32Array(kind.length);
  kind.forEach((its, product) => {
    const to = next[its] as number;
    products[to] = product;
    next[its] = to + 1;
  });
  return { products, starts };
}

function fill(rows: number, holds: (row: number) => boolean): Bits {
  const bits = emptyBits(rows);
  for (let at = 0, row = 0; at < bits.length; at++) {
    let word = 0;
    for (const end = Math.min(row + 32, rows); row < end; row++) if (holds(row)) word |= 1 << (row & 31);
    bits[at] = word;
  }
  return bits;
}
