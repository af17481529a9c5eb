import { invisible } from './invisible.ts';

/** Digits of every Indian script and of Arabic as ASCII digits: a phone's keyboard may type them. */
export function asciiDigits(text: string): string {
  return text
    .replace(/(?=\p{Nd})[\u0900-\u0dff]/gu, (digit) => String(((digit.codePointAt(0) ?? 0) & 0x7f) - 0x66))
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15));
}

/** Text for a program to compare: compatibility forms (`ＬＸ`) plain, digits ASCII, invisible characters gone. */
export const withoutInvisible = (text: string): string =>
  asciiDigits(text.toWellFormed().normalize('NFKC')).replace(invisible, '');
