import { DomainError, callerName, createAttemptLimits, createLimiter, type SharedCounts } from '@luxe/host';
import { errorOf } from '@luxe/contract/errors';

/**
 * An attempt to request or guess a code or a password. Its target is a contact, or a code that was already
 * sent.
 */
export interface Attempt {
  /** A phone number, an e-mail address or a user name, normalised. */
  readonly contact?: string | undefined;
  /**
   * Id of a code that was already sent. Attempts are limited for each network, but not across networks,
   * because the provider allows only a few tries of a code.
   */
  readonly refId?: string | undefined;
  readonly hasCaptcha?: boolean;
}

/** Counts attempts by network and contact, so that codes can be neither guessed nor sent in bulk. */
export interface RateLimit {
  /** Counts one more attempt; rejects with a 429 DomainError above a limit. */
  count(address: string, attempt?: Attempt): Promise<void>;
}

const windowMs = 10 * 60_000;

/**
 * Maximum number of attempts in ten minutes, for one contact or one code from one network. A shopper needs
 * fewer than ten codes, with three tries for each code.
 */
const pairLimit = 30;
const contactCeiling = 300;

/**
 * Allows `limit` attempts per network in ten minutes, and fewer per contact. Attempts at all processes that
 * share counts are added up. An attempt with a captcha is not counted here, because the service that checks
 * the captcha counts it.
 */
export function createRateLimit(limit: number, shared?: SharedCounts): RateLimit {
  const pair = Math.min(pairLimit, limit);
  const attemptLimits = createAttemptLimits({
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
            ? await attemptLimits.take({ contact, address, isSolved: hasCaptcha })
            : await perNetwork.take(network);
      if (wait === undefined) return;
      throw new DomainError(errorOf('tooManyAttempts'), { retryAfter: wait });
    },
  };
}
