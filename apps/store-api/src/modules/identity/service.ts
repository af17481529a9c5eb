import { randomBytes } from 'node:crypto';
import { domainError } from '../../errors/domainError.ts';
import { hashToken, newToken } from '../../secrets/tokens.ts';
import type { Clock } from '@luxe/host';
import type { Database } from '../../db/database.ts';
import type { CodeCourier } from '../one-time-codes/codeCourier.ts';
import type { Captcha } from '../captcha/captcha.ts';
import type { Codes } from '../one-time-codes/codes.ts';
import { createContacts } from './contacts.ts';
import { demoAccount } from './demoAccounts.ts';
import type { DevelopmentIdentity } from './provider.ts';
import * as stored from './repository.ts';
import { createSessions } from './sessions.ts';

const grantLifeMs = 60_000;

export interface IdentityOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly hmacKey: string;
  readonly courier: CodeCourier;
  readonly codes: Codes;
  readonly captcha: Captcha;
  /** Origins to which a shopper may be redirected with an authorisation code for another client. */
  readonly redirectOrigins: readonly string[];
}

/**
 * The development identity provider: one-time codes by phone and e-mail, authorisation codes with PKCE,
 * single-sign-on sessions. It does the same work and gives the same response whether or not an account
 * exists. The first right code creates the account.
 */
export function createDevelopmentIdentity(options: IdentityOptions): DevelopmentIdentity {
  const { db, clock, codes, captcha } = options;
  const sessions = createSessions(options);

  async function authorise(known: { phone: string } | { email: string }, codeChallenge: string) {
    const now = clock.now();
    const phone = 'phone' in known ? known.phone : undefined;
    const demo = demoAccount(phone);
    const { account, isNew } = await stored.accountOf(db, {
      customerHash: randomBytes(16).toString('hex'),
      createdAt: now,
      phoneVerified: phone !== undefined,
      emailVerified: phone === undefined,
      userType: 'new',
      ...known,
      ...demo,
    });
    if (account.deletionRequestedAt) throw domainError('accountDeletionPending');
    // At the second login, the type of a new customer changes to `existing`. A migrated customer keeps the
    // type `migrated`.
    if (!isNew && account.userType === 'new')
      await stored.changeAccount(db, account.customerHash, { userType: 'existing' });
    const authCode = newToken();
    await stored.addGrant(db, {
      codeHash: hashToken(authCode),
      customerHash: account.customerHash,
      codeChallenge,
      expiresAt: new Date(now.getTime() + grantLifeMs),
    });
    const isNewOrMigrated = isNew || account.userType === 'migrated';
    return { authCode, userType: isNewOrMigrated ? account.userType : 'existing' } as const;
  }

  return {
    ...sessions,
    ...createContacts(options, sessions.bearer),
    captcha: () => captcha.challenge(),

    async checkPhone({ phone, captchaToken }, address) {
      const isSolved = await captcha.isSolved(captchaToken);
      return codes.send({ subject: phone, purpose: 'login' }, { address, isSolved });
    },

    async checkEmail({ email, captchaToken }, address) {
      const isSolved = await captcha.isSolved(captchaToken);
      return codes.send({ subject: email.toLowerCase(), purpose: 'login' }, { address, isSolved });
    },

    async resendOtp({ phone, email, refId }, address) {
      const contact = phone ?? email?.toLowerCase();
      if (contact === undefined) throw domainError('codeNotRequested');
      return codes.resend(contact, refId, address);
    },

    async verifyPhoneOtp({ phone, refId, otp, codeChallenge }, address) {
      await codes.check({ subject: phone, purpose: 'login' }, refId, otp, address);
      return authorise({ phone }, codeChallenge);
    },

    async verifyEmailOtp({ refId, otp, codeChallenge, ...body }, address) {
      const email = body.email.toLowerCase();
      await codes.check({ subject: email, purpose: 'login' }, refId, otp, address);
      return authorise({ email }, codeChallenge);
    },

    async redirectClientAuthCode(accessToken, { redirectUrl, codeChallenge }) {
      const customerHash = await sessions.bearer(accessToken);
      if (!options.redirectOrigins.includes(new URL(redirectUrl).origin))
        throw domainError('redirectNotAllowed');
      const authCode = newToken();
      await stored.addGrant(db, {
        codeHash: hashToken(authCode),
        customerHash,
        codeChallenge,
        expiresAt: new Date(clock.now().getTime() + grantLifeMs),
      });
      return { authCode, redirectUrl };
    },

    async updateProfile(accessToken, { nameDetails, ...rest }) {
      const customerHash = await sessions.bearer(accessToken);
      const change = { ...nameDetails, ...rest };
      if (Object.keys(change).length > 0) await stored.changeAccount(db, customerHash, change);
      return { status: 'SUCCESS' };
    },

    async nonloyalToLoyal(accessToken) {
      const customerHash = await sessions.bearer(accessToken);
      const account = await stored.findAccount(db, customerHash);
      const tier = account?.loyaltyTier ?? 'Base';
      await stored.changeAccount(db, customerHash, { loyaltyTier: tier });
      return { status: 'SUCCESS', neuPassInfo: { tier, status: 'ACTIVE' } };
    },

    async flagDeleted(customerHash) {
      await db.transaction(async (tx) => {
        await stored.changeAccount(tx, customerHash, { deletionRequestedAt: clock.now() });
        await stored.endAllSessions(tx, customerHash);
      });
    },
  };
}
