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
 * Connects `prefetchCall` to the cache of the mounted page, which it then fills. Returns a function that
 * disconnects this cache, for when the page unmounts.
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
 * Forgets pending requests of one call, or of all calls, so that the next read sends a new request. Pending
 * requests were sent before a change or for another shopper, so their responses may be outdated.
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
