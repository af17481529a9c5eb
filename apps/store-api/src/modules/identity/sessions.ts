import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { equalsSecret } from '@luxe/host';
import { domainError } from '../../errors/domainError.ts';
import { hashToken, newToken, hmac } from '../../secrets/tokens.ts';
import type { DevelopmentIdentity } from './provider.ts';
import * as stored from './repository.ts';
import type { IdentityOptions } from './service.ts';

const accessLifeMs = 60 * 60_000;
const refreshLifeMs = 365 * 24 * 60 * 60_000;
/**
 * Time in which a refresh token may be used again and still returns the same successor. The reason for a
 * second use is usually a lost response, or two tabs that refresh at once.
 */
const graceMs = 30_000;

type Sessions = Pick<
  DevelopmentIdentity,
  'accessToken' | 'refreshToken' | 'endSession' | 'bearer' | 'profile'
>;

/**
 * Single-sign-on sessions. They are created from an authorisation code and renewed by rotation. All sessions
 * of one login (a family) end together.
 */
export function createSessions({ db, clock, hmacKey }: IdentityOptions): Sessions {
  async function saveSession(
    tx: Database,
    tokens: { access: string; refresh: string },
    customerHash: string,
    family: string,
  ) {
    const now = clock.now().getTime();
    await stored.addSession(tx, {
      accessHash: hashToken(tokens.access),
      refreshHash: hashToken(tokens.refresh),
      family,
      customerHash,
      accessExpiresAt: new Date(now + accessLifeMs),
      refreshExpiresAt: new Date(now + refreshLifeMs),
    });
    return {
      accessToken: tokens.access,
      refreshToken: tokens.refresh,
      expiresIn: accessLifeMs / 1000,
      idToken: { customerHash },
    };
  }

  async function bearer(accessToken: string): Promise<string> {
    const session = await stored.findSession(db, hashToken(accessToken));
    if (!session || session.hasEnded || session.accessExpiresAt <= clock.now())
      throw domainError('loginInvalid');
    return session.customerHash;
  }

  return {
    async accessToken({ authCode, codeVerifier }) {
      const grant = await stored.consumeGrant(db, hashToken(authCode));
      const isValid =
        grant && grant.expiresAt > clock.now() && equalsSecret(hashToken(codeVerifier), grant.codeChallenge);
      if (!isValid) throw domainError('loginInvalid');
      return saveSession(db, { access: newToken(), refresh: newToken() }, grant.customerHash, randomUUID());
    },

    async refreshToken({ refreshToken }) {
      const renewed = await db.transaction(async (tx) => {
        const now = clock.now();
        const session = await stored.lockSessionByRefresh(tx, hashToken(refreshToken));
        if (!session || session.hasEnded || session.refreshExpiresAt <= now) return undefined;
        if (session.refreshedAt && now.getTime() - session.refreshedAt.getTime() > graceMs) {
          await stored.endFamily(tx, session.family);
          return undefined;
        }
        if (!session.refreshedAt) await stored.markRefreshed(tx, session.refreshHash, now);
        const successor = (kind: string) => hmac(hmacKey, `identity ${kind} ${refreshToken}`);
        return saveSession(
          tx,
          { access: successor('access'), refresh: successor('refresh') },
          session.customerHash,
          session.family,
        );
      });
      if (!renewed) throw domainError('sessionEnded');
      return renewed;
    },

    async endSession(accessToken) {
      const session = await stored.findSession(db, hashToken(accessToken));
      if (session) await db.transaction((tx) => stored.endFamily(tx, session.family));
      return { status: 'SUCCESS' };
    },

    bearer,

    async profile(accessToken) {
      const account = await stored.findAccount(db, await bearer(accessToken));
      if (!account) throw domainError('loginInvalid');
      const { customerHash, firstName, lastName, loyaltyTier } = account;
      const { phoneVerified, emailVerified, gender, dateOfBirth, maritalStatus, userType } = account;
      return {
        customerHash,
        phoneNumber: account.phone ?? '',
        phoneVerified: account.phone !== null && phoneVerified,
        emailVerified: account.email !== null && emailVerified,
        primaryEmailId: account.email,
        nameDetails: { firstName, lastName },
        gender,
        dateOfBirth,
        maritalStatus,
        userType,
        loyalCustomer: loyaltyTier ? 'Y' : 'N',
        neuPassInfo: loyaltyTier ? { tier: loyaltyTier, status: 'ACTIVE' } : null,
      };
    },
  };
}
