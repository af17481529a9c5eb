import { cleanText } from './typedText.ts';

/** Code points of a gift message at most, counted as `textLength` counts them. */
export const giftMessageLimit = 200;

/** Lines of a gift message at most: as many as a card holds. */
export const giftLineLimit = 6;

/** Lines of the text as the shop stores it, empty ones between others included; 0 for an empty text. */
export function lineCount(text: string): number {
  const clean = cleanText(text);
  return clean === '' ? 0 : clean.split('\n').length;
}
