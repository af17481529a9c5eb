import type { CallName, Endpoint } from '@luxe/contract/calls';
import { firstCalls } from '@luxe/contract/first-calls';
import { noResponseError } from './apiError.ts';

const known: Partial<Record<CallName, Endpoint>> = { ...firstCalls };

/** Returns the endpoint of a call. Undefined until the table that contains the call has loaded. */
export const knownEndpoint = (name: CallName): Endpoint | undefined => known[name];

/**
 * Loads the table of later calls (see `laterCalls`) once, for a page that will need the table. A failure is
 * ignored here: the next call that needs the table loads it again and reports a failure.
 */
export function loadLaterCalls(): void {
  void later().catch(() => undefined);
}

/** Like `loadLaterCalls`, for a page that also makes calls after an order (see `afterOrderCalls`). */
export function loadAfterOrderCalls(): void {
  loadLaterCalls();
  void afterOrder().catch(() => undefined);
}

/**
 * Returns the endpoint of a call and loads its table if needed. When the table cannot be loaded, rejects with
 * the same ApiError as a request without a response.
 */
export async function endpointOf(name: CallName, isOnline: () => boolean): Promise<Endpoint> {
  for (const load of [later, afterOrder])
    if (!known[name])
      await load().catch(() => {
        throw noResponseError(isOnline());
      });
  return known[name] as Endpoint;
}

type Table = Partial<Record<CallName, Endpoint>>;

/** Makes a function that loads a table once. After a failure, the next call loads it again. */
function loadOnce(load: () => Promise<Table>): () => Promise<unknown> {
  let loading: Promise<unknown> | undefined;
  return () =>
    (loading ??= load().then(
      (table) => Object.assign(known, table),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
}

const later = loadOnce(async () => (await import('@luxe/contract/later-calls')).laterCalls);
const afterOrder = loadOnce(async () => (await import('@luxe/contract/after-order-calls')).afterOrderCalls);
