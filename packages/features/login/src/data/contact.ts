import { cleanEmail, isEmail, isMobileNumber, nationalDigits } from '@luxe/format';
import type { Contact } from '@luxe/resources';
import { copy } from '../copy.ts';

/** What may be given: a phone, an e-mail address, or either in the one field of the login. */
export type ContactKind = 'phone' | 'email' | 'any';

/** What was typed, as a contact; or what is wrong with it. */
export function readContact(typed: string, kind: ContactKind = 'any'): Contact | { problem: string } {
  const text = cleanEmail(typed);
  if (text === '') return { problem: empty[kind] };
  const isAddress = kind === 'email' || (kind === 'any' && /[a-z@]/i.test(text));
  if (isAddress) return isEmail(text) ? { email: text } : { problem: copy.emailWrong };
  return isMobileNumber(text) ? { phone: nationalDigits(text) } : { problem: copy.phoneWrong };
}

/** As it was given, to start from. */
export const textOf = (contact: Contact | undefined): string =>
  contact === undefined ? '' : 'phone' in contact ? contact.phone : contact.email;

const empty: Record<ContactKind, string> = {
  phone: copy.phoneEmpty,
  email: copy.emailEmpty,
  any: copy.contactEmpty,
};
