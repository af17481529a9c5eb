import { realClock, type Clock } from './clock.ts';

/** Calls for a token are one within this time, and its answer is shared for a little longer [TOK-02]. */
const dedupeMs = 5000;
const shareMs = 5500;

/**
 * Shares calls for a token [TOK-02]: a call for the same key within 5 s of the last joins it instead of being made, and sees its
 * answer if that came within 5.5 s of the start. A failure is shared with those who already wait, never with those who come later.
 */
export function createTokenSharer(clock: Pick<Clock, 'now'> = realClock) {
  const shared = new Map<string, { at: number; result: Promise<unknown>; isPending: boolean }>();

  return function shareTokenCall<T>(key: string, fetchToken: () => Promise<T>): Promise<T> {
    const now = clock.now();
    for (const [other, entry] of shared)
      if (now - entry.at >= shareMs && !entry.isPending) shared.delete(other);
    const known = shared.get(key);
    if (known && now - known.at < (known.isPending ? shareMs : dedupeMs)) return known.result as Promise<T>;
    const entry = { at: now, isPending: true, result: fetchToken() as Promise<unknown> };
    shared.set(key, entry);
    entry.result.then(
      () => (entry.isPending = false),
      () => shared.get(key) === entry && shared.delete(key),
    );
    return entry.result as Promise<T>;
  };
}

/** Sharer of this process, on the real clock. */
export const shareTokenCall = createTokenSharer();

/** `expires_in` as it is stored: the moment it ends, in milliseconds [TOK-04]. */
export function toAbsoluteExpiry(expiresInSeconds: number, now: number = Date.now()): number {
  return now + expiresInSeconds * 1000;
}
