import { giftLineLimit, giftMessageLimit, lineCount, textLength } from '@luxe/format';
import { copy } from './giftCopy.ts';

/** Error message for a gift message; empty when it is valid. */
export function giftProblem(message: string): string {
  if (textLength(message) > giftMessageLimit) return copy.tooLong(giftMessageLimit);
  return lineCount(message) > giftLineLimit ? copy.tooManyLines(giftLineLimit) : '';
}
