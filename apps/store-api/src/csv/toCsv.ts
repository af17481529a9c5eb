import type { Paise } from '@luxe/format';

/** Rows of cells as CSV (RFC 4180). */
export const toCsv = (table: readonly (readonly string[])[]): string =>
  table.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('');

/** `-1234.50`. */
export function toRupees(paise: Paise): string {
  const amount = Math.abs(paise);
  return `${paise < 0 ? '-' : ''}${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
}

/**
 * A cell of CSV. A spreadsheet runs a text that begins like a formula, also with spaces before it or in
 * full-width characters, so such a text gets an apostrophe. A
 * negative amount is no formula.
 */
export function toCell(text: string): string {
  const isFormula = /^\s*[=+\-@＝＋－＠\t\r]/.test(text) && !/^-\d+\.\d\d$/.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
