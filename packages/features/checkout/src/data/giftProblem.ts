import { giftLineLimit, giftMessageLimit, lineCount, textLength } from '@luxe/format';
import { giftCopy as copy } from '../giftCopy.ts';

/** Why a gift message cannot be saved; empty when it can. */
export function giftProblem(message: string): string {
  if (textLength(message) > giftMessageLimit) return copy.tooLong(giftMessageLimit);
  return lineCount(message) > giftLineLimit ? copy.tooManyLines(giftLineLimit) : '';
}
