import { allowedSlips, slips } from './text.ts';

/** A word that may have been meant. */
export interface Guess {
  term: string;
  slips: number;
}

/** Most guesses that one word is given. */
const guessLimit = 6;

/** The distinct terms of an index, for words that are not among them. `weightOf` tells how much a term says (a name 7, prose 1). */
export class Dictionary {
  readonly #sorted: string[];
  readonly #letters: Uint32Array;
  readonly #weightOf: (term: string) => number;

  constructor(terms: Iterable<string>, weightOf: (term: string) => number) {
    this.#sorted = [...terms].sort();
    this.#letters = Uint32Array.from(this.#sorted, letterSet);
    this.#weightOf = weightOf;
  }

  /** Terms within the slips a word may have: the fewest slips only, the weightiest first. */
  near(word: string): Guess[] {
    const limit = allowedSlips(word);
    if (limit === 0) return [];
    const letters = letterSet(word);
    let found: Guess[] = [];
    let least: number = limit;
    for (let at = 0; at < this.#sorted.length; at++) {
      // Each slip changes the set of letters by two at most: most terms are ruled out here.
      if (bitCount(letters ^ (this.#letters[at] ?? 0)) > 2 * least) continue;
      const term = this.#sorted[at] ?? '';
      if (term.length < 3) continue;
      const count = slips(word, term, least);
      if (count > least || count === 0) continue;
      if (count < least) found = [];
      least = count;
      found.push({ term, slips: count });
    }
    return this.#best(found);
  }

  /** Terms that begin with a word of at least three letters: a word that is still being typed. */
  beginning(word: string): Guess[] {
    if (word.length < 3) return [];
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#sorted[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    const rest = this.#sorted.slice(low);
    const end = rest.findIndex((term) => !term.startsWith(word));
    return this.#best(rest.slice(0, end < 0 ? rest.length : end).map((term) => ({ term, slips: 0 })));
  }

  /** Prose guesses go when there are better ones. */
  #best(found: Guess[]): Guess[] {
    const weighty = found.filter(({ term }) => this.#weightOf(term) > 1);
    return (weighty.length > 0 ? weighty : found)
      .sort((a, b) => this.#weightOf(b.term) - this.#weightOf(a.term) || a.term.length - b.term.length)
      .slice(0, guessLimit);
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

function bitCount(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
