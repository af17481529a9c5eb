import { systemTimers, type Timers } from './timers.ts';

/**
 * How long callers with the same key share a token call, from its start [TOK-02]: 5 s when the call is
 * complete, 5.5 s while it is pending.
 */
const dedupeMs = 5000;
const shareMs = 5500;

/**
 * Creates a function that shares token calls by key [TOK-02]. For 5 s from the start of a call, callers with
 * the same key get its result. A call that is still pending is shared for 5.5 s. When a call fails, all
 * callers that wait for it get the failure; later callers make a new call.
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
