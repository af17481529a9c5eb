import { foldText } from '@luxe/format';
import { normalise } from '../text/normalise.ts';
import type { Token } from '../text/readTokens.ts';
import { singular } from '../text/singular.ts';
import { soundOf } from '../text/soundOf.ts';
import type { Meaning } from './meaning.ts';

/** The entries of a list in the lexicon. */
export const entriesOf = (list: string): string[] =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** The form in which English phrases are compared: folded words in the singular. */
export const englishKey = (phrase: string): string =>
  foldText(normalise(phrase)).split(' ').map(singular).join(' ');

/** The form in which Hindi phrases are compared: the sounds of the words. */
export const soundKey = (phrase: string): string => normalise(phrase).split(' ').map(soundOf).join(' ');

/** A phrase among the tokens of a request. */
interface Match {
  /** In tokens. */
  readonly length: number;
  readonly meaning: Meaning;
  /** Whether the phrase was found by its sound. */
  readonly isHindi: boolean;
}

/** The number of words in the longest phrase. */
const longest = 5;

/** Meanings by phrase. English phrases are found by their words, Hindi phrases by their sound. */
export class Phrases {
  readonly #english = new Map<string, Meaning>();
  readonly #sounds = new Map<string, Meaning>();

  /** Adds a meaning for each phrase of the lists. A phrase that has a meaning does not get another. */
  add(
    meaning: Meaning,
    { words = '', hindi = '' }: { readonly words?: string; readonly hindi?: string },
  ): void {
    for (const phrase of entriesOf(words)) setOnce(this.#english, englishKey(phrase), meaning);
    for (const phrase of entriesOf(hindi)) setOnce(this.#sounds, soundKey(phrase), meaning);
  }

  /** Replaces the meaning of an English phrase. */
  replace(phrase: string, meaning: Meaning): void {
    this.#english.set(englishKey(phrase), meaning);
  }

  /** The meaning of a phrase that may be English or Hindi. */
  get(phrase: string): Meaning | undefined {
    return this.#english.get(englishKey(phrase)) ?? this.#sounds.get(soundKey(phrase));
  }

  /** The longest phrase that begins at a token. */
  match(tokens: readonly Token[], from: number): Match | undefined {
    for (let length = Math.min(longest, tokens.length - from); length > 0; length--) {
      const part = tokens.slice(from, from + length);
      if (part.some(({ isMark }) => isMark)) continue;
      const english = part.every(({ isDevanagari }) => !isDevanagari)
        ? this.#english.get(part.map(({ word }) => word).join(' '))
        : undefined;
      const meaning = english ?? this.#sounds.get(part.map(({ sound }) => sound).join(' '));
      if (meaning) return { length, meaning, isHindi: !english };
    }
    return undefined;
  }

  /** English phrases of one word, with their meanings. */
  *words(): Generator<readonly [string, Meaning]> {
    for (const entry of this.#english) if (!entry[0].includes(' ')) yield entry;
  }
}

function setOnce(map: Map<string, Meaning>, key: string, meaning: Meaning): void {
  if (key !== '' && !map.has(key)) map.set(key, meaning);
}
