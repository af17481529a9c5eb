import { systemTimers, type Timers } from './timers.ts';

/**
 * Token calls with the same key are deduplicated within 5 s, and a pending one is shared for 5.5 s [TOK-02].
 */
const dedupeMs = 5000;
const shareMs = 5500;

/**
 * Creates a function that shares token calls by key [TOK-02]. Within 5 s of a call, the same key returns its
 * result. A call that is still pending is shared for 5.5 s. Waiting callers share a failure; later callers
 * make a new call.
 */
export function createTokenSharer(clock: Pick<Timers, 'now'> = systemTimers) {
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

/** The token sharer of this process, on the system clock. */
export const shareTokenCall = createTokenSharer();

/** Converts `expires_in` in seconds to an absolute time in milliseconds [TOK-04]. */
export function toAbsoluteExpiry(expiresInSeconds: number, now: number = Date.now()): number {
  return now + expiresInSeconds * 1000;
}
