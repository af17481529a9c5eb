import { callerName, createLimiter, type SharedCounts } from '@luxe/host';
import { randomBytes, randomUUID } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { isSame } from '../../http/client-check.ts';
import { Refusal } from '../../refusal.ts';
import { hashOf, newCode, newToken, sealOf } from '../../secrecy.ts';
import type { CodeCourier, DevelopmentIdentity } from './provider.ts';
import * as stored from './repository.ts';
import { createSessions } from './sessions.ts';

const codeLifeMs = 5 * 60_000;
const resendAfterMs = 30_000;
const tries = 5;
const grantLifeMs = 60_000;
const tenMinutes = 10 * 60_000;

export interface IdentityOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly hmacKey: string;
  readonly courier: CodeCourier;
  /** Codes sent or checked per shopper's address in ten minutes. */
  readonly addressLimit: number;
  /** Counts that all processes share; without them each counts for itself. */
  readonly shared?: SharedCounts | undefined;
}

/**
 * The development identity provider: one-time codes by phone, authorisation codes with PKCE, single-sign-on sessions. It answers the same
 * whether a phone has an account or not, and makes one when the first code of a phone is right.
 */
export function createDevelopmentIdentity(options: IdentityOptions): DevelopmentIdentity {
  const { db, clock, hmacKey, courier } = options;
  const sessions = createSessions(options);
  const common = { windowMs: tenMinutes, shared: options.shared, elapsed: () => clock.elapsed() };
  const perPhone = createLimiter({ ...common, name: 'store codes by phone', limit: 10 });
  const perAddress = createLimiter({
    ...common,
    name: 'store codes by address',
    limit: options.addressLimit,
  });

  async function limit(phone: string, address: string) {
    // The address first: one that is over its limit must not use up somebody else's phone.
    const wait = (await perAddress.take(callerName(address))) ?? (await perPhone.take(phone));
    if (wait !== undefined)
      throw new Refusal(
        429,
        'SSO-1029',
        'Too many codes were asked for. Please try again in a few minutes.',
        wait,
      );
  }

  async function send(phone: string) {
    const now = clock.now();
    const code = newCode();
    const refId = randomUUID();
    await db.transaction((tx) =>
      stored.replaceCode(
        tx,
        {
          refId,
          phone,
          codeHash: sealOf(hmacKey, `code ${refId} ${phone} ${code}`),
          triesLeft: tries,
          sentAt: now,
          expiresAt: new Date(now.getTime() + codeLifeMs),
        },
        now,
      ),
    );
    courier.deliver(phone, code);
    return {
      status: 'SUCCESS',
      refId,
      expiresIn: codeLifeMs / 1000,
      resendAfter: resendAfterMs / 1000,
    } as const;
  }

  /** Whether the code is right; uses a try up. Runs in one transaction, which commits also when it was wrong. */
  const check = (phone: string, refId: string, otp: string) =>
    db.transaction(async (tx) => {
      const code = await stored.findCode(tx, refId, phone);
      if (!code || code.expiresAt <= clock.now()) return 'expired';
      if (code.triesLeft <= 0) return 'used up';
      const left = await stored.useTry(tx, refId);
      if (!isSame(sealOf(hmacKey, `code ${refId} ${phone} ${otp}`), code.codeHash)) return left;
      await stored.dropCode(tx, refId);
      return 'right';
    });

  return {
    ...sessions,

    async checkPhone({ phone }, address) {
      await limit(phone, address);
      return send(phone);
    },

    async resendOtp({ phone, refId }, address) {
      const last = await stored.lastCode(db, phone);
      if (last?.refId !== refId) throw new Refusal(400, 'SSO-1002', 'Please ask for a new code.');
      const wait = last.sentAt.getTime() + resendAfterMs - clock.now().getTime();
      if (wait > 0) {
        const seconds = Math.ceil(wait / 1000);
        throw new Refusal(429, 'SSO-1029', `You can ask for a new code in ${seconds} s.`, seconds);
      }
      await limit(phone, address);
      return send(phone);
    },

    async verifyPhoneOtp({ phone, refId, otp, codeChallenge }, address) {
      const wait = await perAddress.take(callerName(address));
      if (wait !== undefined)
        throw new Refusal(429, 'SSO-1005', 'Too many tries. Please try again in a few minutes.', wait);
      const result = await check(phone, refId, otp);
      if (result === 'expired')
        throw new Refusal(400, 'SSO-1004', 'This code has expired. Please ask for a new one.');
      if (result === 'used up' || result === 0)
        throw new Refusal(429, 'SSO-1005', 'That was one try too many. Please ask for a new code.');
      if (result !== 'right')
        throw new Refusal(
          400,
          'SSO-1003',
          `That code is not right. You have ${result} ${result === 1 ? 'try' : 'tries'} left.`,
        );

      const now = clock.now();
      const { account, isNew } = await stored.accountOf(db, phone, randomBytes(16).toString('hex'), now);
      const authCode = newToken();
      await stored.addGrant(db, {
        codeHash: hashOf(authCode),
        customerHash: account.customerHash,
        codeChallenge,
        expiresAt: new Date(now.getTime() + grantLifeMs),
      });
      return { authCode, userType: isNew ? 'new' : 'existing' };
    },
  };
}
