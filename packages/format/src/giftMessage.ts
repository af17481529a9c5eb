import { cleanText } from './typedText.ts';

/** Maximum length of a gift message, in code points as `textLength` counts them. */
export const giftMessageLimit = 200;

/** Maximum number of lines of a gift message: as many as fit on a card. */
export const giftLineLimit = 6;

/**
 * Number of lines of the stored form of a gift message, including empty lines between other lines. Returns 0
 * for an empty text.
 */
export function lineCount(text: string): number {
  const clean = cleanText(text);
  return clean === '' ? 0 : clean.split('\n').length;
}
