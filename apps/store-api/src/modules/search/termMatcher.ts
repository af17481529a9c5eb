import { emptyBits, setBit, setRange, type Bits } from './bits.ts';
import type { Columns } from './columns.ts';
import { readList, type Slot } from './slots.ts';

// One number holds the state of a product or row: the sum of its points and the number of matched words. The
// sum takes 12 bits (12 words of 100 points), the number of words 4 bits.
const pointBits = 12;
const pointMask = 0xfff;
const oneHit = 1 << pointBits;

/**
 * Matches the words of a query. Most words are terms of products, few are terms of colours. Words that match
 * no colour are matched first, product by product. Then only the remaining products are examined row by row.
 * One matcher serves all queries, one at a time.
 */
export class TermMatcher {
  readonly #columns: Columns;
  /** By product. */
  readonly #hits: Uint16Array;
  /** By row, for words that match colours. */
  readonly #rowHits: Uint16Array;
  /** By product: points for the current word. */
  readonly #own: Uint8Array;
  /** Products that may match. */
  readonly #touched: Uint32Array;
  #touchedCount = 0;
  #isByRow = false;
  /** Products of the current list. */
  readonly #list: Uint32Array;

  /** `longest`: number of products in the largest segment, including removed products. */
  constructor(columns: Columns, longest: number) {
    const { products, rows } = columns;
    this.#columns = columns;
    this.#hits = new Uint16Array(products);
    this.#rowHits = new Uint16Array(rows);
    this.#own = new Uint8Array(products);
    this.#touched = new Uint32Array(products);
    this.#list = new Uint32Array(longest);
  }

  /**
   * Matches the words. Returns the highest number of words that any row matches. With `every`, drops rows
   * that do not match all words.
   */
  match(slots: readonly Slot[], every: boolean): number {
    this.#forget();
    if (every && slots.some(({ size, colours }) => size === 0 && !colours)) return 0;
    // Starts with the rarest word, because products without this word need no further check.
    const rarest = slots.toSorted((a, b) => a.size - b.size);
    const ofProducts = rarest.filter(({ colours }) => !colours);
    const ofColours = rarest.filter(({ colours }) => colours);
    ofProducts.forEach((slot, at) => this.#matchProducts(slot, every ? at : undefined));
    if (ofColours.length > 0) {
      const least = every ? ofProducts.length : 0;
      this.#goByRow(least);
      ofColours.forEach((slot, at) => this.#matchRows(slot, every ? least + at : 0));
    }
    return this.#most();
  }

  /** Rows that match at least `least` of the words. */
  rowsWith(least: number): Bits {
    const { firstRow, rows } = this.#columns;
    const [hits, rowHits, touched] = [this.#hits, this.#rowHits, this.#touched];
    const isByRow = this.#isByRow;
    const bits = emptyBits(rows);
    for (let at = 0; at < this.#touchedCount; at++) {
      const product = touched[at] as number;
      const from = firstRow[product] as number;
      const end = firstRow[product + 1] as number;
      if (!isByRow) {
        if ((hits[product] as number) >>> pointBits >= least) setRange(bits, from, end);
      } else
        for (let row = from; row < end; row++)
          if ((rowHits[row] as number) >>> pointBits >= least) setBit(bits, row);
    }
    return bits;
  }

  /** Points of a matched row. Valid until the next call of `match`. */
  rowScores(): (row: number) => number {
    const ofProduct = this.productScores();
    const { productOf } = this.#columns;
    const rowHits = this.#rowHits;
    if (ofProduct) return (row) => ofProduct(productOf[row] as number);
    return (row) => (rowHits[row] as number) & pointMask;
  }

  /** Points by matched product, equal for all its rows; undefined if the rows of a product may differ. */
  productScores(): ((product: number) => number) | undefined {
    const hits = this.#hits;
    return this.#isByRow ? undefined : (product) => (hits[product] as number) & pointMask;
  }

  #forget() {
    const [hits, touched] = [this.#hits, this.#touched];
    for (let at = 0; at < this.#touchedCount; at++) hits[touched[at] as number] = 0;
    this.#touchedCount = 0;
    this.#isByRow = false;
  }

  /**
   * Matches the products that contain a word. `before` is the number of earlier words; when it is set, a
   * product matches only if it contains all of them. Lists with higher points come first, so a product gets
   * the points of the first list that contains it.
   */
  #matchProducts({ lists }: Slot, before: number | undefined) {
    const [hits, touched, products] = [this.#hits, this.#touched, this.#list];
    const own = before === undefined ? this.#own.fill(0) : undefined;
    let touchedCount = this.#touchedCount;
    for (const list of lists) {
      const count = readList(list, products);
      const increment = oneHit + list.points;
      for (let at = 0; at < count; at++) {
        const product = products[at] as number;
        const known = hits[product] as number;
        if (own) {
          if (own[product] !== 0) continue;
          own[product] = list.points;
        } else if (known >>> pointBits !== before) continue;
        if (known === 0) touched[touchedCount++] = product;
        hits[product] = known + increment;
      }
    }
    this.#touchedCount = touchedCount;
  }

  /** Counts the words of each row of the products that match `least` words or more. */
  #goByRow(least: number) {
    const { firstRow, products } = this.#columns;
    const [hits, rowHits, touched] = [this.#hits, this.#rowHits, this.#touched];
    const candidates = least === 0 ? products : this.#touchedCount;
    let count = 0;
    for (let at = 0; at < candidates; at++) {
      const product = least === 0 ? at : (touched[at] as number);
      const known = hits[product] as number;
      hits[product] = 0;
      if (known >>> pointBits < least) continue;
      touched[count++] = product;
      const end = firstRow[product + 1] as number;
      for (let row = firstRow[product] as number; row < end; row++) rowHits[row] = known;
    }
    this.#touchedCount = count;
    this.#isByRow = true;
  }

  /**
   * Matches rows whose product or colour contains a word, if the rows match at least `least` earlier words.
   */
  #matchRows({ lists, colours = new Uint8Array(0) }: Slot, least: number) {
    const { firstRow, colour } = this.#columns;
    const [rowHits, own, touched, products] = [this.#rowHits, this.#own, this.#touched, this.#list];
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
      const productPoints = own[product] as number;
      const end = firstRow[product + 1] as number;
      for (let row = firstRow[product] as number; row < end; row++) {
        const points = Math.max(productPoints, colours[colour[row] as number] as number);
        const before = rowHits[row] as number;
        if (points > 0 && before >>> pointBits >= least) rowHits[row] = before + oneHit + points;
      }
    }
  }

  #most(): number {
    const { firstRow } = this.#columns;
    let most = 0;
    for (let at = 0; at < this.#touchedCount; at++) {
      const product = this.#touched[at] as number;
      if (!this.#isByRow) most = Math.max(most, this.#hits[product] as number);
      else
        for (let row = firstRow[product] as number; row < (firstRow[product + 1] as number); row++)
          most = Math.max(most, this.#rowHits[row] as number);
    }
    return most >>> pointBits;
  }
}
