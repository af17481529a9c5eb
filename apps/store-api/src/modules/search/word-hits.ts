import { emptyBits, setBit, setRange, type Bits } from './bits.ts';
import type { Columns } from './columns.ts';
import { readList, type Slot } from './slots.ts';

// What is known of a product or row is one number: the sum of its points (12 bits: twelve words of a hundred points), and how many words it
// has (4 bits).
const pointBits = 12;
const pointMask = 0xfff;
const oneHit = 1 << pointBits;

/**
 * What the words of a query meet. Words say something about products, few about colours: words of products alone are met first, product by
 * product, and only what they leave is looked at row by row. One object serves all queries, one after the other.
 */
export class WordHits {
  readonly #columns: Columns;
  /** By product. */
  readonly #met: Uint16Array;
  /** By row, for words that say something about colours. */
  readonly #rowMet: Uint16Array;
  /** By product: its points for the word in hand. */
  readonly #own: Uint8Array;
  /** Products that may have been met. */
  readonly #touched: Uint32Array;
  #touchedCount = 0;
  #isByRow = false;
  /** The list in hand. */
  readonly #list: Uint32Array;

  /** `longest`: entries that a list of products may have, of gone ones too. */
  constructor(columns: Columns, longest: number) {
    const { products, rows } = columns;
    this.#columns = columns;
    this.#met = new Uint16Array(products);
    this.#rowMet = new Uint16Array(rows);
    this.#own = new Uint8Array(products);
    this.#touched = new Uint32Array(products);
    this.#list = new Uint32Array(longest);
  }

  /** Meets the words, and says how many of them a row has at most. With `every`, what misses one is left out on the way. */
  meet(slots: readonly Slot[], every: boolean): number {
    this.#forget();
    if (every && slots.some(({ size, colours }) => size === 0 && !colours)) return 0;
    // The rarest word first: what does not have it need not be looked at again.
    const rarest = slots.toSorted((a, b) => a.size - b.size);
    const ofProducts = rarest.filter(({ colours }) => !colours);
    const ofColours = rarest.filter(({ colours }) => colours);
    ofProducts.forEach((slot, at) => this.#meetProducts(slot, every ? at : undefined));
    if (ofColours.length > 0) {
      const least = every ? ofProducts.length : 0;
      this.#goByRow(least);
      ofColours.forEach((slot, at) => this.#meetRows(slot, every ? least + at : 0));
    }
    return this.#most();
  }

  /** Rows that have at least so many of the words. */
  rowsWith(least: number): Bits {
    const { firstRow, rows } = this.#columns;
    const [met, rowMet, touched] = [this.#met, this.#rowMet, this.#touched];
    const isByRow = this.#isByRow;
    const bits = emptyBits(rows);
    for (let at = 0; at < this.#touchedCount; at++) {
      const product = touched[at] as number;
      const from = firstRow[product] as number;
      const end = firstRow[product + 1] as number;
      if (!isByRow) {
        if ((met[product] as number) >>> pointBits >= least) setRange(bits, from, end);
      } else
        for (let row = from; row < end; row++)
          if ((rowMet[row] as number) >>> pointBits >= least) setBit(bits, row);
    }
    return bits;
  }

  /** The points of a row that was met; until words are met again. */
  rowScores(): (row: number) => number {
    const ofProduct = this.productScores();
    const { productOf } = this.#columns;
    const rowMet = this.#rowMet;
    if (ofProduct) return (row) => ofProduct(productOf[row] as number);
    return (row) => (rowMet[row] as number) & pointMask;
  }

  /** The points of a product that was met, which all its rows have; `undefined` when they differ. */
  productScores(): ((product: number) => number) | undefined {
    const met = this.#met;
    return this.#isByRow ? undefined : (product) => (met[product] as number) & pointMask;
  }

  #forget() {
    const [met, touched] = [this.#met, this.#touched];
    for (let at = 0; at < this.#touchedCount; at++) met[touched[at] as number] = 0;
    this.#touchedCount = 0;
    this.#isByRow = false;
  }

  /**
   * Products that have a word. With `before`, only those that have all of so many words before it. The first list that holds a product
   * gives it the most points.
   */
  #meetProducts({ lists }: Slot, before: number | undefined) {
    const [met, touched, products] = [this.#met, this.#touched, this.#list];
    const own = before === undefined ? this.#own.fill(0) : undefined;
    let touchedCount = this.#touchedCount;
    for (const list of lists) {
      const count = readList(list, products);
      const worth = oneHit + list.points;
      for (let at = 0; at < count; at++) {
        const product = products[at] as number;
        const its = met[product] as number;
        if (own) {
          if (own[product] !== 0) continue;
          own[product] = list.points;
        } else if (its >>> pointBits !== before) continue;
        if (its === 0) touched[touchedCount++] = product;
        met[product] = its + worth;
      }
    }
    this.#touchedCount = touchedCount;
  }

  /** Goes on with the rows of all products that have at least so many words. */
  #goByRow(least: number) {
    const { firstRow, products } = this.#columns;
    const [met, rowMet, touched] = [this.#met, this.#rowMet, this.#touched];
    const candidates = least === 0 ? products : this.#touchedCount;
    let count = 0;
    for (let at = 0; at < candidates; at++) {
      const product = least === 0 ? at : (touched[at] as number);
      const its = met[product] as number;
      met[product] = 0;
      if (its >>> pointBits < least) continue;
      touched[count++] = product;
      const end = firstRow[product + 1] as number;
      for (let row = firstRow[product] as number; row < end; row++) rowMet[row] = its;
    }
    this.#touchedCount = count;
    this.#isByRow = true;
  }

  /** Rows that have a word, of the product or of its colour, and at least so many before it. */
  #meetRows({ lists, colours = new Uint8Array(0) }: Slot, least: number) {
    const { firstRow, colour } = this.#columns;
    const [rowMet, own, touched, products] = [this.#rowMet, this.#own, this.#touched, this.#list];
    own.fill(0);
    for (const list of lists) {
      const count = readList(list, products);
      for (let at = 0; at < count; at++) {
        const product = products[at] as number;
        if (own[product] === 0) own[product] = list.points;
      }
    }
    for (let at = 0; at < this.#touchedCount; at++) {
      const product = touched[at] as number;
      const itsOwn = own[product] as number;
      const end = firstRow[product + 1] as number;
      for (let row = firstRow[product] as number; row < end; row++) {
        const points = Math.max(itsOwn, colours[colour[row] as number] as number);
        const before = rowMet[row] as number;
        if (points > 0 && before >>> pointBits >= least) rowMet[row] = before + oneHit + points;
      }
    }
  }

  #most(): number {
    const { firstRow } = this.#columns;
    let most = 0;
    for (let at = 0; at < this.#touchedCount; at++) {
      const product = this.#touched[at] as number;
      if (!this.#isByRow) most = Math.max(most, this.#met[product] as number);
      else
        for (let row = firstRow[product] as number; row < (firstRow[product + 1] as number); row++)
          most = Math.max(most, this.#rowMet[row] as number);
    }
    return most >>> pointBits;
  }
}
