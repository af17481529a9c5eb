import { Dictionary, type Guess } from './dictionary.ts';
import type { SearchNames } from './engine.ts';
import type { TextSegment } from './text-segment.ts';
import { stem, words } from './text.ts';

/** What is known of words. */
export interface Words {
  has(term: string): boolean;
  /** Whether a product is sold as this term: more than its description has it. */
  isListed(term: string): boolean;
  /** Terms of what is nearest to a term that may not be sold. */
  nearestOf(term: string): readonly string[];
  /** All that mean the same as a term, or as the terms of a phrase written as one. */
  synonymsOf(term: string): readonly string[];
  /** A term as a reader would write it. */
  written(term: string): string;
  /** Terms within the slips a word may have: the fewest slips only, the weightiest first. */
  near(term: string): Guess[];
  /** Terms that begin with a word of at least three letters: a word that is still being typed. */
  beginning(word: string): Guess[];
}

export function readSynonyms(groups: SearchNames['synonyms']): ReadonlyMap<string, readonly string[]> {
  const synonyms = new Map<string, string[]>();
  for (const group of groups) {
    const members = [...new Set(group.map((phrase) => stem(words(phrase).join(''))))];
    for (const member of members) synonyms.set(member, [...(synonyms.get(member) ?? []), ...members]);
  }
  return synonyms;
}

export function readNearest(groups: SearchNames['nearest']): ReadonlyMap<string, readonly string[]> {
  const termOf = (phrase: string) => stem(words(phrase).join(''));
  return new Map(
    groups.flatMap(({ asked, offered }) => asked.map((phrase) => [termOf(phrase), offered.map(termOf)])),
  );
}

/** The greatest weight of a term that descriptions alone have. */
export const proseWeight = 1;

/** The distinct terms of all segments, and what may have been meant by words that are not among them. */
export class Vocabulary implements Words {
  readonly #segments: readonly { segment: TextSegment; dictionary: Dictionary }[];
  readonly #synonyms: ReturnType<typeof readSynonyms>;
  readonly #nearest: ReturnType<typeof readNearest>;

  constructor(segments: readonly TextSegment[], { synonyms, nearest }: SearchNames) {
    this.#segments = segments.map((segment) => ({ segment, dictionary: new Dictionary(segment) }));
    this.#synonyms = readSynonyms(synonyms);
    this.#nearest = readNearest(nearest);
  }

  has(term: string): boolean {
    return this.#segments.some(({ dictionary }) => dictionary.find(term) >= 0);
  }

  isListed(term: string): boolean {
    return this.#segments.some(
      ({ segment, dictionary }) => (segment.tops[dictionary.find(term)] ?? 0) > proseWeight,
    );
  }

  nearestOf(term: string): readonly string[] {
    return this.#nearest.get(term) ?? [];
  }

  synonymsOf(term: string): readonly string[] {
    return this.#synonyms.get(term) ?? [];
  }

  written(term: string): string {
    for (const { segment } of this.#segments) {
      const word = segment.written.get(term);
      if (word !== undefined) return word;
    }
    return term;
  }

  /** False for two words joined, which nobody writes so. */
  isWord(term: string): boolean {
    return this.#segments.some(({ segment, dictionary }) => segment.isWord[dictionary.find(term)] === 1);
  }

  near(term: string): Guess[] {
    return bestGuesses(this.#guesses((dictionary) => dictionary.near(term)));
  }

  beginning(word: string): Guess[] {
    return bestGuesses(this.#guesses((dictionary) => dictionary.beginning(word)));
  }

  /** Words that a shopper may be typing, the weightiest first; terms that occur in prose alone are left out. */
  completions(word: string): string[] {
    const found = this.#guesses((dictionary) => dictionary.beginning(word, 1));
    return found
      .filter(({ term, weight }) => weight > 1 && this.isWord(term))
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

/** The fewest slips only, the weightiest first. Prose guesses go when there are better ones. */
export function bestGuesses(all: readonly Guess[]): Guess[] {
  const least = Math.min(...all.map(({ slips }) => slips));
  const found = all.filter(({ slips }) => slips === least);
  const weighty = found.filter(({ weight }) => weight > 1);
  return (weighty.length > 0 ? weighty : found)
    .sort((a, b) => b.weight - a.weight || a.term.length - b.term.length || (a.term < b.term ? -1 : 1))
    .slice(0, guessLimit);
}
