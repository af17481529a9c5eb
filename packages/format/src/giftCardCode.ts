import { withoutInvisible } from './digits.ts';

/**
 * Characters of a gift card's code, in the sequence of their values: without I, L, O, S and U, which people
 * confuse with others. Their number is a prime, so that the check character finds each wrong character and
 * each two characters in the wrong sequence.
 */
export const giftCardAlphabet = '0123456789ABCDEFGHJKMNPQRTVWXYZ';

/** Number of characters of a code, with its check character. */
export const giftCardCodeLength = 16;

/** Number of digits of a PIN. */
export const giftCardPinLength = 6;

const readAs: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0', S: '5', U: 'V' };

/**
 * Normalises a typed or pasted code or PIN: capitals and digits only, and each confusable letter as the
 * character that a code can contain. `7kqm–3xwd 9pht·cv4o` becomes `7KQM3XWD9PHTCV0C`.
 */
export const cleanGiftCardCode = (typed: string): string =>
  withoutInvisible(typed)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/[ILOSU]/g, (letter) => readAs[letter] ?? letter);

/** Whether a normalised text is a code with the right check character. */
export const isGiftCardCode = (clean: string): boolean =>
  clean.length === giftCardCodeLength &&
  [...clean].every((character) => giftCardAlphabet.includes(character)) &&
  clean.at(-1) === giftCardCheckCharacter(clean.slice(0, -1));

/** Whether a normalised text has the form of a PIN. */
export const isGiftCardPin = (clean: string): boolean =>
  clean.length === giftCardPinLength && /^\d+$/.test(clean);

/** Check character of the first 15 characters of a code. */
export function giftCardCheckCharacter(start: string): string {
  const base = giftCardAlphabet.length;
  let sum = 0;
  for (const [index, character] of [...start].entries())
    sum += (index + 1) * giftCardAlphabet.indexOf(character);
  // The weight of the check character is 16, whose inverse modulo 31 is 2.
  return giftCardAlphabet[(2 * (base - (sum % base))) % base] ?? '';
}

/** A code as it is printed: `7KQM-3XWD-9PHT-CV0C`. */
export const formatGiftCardCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');
