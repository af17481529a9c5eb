import { emptyBits, type Bits } from './bits.ts';
import type { Columns } from './columns.ts';
import type { SearchNames } from './engine.ts';
import { readTerm, type Alternative, type Reading } from './meaning.ts';
import { slotOf } from './slots.ts';
import { stem, words } from './text.ts';
import type { TextSegment } from './text-segment.ts';
import { Vocabulary } from './vocabulary.ts';
import { colourFieldsOf } from './word-fields.ts';
import { WordHits } from './word-hits.ts';

export interface TextMatch {
  rows: Bits;
  /** Score of a row of `rows`; greater is better. Holds until the next `match`. */
  scoreOf(row: number): number;
  /** Score of a product, which all its rows have; `undefined` when they differ. */
  scoreOfProduct: ((product: number) => number) | undefined;
  spelling: string | null;
  /** As in `SearchResult`. */
  unlisted: string | null;
}

/** Finds the rows of words: a product's own in the segments, those of its colours by the colour's number. */
export class TextIndex {
  readonly #columns: Columns;
  readonly #segments: readonly TextSegment[];
  readonly #vocabulary: Vocabulary;
  /** Term → by colour number, the weight it has there. */
  readonly #ofColours = new Map<string, Uint8Array>();
  readonly #hits: WordHits;

  constructor(columns: Columns, segments: readonly TextSegment[], names: SearchNames) {
    const { colours } = columns.tables;
    this.#columns = columns;
    this.#segments = segments;
    this.#vocabulary = new Vocabulary(segments, names);
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
    this.#hits = new WordHits(columns, Math.max(0, ...segments.map(({ products }) => products.length)));
  }

  /**
   * Rows for the words: those that have every word as typed (or joined, parted, a synonym); failing that, as it may have been meant;
   * failing that, those that have most of the words, if that is at least half.
   */
  match(term: string): TextMatch {
    const { typed, meant } = readTerm(term, this.#vocabulary);
    if (typed.slots.length === 0) return this.#answer(0, typed);
    const all = typed.slots.length;
    if (this.#meet(typed.slots, true) === all) return this.#answer(all, typed);
    const { hasUnknown, ...guessed } = meant();
    if (this.#meet(guessed.slots, true) === all) return this.#answer(all, guessed);
    const most = this.#meet(guessed.slots, false);
    if (most * 2 < all) return this.#answer(0, typed);
    return this.#answer(most, hasUnknown ? guessed : { ...guessed, spelling: null });
  }

  /** Whole words for the one being typed last, with those before it as they are: the likeliest first. */
  suggest(text: string, limit: number): string[] {
    const all = words(text);
    const last = all.pop();
    if (!last) return [];
    const begun = this.#vocabulary.completions(last);
    const near = begun.length < limit ? this.#vocabulary.near(stem(last)).map(({ term }) => term) : [];
    const whole = [...begun, ...near.filter((term) => this.#vocabulary.isWord(term))];
    const found = [...new Set(whole.map((term) => this.#vocabulary.written(term)))];
    return found.slice(0, limit).map((word) => [...all, word].join(' '));
  }

  /** Rows that meet at least so many words; 0 stands for none. */
  #answer(least: number, { spelling, unlisted }: Omit<Reading, 'slots'>): TextMatch {
    return {
      rows: least > 0 ? this.#hits.rowsWith(least) : emptyBits(this.#columns.rows),
      spelling,
      unlisted,
      scoreOf: this.#hits.rowScores(),
      scoreOfProduct: this.#hits.productScores(),
    };
  }

  #meet(slots: readonly Alternative[][], every: boolean): number {
    return this.#hits.meet(
      slots.map((slot) => slotOf(slot, this.#segments, this.#ofColours)),
      every,
    );
  }
}
