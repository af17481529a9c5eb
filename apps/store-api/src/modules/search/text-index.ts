import { emptyBits, setBit, type Bits } from './bits.ts';
import type { Columns } from './columns.ts';
import type { SearchNames } from './engine.ts';
import { readTerm, type Alternative } from './meaning.ts';
import { gone } from './merge-columns.ts';
import { eachPosting } from './postings.ts';
import { stem, words } from './text.ts';
import type { TextSegment } from './text-segment.ts';
import { Vocabulary } from './vocabulary.ts';
import { colourFieldsOf } from './word-fields.ts';

export interface TextMatch {
  rows: Bits;
  /** Score of a row of `rows`; greater is better. Holds until the next `match`. */
  scoreOf(row: number): number;
  spelling: string | null;
}

/** Finds the rows of words: a product's own in the segments, those of its colours by the colour's number. */
export class TextIndex {
  readonly #columns: Columns;
  readonly #segments: readonly TextSegment[];
  readonly #vocabulary: Vocabulary;
  /** Term → by colour number, the weight it has there. */
  readonly #ofColours = new Map<string, Uint8Array>();
  // By row, of the match in hand.
  readonly #hits: Uint8Array;
  readonly #score: Uint16Array;
  readonly #best: Uint16Array;
  readonly #slot: Uint8Array;
  readonly #touched: Uint32Array;
  #touchedCount = 0;

  constructor(columns: Columns, segments: readonly TextSegment[], synonyms: SearchNames['synonyms']) {
    const { colours } = columns.tables;
    this.#columns = columns;
    this.#segments = segments;
    this.#vocabulary = new Vocabulary(segments, synonyms);
    colours.forEach((colour, code) => {
      for (const { text, weight, joins } of colourFieldsOf(colour)) {
        const all = words(text);
        const pairs = all.slice(1).map((next, at) => `${all[at] ?? ''}${next}`);
        for (const word of joins ? [...all, ...pairs.filter((pair) => pair.length > 4)] : all) {
          const term = stem(word);
          const weights = this.#ofColours.get(term) ?? new Uint8Array(colours.length);
          weights[code] = Math.max(weights[code] ?? 0, weight);
          this.#ofColours.set(term, weights);
        }
      }
    });
    this.#hits = new Uint8Array(columns.rows);
    this.#score = new Uint16Array(columns.rows);
    this.#best = new Uint16Array(columns.rows);
    this.#slot = new Uint8Array(columns.rows);
    this.#touched = new Uint32Array(columns.rows);
  }

  /**
   * Rows for the words: those that have every word as typed (or joined, parted, a synonym); failing that, as it may have been meant;
   * failing that, those that have most of the words, if that is at least half.
   */
  match(term: string): TextMatch {
    const { typed, meant } = readTerm(term, this.#vocabulary);
    if (typed.slots.length === 0) return this.#answer(0, null);
    const all = typed.slots.length;
    if (this.#collect(typed.slots, true) > 0) return this.#answer(all, null);
    const { slots, spelling, hasUnknown } = meant();
    if (this.#collect(slots, true) > 0) return this.#answer(all, spelling);
    this.#collect(slots, false);
    let most = 0;
    for (let at = 0; at < this.#touchedCount; at++)
      most = Math.max(most, this.#hits[this.#touched[at] as number] as number);
    if (most * 2 < all || most === 0) return this.#answer(0, null);
    return this.#answer(most, hasUnknown ? spelling : null);
  }

  /** Whole words for the one being typed last, with those before it as they are: the likeliest first. */
  suggest(text: string, limit: number): string[] {
    const all = words(text);
    const last = all.pop();
    if (!last) return [];
    const begun = this.#vocabulary.completions(last);
    const near = begun.length < limit ? this.#vocabulary.near(stem(last)).map(({ term }) => term) : [];
    const found = [...new Set([...begun, ...near].map((term) => this.#vocabulary.written(term)))];
    return found.slice(0, limit).map((word) => [...all, word].join(' '));
  }

  /** Those of the rows looked at that meet at least so many words; 0 stands for none. */
  #answer(least: number, spelling: string | null): TextMatch {
    const rows = emptyBits(this.#columns.rows);
    if (least > 0)
      for (let at = 0; at < this.#touchedCount; at++) {
        const row = this.#touched[at] as number;
        if ((this.#hits[row] as number) >= least) setBit(rows, row);
      }
    return { rows, spelling, scoreOf: (row) => this.#score[row] as number };
  }

  /** Scores the rows that have the words: with `every`, only those that have them all. Returns how many have all. */
  #collect(slots: readonly Alternative[][], every: boolean): number {
    this.#clear();
    // The rarest word first: what does not have it need not be looked at again.
    const ordered = slots.map((slot) => ({ slot, size: this.#sizeOf(slot) })).sort((a, b) => a.size - b.size);
    ordered.forEach(({ slot }, at) => {
      for (const { term, trust } of slot) {
        const least = every ? at : 0;
        for (const segment of this.#segments) this.#meetProducts(segment, term, trust, at + 1, least);
        const weights = this.#ofColours.get(term);
        if (weights) this.#meetColours(weights, trust, at + 1, least);
      }
    });
    let count = 0;
    for (let at = 0; at < this.#touchedCount; at++)
      if (this.#hits[this.#touched[at] as number] === slots.length) count++;
    return count;
  }

  #clear() {
    for (let at = 0; at < this.#touchedCount; at++) {
      const row = this.#touched[at] as number;
      this.#hits[row] = 0;
      this.#score[row] = 0;
      this.#slot[row] = 0;
    }
    this.#touchedCount = 0;
  }

  #sizeOf(slot: readonly Alternative[]): number {
    let size = 0;
    for (const { term } of slot) {
      for (const segment of this.#segments) {
        const [from, end] = groupsOf(segment, term);
        for (let group = from; group < end; group++) size += segment.counts[group] as number;
      }
      if (this.#ofColours.has(term)) size += this.#columns.rows;
    }
    return size;
  }

  #meetProducts(segment: TextSegment, term: string, trust: number, slot: number, least: number) {
    const { firstRow } = this.#columns;
    const [from, end] = groupsOf(segment, term);
    for (let group = from; group < end; group++) {
      const points = (segment.weights[group] as number) * trust;
      eachPosting(
        segment.bytes,
        segment.starts[group] as number,
        segment.starts[group + 1] as number,
        (number) => {
          const product = segment.products[number] as number;
          if (product === gone) return;
          const last = firstRow[product + 1] as number;
          for (let row = firstRow[product] as number; row < last; row++) this.#meet(row, points, slot, least);
        },
      );
    }
  }

  #meetColours(weights: Uint8Array, trust: number, slot: number, least: number) {
    const { colour, rows } = this.#columns;
    const look = (row: number) => {
      const weight = weights[colour[row] as number] as number;
      if (weight > 0) this.#meet(row, weight * trust, slot, least);
    };
    if (least === 0) for (let row = 0; row < rows; row++) look(row);
    else for (let at = 0; at < this.#touchedCount; at++) look(this.#touched[at] as number);
  }

  /** A row has a word: its best points for each word add up. Rows that missed an earlier one are left out when `least` says so. */
  #meet(row: number, points: number, slot: number, least: number) {
    const hits = this.#hits[row] as number;
    if (this.#slot[row] !== slot) {
      if (hits < least) return;
      if (hits === 0) this.#touched[this.#touchedCount++] = row;
      this.#slot[row] = slot;
      this.#hits[row] = hits + 1;
      this.#best[row] = points;
      this.#score[row] = (this.#score[row] as number) + points;
    } else if (points > (this.#best[row] as number)) {
      this.#score[row] = (this.#score[row] as number) + points - (this.#best[row] as number);
      this.#best[row] = points;
    }
  }
}

/** First and end of a term's groups. */
function groupsOf({ terms, groups }: TextSegment, term: string): [number, number] {
  let [low, high] = [0, terms.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((terms[middle] as string) < term) low = middle + 1;
    else high = middle;
  }
  if (terms[low] !== term) return [0, 0];
  return [groups[low] as number, groups[low + 1] as number];
}
