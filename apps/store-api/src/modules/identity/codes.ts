import { callerName, createAttemptLimits, createLimiter, type SharedCounts } from '@luxe/host';
import { randomUUID } from 'node:crypto';
import type { CallAnswer } from '@luxe/contract/calls';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { isSame } from '../../http/client-check.ts';
import { Refusal } from '../../refusal.ts';
import { newCode, sealOf } from '../../secrecy.ts';
import type { CodeCourier } from './provider.ts';
import * as stored from './repository.ts';

const lifeMs = 5 * 60_000;
const resendAfterMs = 30_000;
/** How long after its end a code is still known, so that another can be asked for in its place. */
const forgottenAfterMs = 60 * 60_000;
const tries = 5;
const windowMs = 10 * 60_000;
/**
 * Codes to one phone or e-mail address in ten minutes: from one network, and from all. A page whose captcha failed gets
 * fewer. Above the ceiling with a captcha each network still gets two, so that no stranger locks the owner out; it
 * bounds guesses (five a code) and the cost of messages.
 */
const limitOf = { solved: { pair: 10, contact: 200, pairAbove: 2 }, unsolved: { pair: 5, contact: 20 } };
/** Codes for a change of phone or e-mail address that one customer may ask for in ten minutes. */
const perCustomer = 10;

export interface CodeOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly hmacKey: string;
  readonly courier: CodeCourier;
  /** A ceiling: codes sent without a captcha, and guesses at codes that were never sent, per network in ten minutes. */
  readonly addressLimit: number;
  /** Counts that all processes share; without them each counts for itself. */
  readonly shared?: SharedCounts | undefined;
}

/** Whom a code is for. `customerHash` is whose contact is to be changed. */
interface CodeFor {
  readonly contact: string;
  readonly purpose: 'login' | 'change';
  readonly customerHash?: string;
}

/** One-time codes of six digits: sent, sent again, checked. They live five minutes and take five tries. */
export interface Codes {
  send(what: CodeFor, address: string, isSolved: boolean): Promise<CallAnswer<'checkPhone'>>;
  /** Another code in place of one that was sent; rejects before 30 s have gone. */
  resend(contact: string, refId: string, address: string): Promise<CallAnswer<'resendOtp'>>;
  /** Resolves for the right code, which then works no more; rejects with why not. */
  check(what: CodeFor, refId: string, otp: string, address: string): Promise<void>;
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

  async function count({ contact, customerHash }: CodeFor, address: string, isSolved: boolean) {
    const wait =
      (customerHash === undefined ? undefined : await changes.take(customerHash)) ??
      (await sends.take({ contact, address, isSolved }));
    if (wait !== undefined)
      throw new Refusal(
        429,
        'SSO-1029',
        'Too many codes were asked for. Please try again in a few minutes.',
        wait,
      );
  }

  const seal = (refId: string, { contact, purpose }: CodeFor, code: string) =>
    sealOf(hmacKey, `code ${purpose} ${refId} ${contact} ${code}`);

  /** `former` is the code that this one takes the place of. */
  async function deliver(what: CodeFor, former?: string): Promise<CallAnswer<'checkPhone'>> {
    const now = clock.now();
    const code = newCode();
    const refId = randomUUID();
    await db.transaction((tx) =>
      stored.addCode(
        tx,
        {
          ...what,
          refId,
          codeHash: seal(refId, what, code),
          triesLeft: tries,
          sentAt: now,
          expiresAt: new Date(now.getTime() + lifeMs),
        },
        { endedBefore: new Date(now.getTime() - forgottenAfterMs), former },
      ),
    );
    courier.deliver(what.contact, code);
    return { status: 'SUCCESS', refId, expiresIn: lifeMs / 1000, resendAfter: resendAfterMs / 1000 };
  }

  /** Whether a code is right; uses a try up. Runs in one transaction, which commits also when it was wrong. */
  const compare = (what: CodeFor, refId: string, otp: string) =>
    db.transaction(async (tx) => {
      const code = await stored.findCode(tx, refId, what.contact);
      const isMeant =
        code?.purpose === what.purpose && (code.customerHash ?? undefined) === what.customerHash;
      if (!code || !isMeant || code.expiresAt <= clock.now()) return 'expired';
      if (code.triesLeft <= 0) return 'used up';
      const left = await stored.useTry(tx, refId);
      if (!isSame(seal(refId, what, otp), code.codeHash)) return left;
      await stored.dropCode(tx, refId);
      return 'right';
    });

  return {
    async send(what, address, isSolved) {
      await count(what, address, isSolved);
      return deliver(what);
    },

    async resend(contact, refId, address) {
      const last = await db.transaction((tx) => stored.findCode(tx, refId, contact));
      if (!last) throw new Refusal(400, 'SSO-1002', 'Please ask for a new code.');
      const wait = last.sentAt.getTime() + resendAfterMs - clock.now().getTime();
      if (wait > 0) {
        const seconds = Math.ceil(wait / 1000);
        throw new Refusal(429, 'SSO-1029', `You can ask for a new code in ${seconds} s.`, seconds);
      }
      const { purpose, customerHash } = last;
      const what = { contact, purpose, ...(customerHash === null ? {} : { customerHash }) };
      await count(what, address, true);
      return deliver(what, refId);
    },

    async check(what, refId, otp, address) {
      const result = await compare(what, refId, otp);
      if (result === 'right') return;
      // A code that was sent has five tries of its own. Without one it is a guess.
      const wait = result === 'expired' ? await guesses.take(callerName(address)) : undefined;
      if (wait !== undefined)
        throw new Refusal(429, 'SSO-1005', 'Too many tries. Please try again in a few minutes.', wait);
      if (result === 'expired')
        throw new Refusal(400, 'SSO-1004', 'This code has expired. Please ask for a new one.');
      if (result === 'used up' || result === 0)
        throw new Refusal(429, 'SSO-1005', 'That was one try too many. Please ask for a new code.');
      throw new Refusal(
        400,
        'SSO-1003',
        `That code is not right. You have ${result} ${result === 1 ? 'try' : 'tries'} left.`,
      );
    },
  };
}
