import type { Paise } from '@luxe/format';

/** Highest amount, in digits before the point: ₹99,99,99,999. */
const maxDigits = 9;

/**
 * Reads an amount such as `129900`, `1,29,900.00`, `₹1,29,900`, `Rs. 1,29,900` or `129900 INR`. Counts in
 * integers only, so that no amount is rounded. Returns a sentence for any other text.
 */
export function parseRupees(text: string): Paise | string {
  // Superscripts and the like, which NFKC would convert to digits.
  if (/\p{No}/u.test(text)) return `“${text}” is not an amount. Write it as 129900 or 1,29,900.00.`;
  const bare = text
    .normalize('NFKC')
    .trim()
    .replace(/^(?:₹|rs\.?|inr)\s*/i, '')
    .replace(/\s*(?:inr|\/-)$/i, '');
  if (bare.startsWith('-')) return `“${text}” is negative.`;
  if (/[a-z$€£]/i.test(bare)) return `“${text}” is not an amount in rupees (INR).`;
  const [, rupees, paise = ''] = /^(\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d+))?$/.exec(bare) ?? [];
  if (rupees === undefined) return `“${text}” is not an amount. Write it as 129900 or 1,29,900.00.`;
  if (paise.length > 2) return `“${text}” has more than two decimals.`;
  const digits = rupees.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  if (digits.length > maxDigits) return `“${text}” is too high: at most ₹99,99,99,999.`;
  return Number(digits) * 100 + Number(paise.padEnd(2, '0'));
}
