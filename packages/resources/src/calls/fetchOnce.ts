import type { Client } from '@luxe/client';
import type { CallName, CallResponse } from '@luxe/contract/calls';
import { callKey, type ReadArgs } from './callKey.ts';
import type { Part } from './part.ts';

interface BrowserCache {
  has(key: string): boolean;
  put(key: string, response: Promise<unknown>): Promise<unknown>;
}

const inFlight = new Map<string, { readonly client: Client; readonly response: Promise<unknown> }>();
const fetchedAt = new Map<string, number>();
let cache: BrowserCache | undefined;

/**
 * Sets the cache that `prefetchCall` fills: the cache of the mounted page. Returns a function that unsets it.
 */
export function adoptCache(next: BrowserCache): () => void {
  cache = next;
  return () => {
    if (cache === next) cache = undefined;
  };
}

/**
 * Makes a read call, or joins an identical pending one, so that a preload and a screen share a request. A
 * server always makes the call.
 */
export function fetchOnce<Name extends CallName>(
  client: Client,
  name: Name,
  args: ReadArgs<Name>,
): Promise<CallResponse<Name>> {
  if (typeof window === 'undefined') return client.call(name, args);
  const key = callKey(name, args);
  const known = inFlight.get(key);
  if (known?.client === client) return known.response as Promise<CallResponse<Name>>;
  const response = client.call(name, args).finally(() => {
    if (inFlight.get(key)?.response === response) inFlight.delete(key);
  });
  response.then(
    () => fetchedAt.set(key, Date.now()),
    () => undefined,
  );
  inFlight.set(key, { client, response });
  return response;
}

/**
 * Forgets the pending requests of a call, or of all calls, so that the next reads make new requests. The
 * pending ones were sent before a change, or for another shopper.
 */
export function discardInFlight(name = ''): void {
  for (const key of inFlight.keys()) if (key.startsWith(name)) inFlight.delete(key);
}

/** Milliseconds after which a new visit of a page requests its data again. */
const freshMs = 60_000;

/**
 * Puts the response of a call, or a part of it, into the cache of the page before its screen is shown (for
 * `clientLoader`). Resolves when the response is cached, at the latest after `waitMs`. Resolves at once when
 * the cache has an old response, which is shown until the new one arrives. Never rejects: after a failure,
 * the screen makes the call again and shows the error.
 */
export async function prefetchCall<Name extends CallName>(
  client: Client,
  name: Name,
  args: ReadArgs<Name>,
  { part, waitMs = 150 }: { part?: Part<Name, unknown> | undefined; waitMs?: number } = {},
): Promise<void> {
  const key = callKey(name, args, part);
  const isKnown = cache?.has(key) ?? false;
  if (!cache || (isKnown && Date.now() - (fetchedAt.get(callKey(name, args)) ?? 0) < freshMs)) return;
  const response = fetchOnce(client, name, args);
  const put = cache.put(key, part ? response.then(part.of) : response).then(
    () => undefined,
    () => undefined,
  );
  if (isKnown) return;
  await Promise.race([put, new Promise<void>((resolve) => setTimeout(resolve, waitMs))]);
}
