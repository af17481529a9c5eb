import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { isSame } from '../../http/client-check.ts';
import { Refusal } from '../../refusal.ts';
import { hashOf, newToken, sealOf } from '../../secrecy.ts';
import type { DevelopmentIdentity } from './provider.ts';
import * as stored from './repository.ts';
import type { IdentityOptions } from './service.ts';

const accessLifeMs = 60 * 60_000;
const refreshLifeMs = 365 * 24 * 60 * 60_000;
/** A refresh token used again within this time answers the same successor: an answer may have been lost, or two tabs have asked. */
const graceMs = 30_000;

type Sessions = Pick<
  DevelopmentIdentity,
  'accessToken' | 'refreshToken' | 'updateProfile' | 'endSession' | 'bearer' | 'profile'
>;

/** Single-sign-on sessions: made from an authorisation code, renewed by rotation, ended as a family. */
export function createSessions({ db, clock, hmacKey }: IdentityOptions): Sessions {
  const ended = () => new Refusal(401, 'SSO-1102', 'This session has ended. Please log in again.');

  async function keep(
    tx: Database,
    tokens: { access: string; refresh: string },
    customerHash: string,
    family: string,
  ) {
    const now = clock.now().getTime();
    await stored.addSession(tx, {
      accessHash: hashOf(tokens.access),
      refreshHash: hashOf(tokens.refresh),
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
    const session = await stored.findSession(db, hashOf(accessToken));
    if (!session || session.hasEnded || session.accessExpiresAt <= clock.now())
      throw new Refusal(401, 'SSO-1101', 'This login is not valid any more. Please log in again.');
    return session.customerHash;
  }

  return {
    async accessToken({ authCode, codeVerifier }) {
      const grant = await stored.takeGrant(db, hashOf(authCode));
      const isValid =
        grant && grant.expiresAt > clock.now() && isSame(hashOf(codeVerifier), grant.codeChallenge);
      if (!isValid)
        throw new Refusal(401, 'SSO-1101', 'This login is not valid any more. Please log in again.');
      return keep(db, { access: newToken(), refresh: newToken() }, grant.customerHash, randomUUID());
    },

    async refreshToken({ refreshToken }) {
      const answer = await db.transaction(async (tx) => {
        const now = clock.now();
        const session = await stored.lockSessionByRefresh(tx, hashOf(refreshToken));
        if (!session || session.hasEnded || session.refreshExpiresAt <= now) return undefined;
        if (session.refreshedAt && now.getTime() - session.refreshedAt.getTime() > graceMs) {
          await stored.endFamily(tx, session.family);
          return undefined;
        }
        if (!session.refreshedAt) await stored.markRefreshed(tx, session.refreshHash, now);
        const successor = (what: string) => sealOf(hmacKey, `identity ${what} ${refreshToken}`);
        return keep(
          tx,
          { access: successor('access'), refresh: successor('refresh') },
          session.customerHash,
          session.family,
        );
      });
      if (!answer) throw ended();
      return answer;
    },

    async updateProfile(customerHash, { nameDetails }) {
      await stored.renameAccount(db, customerHash, nameDetails);
      return { status: 'SUCCESS' };
    },

    async endSession(accessToken) {
      const session = await stored.findSession(db, hashOf(accessToken));
      if (session) await db.transaction((tx) => stored.endFamily(tx, session.family));
      return { status: 'SUCCESS' };
    },

    bearer,

    async profile(accessToken) {
      const account = await stored.findAccount(db, await bearer(accessToken));
      if (!account)
        throw new Refusal(401, 'SSO-1101', 'This login is not valid any more. Please log in again.');
      const { customerHash, phone, firstName, lastName, email } = account;
      return {
        customerHash,
        phoneNumber: phone,
        phoneVerified: true,
        emailVerified: false,
        primaryEmailId: email,
        nameDetails: { firstName, lastName },
      };
    },
  };
}
