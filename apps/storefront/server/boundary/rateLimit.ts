import { callerName, createAttemptLimits, createLimiter, type SharedCounts } from '@luxe/host';
import { BoundaryError } from './boundaryError.ts';

/** The target of an attempt: a contact, or a code already sent. */
export interface Attempt {
  /** A phone number, an e-mail address or a user name, normalised. */
  readonly contact?: string | undefined;
  /**
   * Id of a code already sent. Has no limit across networks, because the provider allows only a few tries.
   */
  readonly refId?: string | undefined;
  readonly hasCaptcha?: boolean;
}

/** Counts attempts by network and contact, so that codes can be neither guessed nor sent in bulk. */
export interface RateLimit {
  /** Counts one more attempt; rejects with a 429 BoundaryError above a limit. */
  count(address: string, attempt?: Attempt): Promise<void>;
}

const windowMs = 10 * 60_000;

/**
 * Maximum of attempts for one contact from one network, or for one code. Shoppers need fewer than ten codes
 * with three tries each.
 */
const pairLimit = 30;
const contactCeiling = 300;

/**
 * Allows `limit` attempts in ten minutes per network, across all processes that share counts, and fewer per
 * contact. An attempt with a captcha is not counted here: the service that checks the captcha counts it.
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
      throw new BoundaryError(
        429,
        'TOO_MANY',
        'Too many attempts. Please wait a few minutes and try again.',
        wait,
      );
    },
  };
}
