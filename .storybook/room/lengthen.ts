const accents: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'ë',
  i: 'í',
  o: 'ø',
  u: 'ü',
  y: 'ý',
  n: 'ñ',
  c: 'ç',
  s: 'š',
  A: 'Å',
  E: 'É',
  I: 'Î',
  O: 'Ø',
  U: 'Û',
};
const growth = 1.4;
const isVowel = /[aeiouy]/i;
const isLetter = /\p{L}/u;

/**
 * A sentence as a language of longer words and more marks would have it: `Add to bag` is `[Ådd tøøø bááág]`. It grows by two fifths,
 * keeps its numbers and spaces, and stands in brackets, so that what is cut off or put together from pieces is seen. A text without
 * letters is left alone.
 */
export function lengthen(text: string): string {
  const words = text.trim();
  if (!isLetter.test(words)) return text;
  const letters = [...words];
  const room = Math.ceil(letters.length * growth) - letters.length;
  const vowels = letters.filter((letter) => isVowel.test(letter)).length;
  const stretch = (isStretched: (letter: string) => boolean, count: number) => {
    let left = room;
    const times = Math.max(1, Math.ceil(room / Math.max(1, count)));
    return letters
      .map((letter) => {
        const accented = accents[letter] ?? letter;
        const more = isStretched(letter) ? Math.min(times, left) : 0;
        left -= more;
        return accented + accented.toLowerCase().repeat(more);
      })
      .join('');
  };
  const long = vowels
    ? stretch((letter) => isVowel.test(letter), vowels)
    : stretch((letter) => isLetter.test(letter), letters.length);
  return text.replace(words, () => `[${long}]`);
}
