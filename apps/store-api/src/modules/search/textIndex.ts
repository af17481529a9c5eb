import { emptyBits, type Bits } from './bits.ts';
import { colourTermsOf } from './colourTerms.ts';
import type { Columns } from './columns.ts';
import type { SearchNames } from './engine.ts';
import { readTerm, type Alternative, type Reading } from './readTerm.ts';
import { slotOf } from './slots.ts';
import { stem, tokenise } from './text.ts';
import type { TextSegment } from './textSegment.ts';
import { MemoryVocabulary } from './vocabulary.ts';
import { TermMatcher } from './termMatcher.ts';

export interface TextMatch {
  rows: Bits;
  /** Score of a row in `rows`; higher is better. Valid until the next call of `match`. */
  scoreOf(row: number): number;
  /** Score of a product, equal for all its rows; undefined when the rows of a product may differ. */
  scoreOfProduct: ((product: number) => number) | undefined;
  spelling: string | null;
  /** As in `SearchResult`. */
  unlisted: string | null;
}

/** Finds rows by words. Terms of products are found in the segments, terms of colours by colour number. */
export class TextIndex {
  readonly #columns: Columns;
  readonly #segments: readonly TextSegment[];
  readonly #vocabulary: MemoryVocabulary;
  /** Term → weight by colour number. */
  readonly #ofColours = new Map<string, Uint8Array>();
  readonly #hits: TermMatcher;

  constructor(columns: Columns, segments: readonly TextSegment[], names: SearchNames) {
    const { colours } = columns.tables;
    this.#columns = columns;
    this.#segments = segments;
    this.#vocabulary = new MemoryVocabulary(segments, names);
    colours.forEach((colour, code) => {
      for (const [term, weight] of colourTermsOf(colour)) {
        const weights = this.#ofColours.get(term) ?? new Uint8Array(colours.length);
        weights[code] = Math.max(weights[code] ?? 0, weight);
        this.#ofColours.set(term, weights);
      }
    });
    this.#hits = new TermMatcher(columns, Math.max(0, ...segments.map(({ products }) => products.length)));
  }

  /**
   * Returns the rows that match every typed word. A word may also match joined, split or by a synonym. If no
   * row does, returns the rows that match every word after spelling corrections. If there are none of those
   * either, returns the rows that match the most words, and at least half of them.
   */
  match(term: string): TextMatch {
    const { typed, meant } = readTerm(term, this.#vocabulary);
    if (typed.slots.length === 0) return this.#toMatch(0, typed);
    const all = typed.slots.length;
    if (this.#match(typed.slots, true) === all) return this.#toMatch(all, typed);
    const { hasUnknown, ...guessed } = meant();
    if (this.#match(guessed.slots, true) === all) return this.#toMatch(all, guessed);
    const most = this.#match(guessed.slots, false);
    if (most * 2 < all) return this.#toMatch(0, typed);
    return this.#toMatch(most, hasUnknown ? guessed : { ...guessed, spelling: null });
  }

  /** Completes the last word; the earlier words stay as typed. The likeliest completion comes first. */
  suggest(text: string, limit: number): string[] {
    const all = tokenise(text);
    const last = all.pop();
    if (!last) return [];
    const begun = this.#vocabulary.completions(last);
    const near = begun.length < limit ? this.#vocabulary.near(stem(last)).map(({ term }) => term) : [];
    const candidates = [...begun, ...near.filter((term) => this.#vocabulary.isStandalone(term))];
    const found = [...new Set(candidates.map((term) => this.#vocabulary.written(term)))];
    return found.slice(0, limit).map((completion) => [...all, completion].join(' '));
  }

  /** Rows that match at least `least` words; no rows when `least` is 0. */
  #toMatch(least: number, { spelling, unlisted }: Omit<Reading, 'slots'>): TextMatch {
    return {
      rows: least > 0 ? this.#hits.rowsWith(least) : emptyBits(this.#columns.rows),
      spelling,
      unlisted,
      scoreOf: this.#hits.rowScores(),
      scoreOfProduct: this.#hits.productScores(),
    };
  }

  #match(slots: readonly Alternative[][], every: boolean): number {
    return this.#hits.match(
      slots.map((slot) => slotOf(slot, this.#segments, this.#ofColours)),
      every,
    );
  }
}
