import type { CallName } from '@luxe/contract/calls';
import { schemas } from '@luxe/contract/schemas';
import { defaultPincode, platform } from '@luxe/format';

/** Field names of a call's query or body schema. Only these fields are sent to the store. */
export function fieldsOf(name: CallName, part: 'query' | 'body'): readonly string[] {
  const schema = (schemas[name] as Record<string, { shape?: object } | undefined>)[part];
  return schema?.shape ? Object.keys(schema.shape) : [];
}

/**
 * The platform constants that a call has parameters for. The server adds these constants to every call, so a
 * page need not send them.
 */
export function platformOf(name: CallName, part: 'query' | 'body'): Readonly<Record<string, string>> {
  const fields = fieldsOf(name, part);
  const constants = part === 'query' ? { ...platform, isPwa: 'true' } : platform;
  return Object.fromEntries(Object.entries(constants).filter(([field]) => fields.includes(field)));
}

/** Default query values of a call. Every call with a pincode parameter gets the default pincode [NET-09]. */
export const defaultQueryOf = (name: CallName): Readonly<Record<string, string>> =>
  fieldsOf(name, 'query').includes('pincode') ? { pincode: defaultPincode } : {};
