import { withoutInvisible } from './digits.ts';

/**
 * An e-mail address as it is sent and stored, from text as it is typed or pasted: no invisible characters, no blanks
 * around it, no `mailto:` or brackets, the apostrophe of a phone's keyboard as a plain one.
 */
export const cleanEmail = (typed: string): string =>
  withoutInvisible(typed)
    .trim()
    .replace(/[‘’ʼ]/g, "'")
    .replace(/^mailto:/i, '')
    .replace(/^<(.*)>$/, '$1');

/**
 * The e-mail pattern of section 5: local part, `@`, domain labels, a top-level part of 2 to 6 letters; case does not
 * matter. The local part has the characters of RFC 5322's atext (O'Neill is a name) and full stops.
 */
export function isEmail(value: string): boolean {
  return /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[A-Z0-9](?:[A-Z0-9-]*[A-Z0-9])?\.)+[A-Z]{2,6}$/i.test(value);
}
