import { Dictionary, type Guess } from './dictionary.ts';
import type { SearchNames } from './engine.ts';
import type { TextSegment } from './textSegment.ts';
import { stem, tokenise } from './text.ts';

/** Lookups of terms. */
export interface Vocabulary {
  has(term: string): boolean;
  /** Whether a product is listed under this term. A term that occurs only in descriptions does not count. */
  isListed(term: string): boolean;
  /** Substitutes for a term under which the shop may list no product: terms of the nearest products. */
  nearestOf(term: string): readonly string[];
  /** Synonyms of a term. A phrase is looked up as one term, its words joined without spaces. */
  synonymsOf(term: string): readonly string[];
  /** Display spelling of a term. */
  written(term: string): string;
  /**
   * Terms within the typo limit of a word. Returns only those with the fewest typos, highest weight first.
   */
  near(term: string): Guess[];
  /** Completions of a prefix of at least three letters. */
  beginning(prefix: string): Guess[];
}

export function readSynonyms(groups: SearchNames['synonyms']): ReadonlyMap<string, readonly string[]> {
  const synonyms = new Map<string, string[]>();
  for (const group of groups) {
    const members = [...new Set(group.map((phrase) => stem(tokenise(phrase).join(''))))];
    for (const member of members) synonyms.set(member, [...(synonyms.get(member) ?? []), ...members]);
  }
  return synonyms;
}

export function readNearest(groups: SearchNames['nearest']): ReadonlyMap<string, readonly string[]> {
  const termOf = (phrase: string) => stem(tokenise(phrase).join(''));
  return new Map(
    groups.flatMap(({ unlisted, offered }) =>
      unlisted.map((phrase) => [termOf(phrase), offered.map(termOf)]),
    ),
  );
}

/** Dictionaries by the terms of their segment, which stay the same when products move in the columns. */
const dictionaries = new WeakMap<readonly string[], Dictionary>();

function dictionaryOf(segment: TextSegment): Dictionary {
  const dictionary = dictionaries.get(segment.terms) ?? new Dictionary(segment);
  dictionaries.set(segment.terms, dictionary);
  return dictionary;
}

/** Highest weight of a term that occurs only in descriptions. */
export const proseWeight = 1;

/** The vocabulary of the in-memory index: the terms of all segments, and guesses for unknown words. */
export class MemoryVocabulary implements Vocabulary {
  readonly #segments: readonly { segment: TextSegment; dictionary: Dictionary }[];
  readonly #synonyms: ReturnType<typeof readSynonyms>;
  readonly #nearest: ReturnType<typeof readNearest>;

  constructor(segments: readonly TextSegment[], { synonyms, nearest }: SearchNames) {
    this.#segments = segments.map((segment) => ({ segment, dictionary: dictionaryOf(segment) }));
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
      const writtenForm = segment.written.get(term);
      if (writtenForm !== undefined) return writtenForm;
    }
    return term;
  }

  /** Whether the term is a word of its own. False for a term that only joins two neighbouring words. */
  isStandalone(term: string): boolean {
    return this.#segments.some(
      ({ segment, dictionary }) => segment.isStandalone[dictionary.find(term)] === 1,
    );
  }

  near(term: string): Guess[] {
    return bestGuesses(this.#guesses((dictionary) => dictionary.near(term)));
  }

  beginning(prefix: string): Guess[] {
    return bestGuesses(this.#guesses((dictionary) => dictionary.beginning(prefix)));
  }

  /** Completions, highest weight first, without terms that occur only in descriptions. */
  completions(prefix: string): string[] {
    const found = this.#guesses((dictionary) => dictionary.beginning(prefix, 1));
    return found
      .filter(({ term, weight }) => weight > 1 && this.isStandalone(term))
      .sort((a, b) => b.weight - a.weight || a.term.length - b.term.length || (a.term < b.term ? -1 : 1))
      .map(({ term }) => term);
  }

  #guesses(lookUp: (dictionary: Dictionary) => Guess[]): Guess[] {
    const byTerm = new Map<string, Guess>();
    for (const { dictionary } of this.#segments)
      for (const guess of lookUp(dictionary)) {
        const known = byTerm.get(guess.term);
        if (!known || known.weight < guess.weight) byTerm.set(guess.term, guess);
      }
    return [...byTerm.values()];
  }
}

/** Maximum guesses per word. */
const guessLimit = 6;

/**
 * Guesses with the fewest typos, highest weight first. Leaves out terms that only descriptions contain, if
 * there are other guesses.
 */
export function bestGuesses(all: readonly Guess[]): Guess[] {
  const least = Math.min(...all.map(({ distance }) => distance));
  const found = all.filter(({ distance }) => distance === least);
  const listed = found.filter(({ weight }) => weight > 1);
  return (listed.length > 0 ? listed : found)
    .sort((a, b) => b.weight - a.weight || a.term.length - b.term.length || (a.term < b.term ? -1 : 1))
    .slice(0, guessLimit);
}
