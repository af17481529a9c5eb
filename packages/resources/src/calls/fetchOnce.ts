import type { Client } from '@luxe/client';
import type { CallName, CallResponse } from '@luxe/contract/calls';
import { callKey, type ReadArgs } from './callKey.ts';
import type { Part } from './part.ts';

interface BrowserCache {
  has(key: string): boolean;
  put(key: string, answer: Promise<unknown>): Promise<unknown>;
}

const underway = new Map<string, { readonly client: Client; readonly answer: Promise<unknown> }>();
const fetchedAt = new Map<string, number>();
let cache: BrowserCache | undefined;

/** The cache that `prefetchCall` fills: the one of the page that is mounted. */
export function adoptCache(next: BrowserCache): () => void {
  cache = next;
  return () => {
    if (cache === next) cache = undefined;
  };
}

/** Makes a read call, or joins the same one that is under way: a preload and a screen never ask twice. Browser only. */
export function fetchOnce<Name extends CallName>(
  client: Client,
  name: Name,
  args: ReadArgs<Name>,
): Promise<CallResponse<Name>> {
  if (typeof window === 'undefined') return client.call(name, args);
  const key = callKey(name, args);
  const known = underway.get(key);
  if (known?.client === client) return known.answer as Promise<CallResponse<Name>>;
  const answer = client.call(name, args).finally(() => {
    if (underway.get(key)?.answer === answer) underway.delete(key);
  });
  answer.then(
    () => fetchedAt.set(key, Date.now()),
    () => undefined,
  );
  underway.set(key, { client, answer });
  return answer;
}

/**
 * The next reads of a call, or of all, join none that is under way: it was asked before what has changed, or for another
 * shopper.
 */
export function askAnew(name = ''): void {
  for (const key of underway.keys()) if (key.startsWith(name)) underway.delete(key);
}

/** An answer older than this is asked for again when its page is visited again. */
const freshMs = 60_000;

/**
 * Puts a call's answer, or the part that is shown, into the page's cache before its screen is shown (for `clientLoader`). Resolves when it is there, or after
 * `waitMs`, whichever comes first; never rejects: the screen asks again and tells what went wrong. An old answer is shown and renewed.
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
  const asked = fetchOnce(client, name, args);
  const put = cache.put(key, part ? asked.then(part.of) : asked).then(
    () => undefined,
    () => undefined,
  );
  if (isKnown) return;
  await Promise.race([put, new Promise<void>((resolve) => setTimeout(resolve, waitMs))]);
}
