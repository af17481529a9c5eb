import { callerName, createLimiter, type SharedCounts } from '@luxe/host';
import { Refusal } from './refusal.ts';

/** Counts what an address does, so that codes cannot be guessed or sent in masses. */
export interface RateLimit {
  /** Counts one more, for the address and for the phone or e-mail address it is about; rejects with a 429 Refusal above a limit. */
  count(address: string, contact: string | undefined): Promise<void>;
}

const windowMs = 10 * 60_000;

/** For one phone or e-mail address: ten codes with five tries each are more than anybody needs. */
const contactLimit = 60;

/** At most `limit` in ten minutes per address, in all processes together where they share counts. */
export function createRateLimit(limit: number, shared?: SharedCounts): RateLimit {
  const limiter = createLimiter({ name: 'codes by address', limit, windowMs, shared });
  const perContact = createLimiter({ name: 'codes by contact', limit: contactLimit, windowMs, shared });
  return {
    async count(address, contact) {
      const wait =
        (await limiter.take(callerName(address))) ??
        (contact === undefined ? undefined : await perContact.take(contact));
      if (wait === undefined) return;
      throw new Refusal(429, 'TOO_MANY', 'Too many attempts. Please wait a few minutes and try again.', wait);
    },
  };
}
