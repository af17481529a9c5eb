import { asciiDigits, foldLetters, withoutInvisible } from '@luxe/format';
import { romanise } from './romanise.ts';

/** Parts of one, which Unicode would turn into a fraction of two numbers. */
const fractions: Readonly<Record<string, string>> = { '½': '.5', '¼': '.25', '¾': '.75' };

/** An amount before a dash, in a range such as `20k-50k`. */
const range =
  /(\d(?: ?(?:k|l|lakh|lac|cr|crore|thousand|hazar|hazaar))?) ?[-\u2010-\u2015~] ?(?=(?:rs ?)?\d)/g;

/**
 * Normalises what a shopper typed or spoke: lower case without accents, Hindi in Latin letters, ASCII digits,
 * numbers without commas, symbols as words (`₹` is `rs`). Of the punctuation only marks that end a phrase
 * stay. A normalised text does not change when it is normalised again.
 */
export function normalise(text: string): string {
  return cleanSymbols(foldLetters(romanise(withoutInvisible(spelledOut(text)))));
}

const spelledOut = (text: string): string =>
  asciiDigits(text)
    .replace(/\s+/g, ' ')
    .replace(/[।॥]/g, '.')
    .replace(/(\d) ?([½¼¾])/g, (_, digit: string, part: string) => digit + (fractions[part] ?? ''))
    .replace(/[½¼¾]/g, (part) => `0${fractions[part] ?? ''}`);

function cleanSymbols(text: string): string {
  return text
    .replace(/['’‘ʼ`´]/g, '')
    .replace(/[₹₨]/g, ' rs ')
    .replace(/(\d) ?\/-/g, '$1 rs ')
    .replace(/\brs\b\.?/g, ' rs ')
    .replace(/&/g, ' and ')
    .replace(/%/g, ' percent ')
    .replace(/</g, ' under ')
    .replace(/>/g, ' above ')
    .replace(/#/g, ' number ')
    .replace(/ +/g, ' ')
    .replace(/(?<!\d)\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)/g, (number) => number.replaceAll(',', ''))
    .replace(range, '$1 to ')
    .replace(/(?<![\d.])\.(?=\d)/g, '0.')
    .replace(/[^\p{L}\p{M}\p{N}.,;!?]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
}
