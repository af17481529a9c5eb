/** Letters that Unicode takes for letters of their own and a shopper types plainly. */
const plain: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
  ŧ: 't',
  ƒ: 'f',
  ĸ: 'k',
  ə: 'e',
  ɐ: 'a',
};
const special = new RegExp(`[${Object.keys(plain).join('')}]`, 'g');

/** Accents of Latin, Greek and Cyrillic letters, and the nukta of Indian ones. An Indian vowel sign is no accent. */
const accents =
  /[\u0300-\u036f]|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|[\u20d0-\u20ff]|[\ufe20-\ufe2f]|\u093c|\u09bc|\u0a3c|\u0abc|\u0b3c|\u0cbc/g;
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Text as it is compared, letter by letter: lower case without accents. `Hôtel` is `hotel`, `Løv` is `lov`. */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(accents, '')
    .replace(unseen, '')
    .toLowerCase()
    // Lower case may bring an accent back (`İ`).
    .replace(accents, '')
    .replace(special, (letter) => plain[letter] ?? letter);

const apostrophes = /['’‘ʼ`´]/g;

/**
 * The words of a text, folded, in order, repeats kept. A word is a run of letters, digits and the signs that belong to
 * them, so that Devanagari keeps its vowels; apostrophes are closed up.
 */
export const foldedWords = (text: string): string[] =>
  foldLetters(text)
    .replace(apostrophes, '')
    .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

/** Text as names and facets are compared: `Émile & Cie.` is `emile and cie`. Case, accents and punctuation do not count. */
export const foldText = (text: string): string =>
  foldedWords(text.replaceAll('&', ' and ').replaceAll('.', '')).join(' ');

/** Whether a name holds what was typed, by their folds. `halden roe` is held by Halden & Roe. */
export function foldedIncludes(name: string, typed: string): boolean {
  const wanted = foldText(typed);
  // Signs alone are no name, and nothing typed is in every name.
  if (!wanted) return typed.trim() === '';
  const folded = foldText(name);
  return folded.includes(wanted) || folded.replaceAll(' and ', ' ').includes(wanted);
}

/** A text as a part of an address: `Hôtel du Løv` is `hotel-du-lov`. Letters of other scripts stay. */
export const slugOf = (text: string): string => foldedWords(text).join('-');

/**
 * UTF-16 units at the beginning of a text that fold to what was typed, for marking it: 5 for `hotel` in `Hôtel du Cap`.
 * 0 where the text does not begin so.
 */
export function foldedPrefix(text: string, typed: string): number {
  const wanted = foldLetters(typed);
  let head = '';
  if (wanted !== '')
    for (const [letter] of text.matchAll(/\P{M}\p{M}*/gu)) {
      head += letter;
      const folded = foldLetters(head);
      if (folded.startsWith(wanted)) return head.length;
      if (!wanted.startsWith(folded)) return 0;
    }
  return 0;
}
