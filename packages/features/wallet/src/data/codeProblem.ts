import {
  cleanGiftCardCode,
  giftCardCodeLength,
  isGiftCardCode,
  isGiftCardPin,
} from '@luxe/format/gift-card-code';
import { copy } from './redeemCopy.ts';

/** Why a typed code cannot be right; undefined when it can. Saves one of the few tries. */
export function codeProblem(typed: string): string | undefined {
  const code = cleanGiftCardCode(typed);
  if (code === '') return copy.codeMissing;
  if (code.length !== giftCardCodeLength) return copy.codeShort(giftCardCodeLength, code.length);
  return isGiftCardCode(code) ? undefined : copy.codeWrong;
}

export const pinProblem = (typed: string): string | undefined =>
  isGiftCardPin(cleanGiftCardCode(typed)) ? undefined : copy.pinWrong;
