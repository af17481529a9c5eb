import { cleanEmail, isEmail, isMobileNumber, nationalDigits } from '@luxe/format';
import type { Contact } from '@luxe/resources';
import { copy } from './copy.ts';

/** The contact a field accepts. `any`: a phone number or an e-mail address, as in the login field. */
export type ContactKind = 'phone' | 'email' | 'any';

/** Parses typed text into a contact, or returns the error message. */
export function readContact(typed: string, kind: ContactKind = 'any'): Contact | { problem: string } {
  const text = cleanEmail(typed);
  if (text === '') return { problem: empty[kind] };
  const isAddress = kind === 'email' || (kind === 'any' && /[a-z@]/i.test(text));
  if (isAddress) return isEmail(text) ? { email: text } : { problem: copy.emailWrong };
  return isMobileNumber(text) ? { phone: nationalDigits(text) } : { problem: copy.phoneWrong };
}

/**
 * Returns the initial text of the contact field: the phone number or e-mail address, or an empty string
 * without a contact.
 */
export const toContactText = (contact: Contact | undefined): string =>
  contact === undefined ? '' : 'phone' in contact ? contact.phone : contact.email;

const empty: Record<ContactKind, string> = {
  phone: copy.phoneEmpty,
  email: copy.emailEmpty,
  any: copy.contactEmpty,
};
