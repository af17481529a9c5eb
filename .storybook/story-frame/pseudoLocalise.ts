const accents: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'ë',
  i: 'í',
  o: 'ø',
  u: 'ü',
  y: 'ý',
  n: 'ñ',
  c: 'ç',
  A: 'Á',
  E: 'É',
  I: 'Î',
  O: 'Ø',
  U: 'Û',
};
const growth = 1.4;
const isVowel = /[aeiouy]/i;
const isLetter = /\p{L}/u;

/**
 * Pseudo-localises a text: adds accents, lengthens it by two fifths, and adds brackets. `Add to bag` becomes
 * `[Ádd tøø báág]`. A missing bracket reveals text that is cut off; brackets inside a sentence reveal text
 * that is joined from parts. Numbers and spaces stay; a text without letters is returned unchanged.
 */
export function pseudoLocalise(text: string): string {
  const trimmed = text.trim();
  if (!isLetter.test(trimmed)) return text;
  const letters = [...trimmed];
  const isStretched = letters.some((letter) => isVowel.test(letter))
    ? (letter: string) => isVowel.test(letter)
    : (letter: string) => isLetter.test(letter);
  const stretchedCount = letters.filter(isStretched).length;
  const extraLetters = Math.ceil(letters.length * (growth - 1));
  let position = 0;
  // The number of extra letters for the next stretched letter. It is the rounded total up to this letter,
  // less the rounded total up to the previous one. This spreads the extra letters evenly.
  const share = () =>
    Math.round((++position * extraLetters) / stretchedCount) -
    Math.round(((position - 1) * extraLetters) / stretchedCount);
  const long = letters.map((letter) => {
    const accented = accents[letter] ?? letter;
    return isStretched(letter) ? accented + accented.toLowerCase().repeat(share()) : accented;
  });
  return text.replace(trimmed, () => `[${long.join('')}]`);
}
