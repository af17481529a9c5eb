import { callerName, createAttemptLimits, createLimiter, type SharedCounts } from '@luxe/host';
import { Refusal } from './refusal.ts';

/** What is tried: at whose contact, or with which code. */
export interface Try {
  /** A phone, an e-mail address or a user name, in one spelling. */
  readonly contact?: string | undefined;
  /** Names a code that was sent. The provider gives each code a few tries, so no ceiling is needed here. */
  readonly refId?: string | undefined;
  readonly hasCaptcha?: boolean;
}

/** Counts what an address does, so that codes cannot be guessed or sent in masses. */
export interface RateLimit {
  /** Counts one more; rejects with a 429 Refusal above a limit. */
  count(address: string, what?: Try): Promise<void>;
}

const windowMs = 10 * 60_000;

/** For one contact from one network, or for one code: ten codes and three tries of each are more than anybody needs. */
const pairLimit = 30;
const contactCeiling = 300;

/**
 * At most `limit` in ten minutes per network, in all processes together where they share counts; fewer for one contact.
 * A try with a captcha is not counted here: who checks the captcha counts it.
 */
export function createRateLimit(limit: number, shared?: SharedCounts): RateLimit {
  const pair = Math.min(pairLimit, limit);
  const tries = createAttemptLimits({
    name: 'codes',
    windowMs,
    shared,
    unsolved: { pair, contact: contactCeiling, network: limit },
  });
  const perNetwork = createLimiter({ name: 'links by network', limit, windowMs, shared });
  const perCode = createLimiter({ name: 'tries of a code by network', limit: pair, windowMs, shared });
  return {
    async count(address, { contact, refId, hasCaptcha = false } = {}) {
      const network = callerName(address);
      const wait =
        refId !== undefined
          ? await perCode.take(`${refId} ${network}`)
          : contact !== undefined
            ? await tries.take({ contact, address, isSolved: hasCaptcha })
            : await perNetwork.take(network);
      if (wait === undefined) return;
      throw new Refusal(429, 'TOO_MANY', 'Too many attempts. Please wait a few minutes and try again.', wait);
    },
  };
}
