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
 * The e-mail pattern of the specification, section 5: local part, `@`, domain labels and a top-level domain
 * of 2 to 6 letters, in any case. The local part allows full stops and the atext characters of RFC 5322, as
 * in O'Neill.
 */
export function isEmail(value: string): boolean {
  return /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[A-Z0-9](?:[A-Z0-9-]*[A-Z0-9])?\.)+[A-Z]{2,6}$/i.test(value);
}
