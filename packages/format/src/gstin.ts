import { cleanCode } from './codes.ts';

/** Characters of a GSTIN in the sequence of their values, from 0 to 35. */
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Code of the state, PAN, number of the registration, `Z`, check character. */
const form = /^(?:0[1-9]|[12]\d|3[0-8]|97)[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** Normalises a typed or pasted GSTIN for a request: capitals and digits only. */
export const cleanGstin = (typed: string): string => cleanCode(typed).replace(/[^A-Z0-9]/g, '');

/** Whether a normalised text is a GSTIN of a regular taxpayer. */
export const isGstin = (clean: string): boolean =>
  form.test(clean) && clean[14] === gstinCheckCharacter(clean.slice(0, 14));

/**
 * Check character of the first 14 characters of a GSTIN. Every second value is doubled, and the digits of
 * each product in base 36 are added.
 */
export function gstinCheckCharacter(start: string): string {
  let sum = 0;
  for (const [index, character] of [...start].entries()) {
    const product = alphabet.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return alphabet[(36 - (sum % 36)) % 36] ?? '';
}
