import { invisible } from './invisible.ts';

/** Converts Arabic digits and those of Indian scripts, which phone keyboards may type, to ASCII digits. */
export function asciiDigits(text: string): string {
  return text
    .replace(/(?=\p{Nd})[\u0900-\u0dff]/gu, (digit) => String(((digit.codePointAt(0) ?? 0) & 0x7f) - 0x66))
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15));
}

/**
 * Normalises text for comparison: plain letters for compatibility forms (`ＬＸ`), ASCII digits, no invisible
 * characters.
 */
export const withoutInvisible = (text: string): string =>
  asciiDigits(text.toWellFormed().normalize('NFKC')).replace(invisible, '');
