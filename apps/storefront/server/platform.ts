import type { CallName } from '@luxe/contract/calls';
import { schemas } from '@luxe/contract/schemas';
import { defaultPincode, platform } from '@luxe/format';

/** Names of an object schema's fields: what of a query or body goes through. */
export function fieldsOf(name: CallName, part: 'query' | 'body'): readonly string[] {
  const schema = (schemas[name] as Record<string, { shape?: object } | undefined>)[part];
  return schema?.shape ? Object.keys(schema.shape) : [];
}

/** The constants that a call has parameters for. They stand in every call that leaves this program, whoever asked for it: a page need not say them. */
export function platformOf(name: CallName, part: 'query' | 'body'): Readonly<Record<string, string>> {
  const fields = fieldsOf(name, part);
  const constants = part === 'query' ? { ...platform, isPwa: 'true' } : platform;
  return Object.fromEntries(Object.entries(constants).filter(([field]) => fields.includes(field)));
}

/** What a call is asked with where its asker names none: the pincode, for every call that has one [NET-09]. */
export const standingOf = (name: CallName): Readonly<Record<string, string>> =>
  fieldsOf(name, 'query').includes('pincode') ? { pincode: defaultPincode } : {};
