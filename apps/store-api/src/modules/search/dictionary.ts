import { bitCount } from './bits.ts';
import { allowedSlips, slipsBetween } from './text.ts';
import type { TextSegment } from './text-segment.ts';

/** A word that may have been meant. `weight` tells how much it says: a name 7, prose 1. */
export interface Guess {
  term: string;
  slips: number;
  weight: number;
}

/** The distinct terms of a segment, looked up by their letters. */
export class Dictionary {
  readonly #sorted: readonly string[];
  readonly #weights: Uint8Array;
  readonly #letters: Uint32Array;

  constructor({ terms, tops }: Pick<TextSegment, 'terms' | 'tops'>) {
    this.#sorted = terms;
    this.#weights = tops;
    this.#letters = Uint32Array.from(terms, letterSet);
  }

  /** The place of a term, or -1. */
  find(term: string): number {
    const at = this.#from(term);
    return this.#sorted[at] === term ? at : -1;
  }

  /** Terms within the slips a word may have: the fewest slips only. */
  near(word: string): Guess[] {
    const limit = allowedSlips(word);
    if (limit === 0) return [];
    const letters = letterSet(word);
    let found: Guess[] = [];
    let least: number = limit;
    for (let at = 0; at < this.#sorted.length; at++) {
      // Each slip changes the set of letters by two at most: most terms are ruled out here.
      if (bitCount(letters ^ (this.#letters[at] as number)) > 2 * least) continue;
      const term = this.#sorted[at] as string;
      if (term.length < 3) continue;
      const count = slipsBetween(word, term, least);
      if (count > least || count === 0) continue;
      if (count < least) found = [];
      least = count;
      found.push({ term, slips: count, weight: this.#weights[at] as number });
    }
    return found;
  }

  /** Terms that begin with a word of at least `letters` letters. */
  beginning(word: string, letters = 3): Guess[] {
    const found: Guess[] = [];
    if (word.length < letters) return found;
    for (let at = this.#from(word); at < this.#sorted.length; at++) {
      const term = this.#sorted[at] as string;
      if (!term.startsWith(word)) break;
      found.push({ term, slips: 0, weight: this.#weights[at] as number });
    }
    return found;
  }

  /** The place of the first term that is not before a word. */
  #from(word: string): number {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#sorted[middle] as string) < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Letters of a word as bits; digits share the last six. */
function letterSet(word: string): number {
  let set = 0;
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    set |= 1 << (code >= 97 ? code - 97 : 26 + (code % 6));
  }
  return set >>> 0;
}
