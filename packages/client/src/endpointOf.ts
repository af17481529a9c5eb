import type { CallName, Endpoint } from '@luxe/contract/calls';
import { firstCalls } from '@luxe/contract/first-calls';
import { noResponseError } from './apiError.ts';

const known: Partial<Record<CallName, Endpoint>> = { ...firstCalls };
let loading: Promise<unknown> | undefined;

/** Returns the endpoint of a call. Undefined until the table that contains the call has loaded. */
export const knownEndpoint = (name: CallName): Endpoint | undefined => known[name];

/**
 * Loads the table of later calls (see `laterCalls`) once, for a page that will need the table. A failure is
 * ignored here: the next call that needs the table loads it again and reports a failure.
 */
export function loadLaterCalls(): void {
  void later().catch(() => undefined);
}

/**
 * Returns the endpoint of a call and loads its table if needed. When the table cannot be loaded, rejects with
 * the same ApiError as a request without a response.
 */
export async function endpointOf(name: CallName, isOnline: () => boolean): Promise<Endpoint> {
  if (!known[name])
    await later().catch(() => {
      throw noResponseError(isOnline());
    });
  return known[name] as Endpoint;
}

const later = () =>
  (loading ??= import('@luxe/contract/later-calls').then(
    ({ laterCalls }) => Object.assign(known, laterCalls),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  ));
