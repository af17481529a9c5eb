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
 * Sets the cache that `prefetchCall` fills: the cache of the mounted page. Returns a function that detaches
 * this cache again.
 */
export function adoptCache(next: BrowserCache): () => void {
  cache = next;
  return () => {
    if (cache === next) cache = undefined;
  };
}

/**
 * Makes a read call. In a browser, an identical pending call is reused, so that a preload and a screen share
 * one request. A server always makes the call.
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
 * Makes the next reads send new requests, for one call or for all calls. Pending requests are no longer
 * reused, because they were sent before a change or for another shopper.
 */
export function discardInFlight(name = ''): void {
  for (const key of inFlight.keys()) if (key.startsWith(name)) inFlight.delete(key);
}

/** Milliseconds for which a response counts as fresh. A later visit of the page requests the data again. */
const freshMs = 60_000;

/**
 * Puts the response of a call, or a part of it, into the page cache before the screen is shown (for
 * `clientLoader`). Resolves when the response is cached, or after `waitMs`. If the cache already has an older
 * response, resolves at once, and the screen shows that response until the new one arrives. Never rejects:
 * after a failure, the screen makes the call again and shows the error.
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
