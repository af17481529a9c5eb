import type { CallName } from '@luxe/contract/calls';
import { knownEndpoint, type CallArgs } from '@luxe/client';

export type ReadArgs<Name extends CallName> = Pick<CallArgs<Name>, 'params' | 'query' | 'body'>;

/**
 * The cache key of a call, or of a part of its response. The order of the fields in `args` does not matter,
 * so server and browser create the same key.
 */
export function callKey<Name extends CallName>(
  name: Name,
  args: ReadArgs<Name> = {},
  part?: { readonly as: string },
): string {
  const { params, query, body } = args as Record<'params' | 'query' | 'body', object | undefined>;
  const parts = [sorted(params), sorted(query), ...(body ? [sorted(body)] : [])];
  const key = `${name} ${JSON.stringify(parts)}`;
  return part ? `${key} ${part.as}` : key;
}

const sorted = (fields: object | undefined) =>
  Object.entries(fields ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)])
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));

/**
 * Whether the response under this key is for one shopper: a call of customers, or one that names the
 * customer. Such responses are dropped when the session changes.
 */
export function isPersonalKey(key: unknown): boolean {
  if (typeof key !== 'string') return false;
  const endpoint = knownEndpoint(key.split(' ', 1)[0] as CallName);
  return endpoint?.token === 'customer' || endpoint?.customerHash === true;
}
