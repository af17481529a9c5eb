import type { CallName, Endpoint } from '@luxe/contract/calls';
import { firstCalls } from '@luxe/contract/first-calls';
import { noAnswer } from './errors.ts';

const known: Partial<Record<CallName, Endpoint>> = { ...firstCalls };
let loading: Promise<unknown> | undefined;

/** A call as the contract describes it; undefined while nobody has asked for the table that it stands in. */
export const knownEndpoint = (name: CallName): Endpoint | undefined => known[name];

/** Fetches the table of later calls, once: a page that will need it begins with that. A failure is the next call's to tell. */
export function loadLaterCalls(): void {
  void later().catch(() => undefined);
}

/** A call as the contract describes it. Rejects with an ApiError, as a request without an answer does, where its table does not come. */
export async function endpointOf(name: CallName, isOnline: () => boolean): Promise<Endpoint> {
  if (!known[name])
    await later().catch(() => {
      throw noAnswer(isOnline());
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
