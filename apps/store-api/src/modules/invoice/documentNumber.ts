import { indianDay } from '@luxe/format';
import type { InvoiceKind } from '../../db/schema/index.ts';

/** Rule 46 of the CGST Rules allows 16 characters: letters, digits, `-` and `/`. */
const maxLength = 16;

/** Financial year of a moment in India, from April to March: `2627` for 2026-27. */
export function financialYear(at: Date): string {
  const [year = 0, month = 0] = indianDay(at).split('-').map(Number);
  const start = month < 4 ? year - 1 : year;
  return [start, start + 1].map((one) => String(one % 100).padStart(2, '0')).join('');
}

/**
 * Number of a document: `KGT-2627-000123` for an invoice, `KGT-C2627-000123` for a credit note. Each kind has
 * its own numbers, from 1 per seller and financial year. A serial of seven digits may leave no space for the
 * last dash: `KGT-C26271000000`. The year has four digits, so the number stays unique. Throws when it is
 * still too long for the law: above 9,999,999 with a prefix of three letters.
 */
export function documentNumber(prefix: string, kind: InvoiceKind, year: string, serial: number): string {
  const series = kind === 'invoice' ? year : `C${year}`;
  const digits = String(serial).padStart(6, '0');
  const number = [`${prefix}-${series}-${digits}`, `${prefix}-${series}${digits}`].find(
    ({ length }) => length <= maxLength,
  );
  if (number === undefined)
    throw new Error(
      `The document number ${prefix}-${series}${digits} has more than ${maxLength} characters. Give the seller a shorter prefix.`,
    );
  return number;
}
