import {
  callerName,
  createAttemptLimits,
  createLimiter,
  equalsSecret,
  type Clock,
  type SharedCounts,
} from '@luxe/host';
import { randomUUID } from 'node:crypto';
import type { CallResponseInput } from '@luxe/contract/calls';
import type { Database } from '../../db/database.ts';
import { domainError, retryableError } from '../../errors/domainError.ts';
import { hmac, newCode } from '../../secrets/tokens.ts';
import type { CodeCourier } from './codeCourier.ts';
import * as stored from './repository.ts';

const lifeMs = 5 * 60_000;
const resendAfterMs = 30_000;
/** How long an expired code stays stored, so that the shopper can still request a replacement. */
const expiredCodeRetentionMs = 60 * 60_000;
const tries = 5;
const windowMs = 10 * 60_000;
/**
 * Maximum number of codes for one subject (a phone number, an e-mail address or an order) in ten minutes.
 * `pair` limits requests from one network; `contact` limits requests from all networks together. `unsolved`
 * applies to requests without a solved captcha. When a subject has reached `solved.contact`, each network
 * still gets `pairAbove` codes for it, so that strangers cannot lock out the owner. The limits also bound the
 * number of guesses (five per code) and the cost of messages.
 */
const limitOf = { solved: { pair: 10, contact: 200, pairAbove: 2 }, unsolved: { pair: 5, contact: 20 } };
/** Codes for a change of phone or e-mail address that one customer may request in ten minutes. */
const perCustomer = 10;

export interface CodeOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly hmacKey: string;
  readonly courier: CodeCourier;
  /**
   * Maximum per network in ten minutes. Applies separately to codes sent without a captcha, and to guesses
   * for which no valid code exists.
   */
  readonly addressLimit: number;
  /** Counters of the limits, shared by all processes. When undefined, each process counts for itself. */
  readonly shared?: SharedCounts | undefined;
}

/**
 * Subject and purpose of a code. The subject is what the code proves: a phone number, an e-mail address, or
 * the order of a guest. `customerHash` identifies the customer who changes their phone or e-mail address. Any
 * other code has none.
 */
interface CodeFor {
  readonly subject: string;
  readonly purpose: 'login' | 'change' | 'track';
  readonly customerHash?: string;
}

/** Starts to send a code. Never throws. */
export type SendCode = (code: string) => void;

/**
 * Sends, replaces and checks one-time codes of six digits. A code is valid for five minutes and five tries.
 */
export interface Codes {
  /** Without `send`, the code goes to the subject. */
  send(
    target: CodeFor,
    request: { readonly address: string; readonly isSolved: boolean },
    send?: SendCode,
  ): Promise<CallResponseInput<'checkPhone'>>;
  /**
   * Sends a new code, which replaces the code `refId`. Throws 400 if that code is unknown, and 429 if it was
   * sent less than 30 s ago. A code with its own `send` replaces none: it may send nothing, and then the
   * former code is the only one that the shopper has.
   */
  resend(
    subject: string,
    refId: string,
    address: string,
    send?: SendCode,
  ): Promise<CallResponseInput<'resendOtp'>>;
  /**
   * Resolves if the code is right. A code works only once. Throws an error with the reason if the code is
   * wrong or no longer valid.
   */
  check(target: CodeFor, refId: string, otp: string, address: string): Promise<void>;
}

export function createCodes(options: CodeOptions): Codes {
  const { db, clock, hmacKey, courier, addressLimit } = options;
  const common = { windowMs, shared: options.shared, elapsed: () => clock.elapsed() };
  const limiter = (name: string, limit: number) => createLimiter({ ...common, name, limit });
  const sends = createAttemptLimits({
    ...common,
    name: 'store codes',
    solved: limitOf.solved,
    unsolved: { ...limitOf.unsolved, network: addressLimit },
  });
  const changes = limiter('store codes by customer', perCustomer);
  const guesses = limiter('store guesses by network', addressLimit);

  async function count({ subject, customerHash }: CodeFor, address: string, isSolved: boolean) {
    const wait =
      (customerHash === undefined ? undefined : await changes.take(customerHash)) ??
      (await sends.take({ contact: subject, address, isSolved }));
    if (wait !== undefined) throw retryableError('tooManyCodes', wait);
  }

  const hashCode = (refId: string, { subject, purpose }: CodeFor, code: string) =>
    hmac(hmacKey, `code ${purpose} ${refId} ${subject} ${code}`);
  const sendToSubject = (subject: string) => (code: string) => courier.deliver(subject, code);

  /** `former` is the reference of the code to replace. */
  async function store(
    target: CodeFor,
    send: SendCode,
    former?: string,
  ): Promise<CallResponseInput<'checkPhone'>> {
    const now = clock.now();
    const code = newCode();
    const refId = randomUUID();
    await db.transaction((tx) =>
      stored.addCode(
        tx,
        {
          ...target,
          refId,
          codeHash: hashCode(refId, target, code),
          triesLeft: tries,
          sentAt: now,
          expiresAt: new Date(now.getTime() + lifeMs),
        },
        { endedBefore: new Date(now.getTime() - expiredCodeRetentionMs), former },
      ),
    );
    send(code);
    return { status: 'SUCCESS', refId, expiresIn: lifeMs / 1000, resendAfter: resendAfterMs / 1000 };
  }

  /**
   * Compares a code and uses up one try. The transaction also commits after a wrong code, so that the try
   * counts.
   */
  const compare = (target: CodeFor, refId: string, otp: string) =>
    db.transaction(async (tx) => {
      const code = await stored.findCode(tx, refId, target.subject);
      const isForTarget =
        code?.purpose === target.purpose && (code.customerHash ?? undefined) === target.customerHash;
      if (!code || !isForTarget || code.expiresAt <= clock.now()) return 'expired';
      if (code.triesLeft <= 0) return 'used up';
      const left = await stored.useTry(tx, refId);
      if (!equalsSecret(hashCode(refId, target, otp), code.codeHash)) return left;
      await stored.dropCode(tx, refId);
      return 'right';
    });

  return {
    async send(target, { address, isSolved }, send = sendToSubject(target.subject)) {
      await count(target, address, isSolved);
      return store(target, send);
    },

    async resend(subject, refId, address, send) {
      const last = await db.transaction((tx) => stored.findCode(tx, refId, subject));
      if (!last) throw domainError('codeNotRequested');
      const wait = last.sentAt.getTime() + resendAfterMs - clock.now().getTime();
      if (wait > 0) {
        const seconds = Math.ceil(wait / 1000);
        throw retryableError('codeRequestedTooSoon', seconds, seconds);
      }
      const { purpose, customerHash } = last;
      const target = { subject, purpose, ...(customerHash === null ? {} : { customerHash }) };
      await count(target, address, true);
      return send ? store(target, send) : store(target, sendToSubject(subject), refId);
    },

    async check(target, refId, otp, address) {
      const result = await compare(target, refId, otp);
      if (result === 'right') return;
      // A valid code has its own limit of five tries. When no valid code exists, the try counts as a guess
      // against the limit of the network.
      const wait = result === 'expired' ? await guesses.take(callerName(address)) : undefined;
      if (wait !== undefined) throw retryableError('tooManyCodeTries', wait);
      if (result === 'expired') throw domainError('codeExpired');
      if (result === 'used up' || result === 0) throw domainError('codeTriesUsedUp');
      throw domainError('codeWrong', result);
    },
  };
}
