import Sanscript from '@indic-transliteration/sanscript';

const devanagari = /[\u0900-\u097f]+/g;
/** Vowel signs of loan words, and the signs of a nasal vowel, in a form that the transliteration knows. */
const plain: Readonly<Record<string, string>> = {
  ऑ: 'ओ',
  ऍ: 'ए',
  ऎ: 'ए',
  ऒ: 'ओ',
  '\u0949': '\u094b',
  '\u0945': '\u0947',
  '\u0946': '\u0947',
  '\u094a': '\u094b',
  '\u0901': '\u0902',
  '\u093c': '',
};
const special = new RegExp(`[${Object.keys(plain).join('')}]`, 'g');

/** Latin letters for the letters of SLP1, an alphabet with one letter for each sound. */
const latin: Readonly<Record<string, string>> = {
  A: 'a',
  I: 'i',
  U: 'u',
  f: 'ri',
  F: 'ri',
  x: 'li',
  X: 'li',
  E: 'ai',
  O: 'au',
  K: 'kh',
  G: 'gh',
  N: 'n',
  c: 'ch',
  C: 'chh',
  J: 'jh',
  Y: 'n',
  w: 't',
  W: 'th',
  q: 'd',
  Q: 'dh',
  R: 'n',
  T: 'th',
  D: 'dh',
  P: 'ph',
  B: 'bh',
  S: 'sh',
  z: 'sh',
  L: 'l',
  M: 'n',
  H: '',
};

const isVowel = (letter = '') => /[aAiIuUfFxXeEoO]/.test(letter);
const isConsonant = (letter = '') => /[kKgGNcCjJYwWqQRtTdDnpPbBmyrlvSzshL]/.test(letter);

/**
 * Writes Devanagari in Latin letters, as people type Hindi on a Latin keyboard: `झुमका` becomes `jhumka`.
 * Other letters stay. Hindi does not speak the short `a` at the end of a word and between two syllables, so
 * it is not written either.
 */
export function romanise(text: string): string {
  return text.replace(devanagari, (run) =>
    Sanscript.t(
      run.normalize('NFD').replace(special, (letter) => plain[letter] ?? ''),
      'devanagari',
      'slp1',
    )
      .split(' ')
      .map((word) => toLatin(withoutSilentVowels(word)))
      .join(' '),
  );
}

function withoutSilentVowels(word: string): string {
  let spoken = word.replace(/(?<=[aAiIuUfFxXeEoO][MH]?[^aAiIuUfFxXeEoOMH]+)a$/, '');
  for (let at = spoken.length - 3; at > 1; at--) {
    if (spoken[at] !== 'a' || !isConsonant(spoken[at - 1]) || !isConsonant(spoken[at + 1])) continue;
    const before = spoken[at - 2] === 'M' ? spoken[at - 3] : spoken[at - 2];
    if (isVowel(before) && isVowel(spoken[at + 2])) spoken = spoken.slice(0, at) + spoken.slice(at + 1);
  }
  return spoken;
}

const toLatin = (word: string): string =>
  word
    .replace(/(?<=[aA])e/g, 'ye')
    .replace(/(?<=a)I/g, 'yi')
    .replace(/M(?=[pPbBm])/g, 'm')
    .replace(/[A-Zcwqzfx]/g, (letter) => latin[letter] ?? '')
    .replace(/[^a-z\d]/g, '');
