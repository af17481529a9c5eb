import type { CallName, Endpoint } from '@luxe/contract/calls';
import { firstCalls } from '@luxe/contract/first-calls';
import { noResponseError } from './apiError.ts';

const known: Partial<Record<CallName, Endpoint>> = { ...firstCalls };
let loading: Promise<unknown> | undefined;

/** Returns the endpoint of a call; undefined while its table is not loaded. */
export const knownEndpoint = (name: CallName): Endpoint | undefined => known[name];

/**
 * Loads the table of later calls once, for a page that will need it. The next call that needs the table
 * reports a failure.
 */
export function loadLaterCalls(): void {
  void later().catch(() => undefined);
}

/**
 * Returns the endpoint of a call and loads its table if needed. Rejects with the ApiError of a request
 * without a response when the table cannot be loaded.
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
