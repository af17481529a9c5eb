import { Refusal } from './refusal.ts';

/** Counts what an address does, so that codes cannot be guessed or sent in masses. */
export interface RateLimit {
  /** Counts one more; throws a 429 Refusal above the limit. */
  count(address: string): void;
}

/** At most `limit` in each window, per address. In memory: each process counts for itself. */
export function createRateLimit(limit: number, windowMs = 600_000, now: () => number = Date.now): RateLimit {
  const most = 50_000;
  const counts = new Map<string, { from: number; times: number }>();
  return {
    count(address) {
      const at = now();
      const known = counts.get(address);
      if (known && at - known.from < windowMs) {
        known.times += 1;
        if (known.times > limit)
          throw new Refusal(429, 'TOO_MANY', 'Too many attempts. Please wait a few minutes and try again.');
        return;
      }
      counts.delete(address);
      counts.set(address, { from: at, times: 1 });
      if (counts.size > most) counts.delete(counts.keys().next().value ?? '');
    },
  };
}
