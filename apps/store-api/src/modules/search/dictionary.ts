import { bitCount } from './bits.ts';
import { maxTypos, typoDistance } from './text.ts';
import type { TextSegment } from './textSegment.ts';

/** A term that the shopper may have meant. `weight` is its field weight: 7 for a name, 1 for prose. */
export interface Guess {
  term: string;
  distance: number;
  weight: number;
}

/** Looks up the terms of one segment of the text index: exactly, with typos, or by prefix. */
export class Dictionary {
  readonly #sorted: readonly string[];
  readonly #weights: Uint8Array;
  readonly #letters: Uint32Array;

  constructor({ terms, tops }: Pick<TextSegment, 'terms' | 'tops'>) {
    this.#sorted = terms;
    this.#weights = tops;
    this.#letters = Uint32Array.from(terms, letterSet);
  }

  /** Index of a term, or -1. */
  find(term: string): number {
    const at = this.#from(term);
    return this.#sorted[at] === term ? at : -1;
  }

  /** Terms within the typo limit of a word. Returns only those with the fewest typos. */
  near(typedTerm: string): Guess[] {
    const limit = maxTypos(typedTerm);
    if (limit === 0) return [];
    const letters = letterSet(typedTerm);
    let found: Guess[] = [];
    let least: number = limit;
    for (let at = 0; at < this.#sorted.length; at++) {
      // A typo changes at most two bits of the letter set. Terms with more different bits are skipped before
      // their typos are counted.
      if (bitCount(letters ^ (this.#letters[at] as number)) > 2 * least) continue;
      const term = this.#sorted[at] as string;
      if (term.length < 3) continue;
      const count = typoDistance(typedTerm, term, least);
      if (count > least || count === 0) continue;
      if (count < least) found = [];
      least = count;
      found.push({ term, distance: count, weight: this.#weights[at] as number });
    }
    return found;
  }

  /** Terms that begin with `prefix`. Empty when the prefix has fewer letters than `letters`. */
  beginning(prefix: string, letters = 3): Guess[] {
    const found: Guess[] = [];
    if (prefix.length < letters) return found;
    for (let at = this.#from(prefix); at < this.#sorted.length; at++) {
      const term = this.#sorted[at] as string;
      if (!term.startsWith(prefix)) break;
      found.push({ term, distance: 0, weight: this.#weights[at] as number });
    }
    return found;
  }

  /** Index of the first term that is not less than `target`. */
  #from(target: string): number {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#sorted[middle] as string) < target) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/**
 * The letters of a word as bits, one for each of a to z. Digits and other characters share the last six bits.
 */
function letterSet(text: string): number {
  let set = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    set |= 1 << (code >= 97 ? code - 97 : 26 + (code % 6));
  }
  return set >>> 0;
}
