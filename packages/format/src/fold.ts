/** Letters that Unicode does not decompose, with the plain letters that shoppers type for them. */
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

/**
 * The marks that folding removes: accents of Latin, Greek and Cyrillic letters, and the nukta of Indian
 * scripts. Indian vowel signs are not accents and stay.
 */
const accents =
  /[\u0300-\u036f]|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|[\u20d0-\u20ff]|[\ufe20-\ufe2f]|\u093c|\u09bc|\u0a3c|\u0abc|\u0b3c|\u0cbc/g;
const ignorable = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Folds text for comparison by letter: lower case, without accents. `Hôtel` becomes `hotel`, `Løv` becomes
 * `lov`.
 */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(accents, '')
    .replace(ignorable, '')
    .toLowerCase()
    // Lower-casing can add an accent again (`İ`).
    .replace(accents, '')
    .replace(special, (letter) => plain[letter] ?? letter);

const apostrophes = /['’‘ʼ`´]/g;

/**
 * The folded words of a text, in order and including repeated words. A word is a run of letters, digits and
 * their combining marks, so Devanagari words keep their vowel signs. Apostrophes are removed.
 */
export const foldTerms = (text: string): string[] =>
  foldLetters(text)
    .replace(apostrophes, '')
    .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

/**
 * Folds names and facet values for comparison without case, accents and punctuation: `Émile & Cie.` becomes
 * `emile and cie`.
 */
export const foldText = (text: string): string =>
  foldTerms(text.replaceAll('&', ' and ').replaceAll('.', '')).join(' ');

/** Whether a name contains the typed text when both are folded: `Halden & Roe` contains `halden roe`. */
export function foldedIncludes(name: string, typed: string): boolean {
  const wanted = foldText(typed);
  // An empty input matches every name. An input that has only punctuation matches no name.
  if (!wanted) return typed.trim() === '';
  const folded = foldText(name);
  return folded.includes(wanted) || folded.replaceAll(' and ', ' ').includes(wanted);
}

/** Turns a text into a URL segment: `Hôtel du Løv` becomes `hotel-du-lov`. Letters of other scripts stay. */
export const slugOf = (text: string): string => foldTerms(text).join('-');

/**
 * Length, in UTF-16 units, of the start of a text that matches the typed text when both are folded: 5 for
 * `hotel` in `Hôtel du Cap`. Used to highlight this part of the text. Returns 0 without a match.
 */
export function foldedPrefix(text: string, typed: string): number {
  const wanted = foldLetters(typed);
  let prefix = '';
  if (wanted !== '')
    for (const [letter] of text.matchAll(/\P{M}\p{M}*/gu)) {
      prefix += letter;
      const folded = foldLetters(prefix);
      if (folded.startsWith(wanted)) return prefix.length;
      if (!wanted.startsWith(folded)) return 0;
    }
  return 0;
}
