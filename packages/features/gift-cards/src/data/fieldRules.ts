import { cleanEmail, cleanText, isEmail, textLength } from '@luxe/format';
import { copy } from './copy.ts';

/** Maximum characters of a name on a gift card. */
const nameLimit = 60;

/** Checks a name that is on the card. `missing`: sentence for an empty one. */
export const nameRule = (missing: string) => (typed: unknown) => {
  const name = String(typed ?? '').trim();
  if (name === '') return missing;
  return textLength(name) <= nameLimit || copy.nameLong;
};

/** Checks an address, and names a missing end such as `.in`. */
export const emailRule = (typed: unknown) => {
  const email = cleanEmail(String(typed ?? ''));
  return isEmail(email) || (/^[^@\s]+@[^@\s.]+\.?$/.test(email) ? copy.emailDomain : copy.emailWrong);
};

/** Checks a text that a shopper may leave empty. `tooLong`: sentence for one above the limit. */
export const lengthRule = (limit: number, tooLong: (limit: number) => string) => (typed: unknown) =>
  textLength(String(typed ?? '')) <= limit || tooLong(limit);

/** Checks a text that must not be empty. */
export const requiredRule = (missing: string) => (typed: unknown) =>
  cleanText(String(typed ?? '')) !== '' || missing;
