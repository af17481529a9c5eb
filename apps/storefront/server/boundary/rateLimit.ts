import { callerName, createLimiter, type SharedCounts } from '@luxe/host';
import { Refusal } from './refusal.ts';

/** Counts what an address does, so that codes cannot be guessed or sent in masses. */
export interface RateLimit {
  /** Counts one more; rejects with a 429 Refusal above the limit. */
  count(address: string): Promise<void>;
}

const windowMs = 10 * 60_000;

/** At most `limit` in ten minutes per address, in all processes together where they share counts. */
export function createRateLimit(limit: number, shared?: SharedCounts): RateLimit {
  const limiter = createLimiter({ name: 'codes by address', limit, windowMs, shared });
  return {
    async count(address) {
      const wait = await limiter.take(callerName(address));
      if (wait === undefined) return;
      throw new Refusal(429, 'TOO_MANY', 'Too many attempts. Please wait a few minutes and try again.', wait);
    },
  };
}
