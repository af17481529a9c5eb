import type { Database } from '../../db/database.ts';
import { violatesUnique } from '../../db/violation.ts';
import { Refusal } from '../../refusal.ts';
import { hashOf, newToken } from '../../secrecy.ts';
import type { Codes } from './codes.ts';
import type { DevelopmentIdentity } from './provider.ts';
import * as stored from './repository.ts';
import type { IdentityOptions } from './service.ts';

const linkLifeMs = 24 * 60 * 60_000;

type Contacts = Pick<
  DevelopmentIdentity,
  'changePhone' | 'verifyChangePhoneOtp' | 'changeEmail' | 'verifyChangeEmailOtp' | 'verifyEmail'
>;

/** A phone or an e-mail address that takes the place of the one known: by a code to the new one; an address by a link in the same mail, too. */
export function createContacts(
  { db, clock, courier }: IdentityOptions,
  codes: Codes,
  bearer: DevelopmentIdentity['bearer'],
): Contacts {
  /** That a contact is somebody else's is told to who has just proven that it is hers, to nobody else. */
  const taken = (what: string) =>
    new Refusal(
      409,
      'SSO-1008',
      `There is another account with this ${what}. Log in with it, or give another one.`,
    );

  /** Who comes second hears the same, by an hour (isTaken) or by a moment: then it is the index that tells. */
  async function takeOver<T>(what: string, work: (tx: Database) => Promise<T>): Promise<T> {
    try {
      return await db.transaction(work);
    } catch (error) {
      throw violatesUnique(error) ? taken(what) : error;
    }
  }

  return {
    async changePhone(accessToken, { phone }, address) {
      const customerHash = await bearer(accessToken);
      return codes.send({ contact: phone, purpose: 'change', customerHash }, address, true);
    },

    async verifyChangePhoneOtp(accessToken, { phone, refId, otp }, address) {
      const customerHash = await bearer(accessToken);
      await codes.check({ contact: phone, purpose: 'change', customerHash }, refId, otp, address);
      return takeOver('number', async (tx) => {
        if (await stored.isTaken(tx, customerHash, { phone })) throw taken('number');
        const before = await stored.findAccount(tx, customerHash);
        await stored.changeAccount(tx, customerHash, { phone, phoneVerified: true });
        // A login by the old number may be by its new owner.
        const own = await stored.findSession(tx, hashOf(accessToken));
        if (before?.phone !== phone) await stored.endOtherSessions(tx, customerHash, own?.family ?? '');
        return { status: 'SUCCESS' } as const;
      });
    },

    async changeEmail(accessToken, body, address) {
      const email = body.email.toLowerCase();
      const customerHash = await bearer(accessToken);
      const sent = await codes.send({ contact: email, purpose: 'change', customerHash }, address, true);
      const token = newToken();
      await stored.addEmailLink(db, {
        tokenHash: hashOf(token),
        customerHash,
        email,
        expiresAt: new Date(clock.now().getTime() + linkLifeMs),
      });
      courier.deliverLink(email, token);
      return sent;
    },

    async verifyChangeEmailOtp(accessToken, { refId, otp, ...body }, address) {
      const email = body.email.toLowerCase();
      const customerHash = await bearer(accessToken);
      await codes.check({ contact: email, purpose: 'change', customerHash }, refId, otp, address);
      return takeOver('address', async (tx) => {
        if (await stored.isTaken(tx, customerHash, { email })) throw taken('address');
        await stored.changeAccount(tx, customerHash, { email, emailVerified: true });
        return { status: 'SUCCESS' } as const;
      });
    },

    verifyEmail: (token) =>
      takeOver('address', async (tx) => {
        const link = await stored.lockEmailLink(tx, hashOf(token));
        if (!link)
          throw new Refusal(404, 'SSO-1006', 'This link is not one of ours. Please ask for a new one.');
        if (link.usedAt)
          throw new Refusal(409, 'SSO-1009', 'This link was used already: the address is confirmed.');
        if (link.expiresAt <= clock.now())
          throw new Refusal(410, 'SSO-1007', 'This link has expired. Please ask for a new one.');
        if (await stored.isTaken(tx, link.customerHash, link)) throw taken('address');
        await stored.markLinkUsed(tx, link.tokenHash, clock.now());
        await stored.changeAccount(tx, link.customerHash, { email: link.email, emailVerified: true });
        return { status: 'SUCCESS', maskedEmail: mask(link.email) } as const;
      }),
  };
}

const mask = (email: string) => `${email.slice(0, 1)}•••••${email.slice(email.indexOf('@'))}`;
