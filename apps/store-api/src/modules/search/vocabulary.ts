import { Dictionary, type Guess } from './dictionary.ts';
import type { SearchNames } from './engine.ts';
import type { TextSegment } from './text-segment.ts';
import { stem, words } from './text.ts';

/** The distinct terms of all segments, and what may have been meant by words that are not among them. */
export class Vocabulary {
  readonly #segments: readonly { segment: TextSegment; dictionary: Dictionary }[];
  /** A term, or the terms of a phrase as one, to all that mean the same. */
  readonly #synonyms = new Map<string, string[]>();

  constructor(segments: readonly TextSegment[], synonyms: SearchNames['synonyms']) {
    this.#segments = segments.map((segment) => ({ segment, dictionary: new Dictionary(segment) }));
    for (const group of synonyms) {
      const members = [...new Set(group.map((phrase) => stem(words(phrase).join(''))))];
      for (const member of members)
        this.#synonyms.set(member, [...(this.#synonyms.get(member) ?? []), ...members]);
    }
  }

  has(term: string): boolean {
    return this.#segments.some(({ dictionary }) => dictionary.find(term) >= 0);
  }

  synonymsOf(term: string): readonly string[] {
    return this.#synonyms.get(term) ?? [];
  }

  /** A term as a reader would write it. */
  written(term: string): string {
    for (const { segment } of this.#segments) {
      const word = segment.written.get(term);
      if (word !== undefined) return word;
    }
    return term;
  }

  /** Terms within the slips a word may have: the fewest slips only, the weightiest first. */
  near(term: string): Guess[] {
    const found = this.#guesses((dictionary) => dictionary.near(term));
    const least = Math.min(...found.map(({ slips }) => slips));
    return bestGuesses(found.filter(({ slips }) => slips === least));
  }

  /** Terms that begin with a word of at least three letters: a word that is still being typed. */
  beginning(word: string): Guess[] {
    return bestGuesses(this.#guesses((dictionary) => dictionary.beginning(word)));
  }

  /** Words that a shopper may be typing, the weightiest first; terms that occur in prose alone are left out. */
  completions(word: string): string[] {
    const found = this.#guesses((dictionary) => dictionary.beginning(word, 1));
    const isWord = ({ term, weight }: Guess) =>
      weight > 1 &&
      this.#segments.some(({ segment, dictionary }) => segment.isWord[dictionary.find(term)] === 1);
    return found
      .filter(isWord)
      .sort((a, b) => b.weight - a.weight || a.term.length - b.term.length || (a.term < b.term ? -1 : 1))
      .map(({ term }) => term);
  }

  #guesses(ask: (dictionary: Dictionary) => Guess[]): Guess[] {
    const byTerm = new Map<string, Guess>();
    for (const { dictionary } of this.#segments)
      for (const guess of ask(dictionary)) {
        const known = byTerm.get(guess.term);
        if (!known || known.weight < guess.weight) byTerm.set(guess.term, guess);
      }
    return [...byTerm.values()];
  }
}

/** Most guesses that one word is given. */
const guessLimit = 6;

/** Prose guesses go when there are better ones. */
function bestGuesses(found: Guess[]): Guess[] {
  const weighty = found.filter(({ weight }) => weight > 1);
  return (weighty.length > 0 ? weighty : found)
    .sort((a, b) => b.weight - a.weight || a.term.length - b.term.length || (a.term < b.term ? -1 : 1))
    .slice(0, guessLimit);
}
