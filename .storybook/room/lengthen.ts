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
 * A sentence as a language of longer words and more marks would have it: `Add to bag` is `[Ádd tøø báág]`. It grows by two fifths,
 * keeps its numbers and spaces, and stands in brackets, so that what is cut off or put together from pieces is seen. A text without
 * letters is left alone.
 */
export function lengthen(text: string): string {
  const words = text.trim();
  if (!isLetter.test(words)) return text;
  const letters = [...words];
  const isStretched = letters.some((letter) => isVowel.test(letter))
    ? (letter: string) => isVowel.test(letter)
    : (letter: string) => isLetter.test(letter);
  const places = letters.filter(isStretched).length;
  const room = Math.ceil(letters.length * (growth - 1));
  let place = 0;
  // The room is shared out evenly: after n of the places, n parts of it are used.
  const share = () => Math.round((++place * room) / places) - Math.round(((place - 1) * room) / places);
  const long = letters.map((letter) => {
    const accented = accents[letter] ?? letter;
    return isStretched(letter) ? accented + accented.toLowerCase().repeat(share()) : accented;
  });
  return text.replace(words, () => `[${long.join('')}]`);
}
