import { withoutInvisible } from './digits.ts';

/**
 * Normalises a typed or pasted e-mail address to its stored form: no invisible characters, surrounding
 * blanks, `mailto:` or angle brackets. Typographic apostrophes of phone keyboards become plain ones.
 */
export const cleanEmail = (typed: string): string =>
  withoutInvisible(typed)
    .trim()
    .replace(/[‘’ʼ]/g, "'")
    .replace(/^mailto:/i, '')
    .replace(/^<(.*)>$/, '$1');

/**
 * Whether a text matches the e-mail pattern of the specification, section 5: a local part, `@`, domain labels
 * and a top-level domain of 2 to 6 letters. Upper and lower case are allowed. The local part may contain full
 * stops and the atext characters of RFC 5322, such as the apostrophe in O'Neill.
 */
export function isEmail(value: string): boolean {
  return /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[A-Z0-9](?:[A-Z0-9-]*[A-Z0-9])?\.)+[A-Z]{2,6}$/i.test(value);
}
