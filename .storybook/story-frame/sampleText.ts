import { pseudoLocalise } from './pseudoLocalise.ts';
import { hindiWords, urduWords, type SampleWords } from './sampleWords.ts';

/** What replaces the texts of a story. */
export type SampleText = 'plain' | 'long' | 'mirrored' | 'hi-IN' | 'ur-IN';

/** Changes a text of a story; returns a text without letters unchanged. */
export const textChanges: Readonly<Record<Exclude<SampleText, 'plain'>, (text: string) => string>> = {
  long: pseudoLocalise,
  mirrored: mirror,
  'hi-IN': (text) => inWordsOf(text, hindiWords),
  'ur-IN': (text) => inWordsOf(text, urduWords),
};

const letters = /\p{L}[\p{L}\p{M}’']*/gu;

/**
 * Mirrors a text: its words run from right to left, as in Urdu, but can still be read. Text that is placed by
 * a fixed direction stands out. The characters of Unicode that override the direction surround each word.
 */
export function mirror(text: string): string {
  return text.replaceAll(letters, (word) => `\u202E${word}\u202C`);
}

/**
 * Replaces each word by a word of another language with about the same length. Equal words get equal words.
 * Numbers, signs and spaces stay, so prices, dates and counts can still be compared.
 */
export function inWordsOf(text: string, words: SampleWords): string {
  return text.replaceAll(letters, (word) => pick(word.toLowerCase(), words));
}

/** A word of the list, chosen by length first and then by the letters. */
function pick(word: string, words: SampleWords): string {
  const byLength = words.toSorted(
    (first, second) => Math.abs(first.length - word.length) - Math.abs(second.length - word.length),
  );
  const sum = [...word].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return byLength[sum % 4] ?? word;
}
