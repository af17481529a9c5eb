import { violatesUnique, type Database } from '../../db/database.ts';
import { domainError } from '../../errors/domainError.ts';
import { hashToken, newToken } from '../../secrets/tokens.ts';
import type { DevelopmentIdentity } from './provider.ts';
import * as stored from './repository.ts';
import type { IdentityOptions } from './service.ts';

const linkLifeMs = 24 * 60 * 60_000;

type Contacts = Pick<
  DevelopmentIdentity,
  'changePhone' | 'verifyChangePhoneOtp' | 'changeEmail' | 'verifyChangeEmailOtp' | 'verifyEmail'
>;

/**
 * Changes a customer’s phone or e-mail address with a code that was sent to the new one. An e-mail address
 * can also be confirmed by the link that is sent with the code.
 */
export function createContacts(
  { db, clock, courier, codes }: IdentityOptions,
  bearer: DevelopmentIdentity['bearer'],
): Contacts {
  /**
   * Runs a change, and maps a violated unique index to SSO-1008. Another customer may take the contact
   * after the `isTaken` check.
   */
  async function changeUnlessTaken<T>(
    kind: 'number' | 'address',
    work: (tx: Database) => Promise<T>,
  ): Promise<T> {
    try {
      return await db.transaction(work);
    } catch (error) {
      throw violatesUnique(error) ? domainError('contactTaken', kind) : error;
    }
  }

  return {
    async changePhone(accessToken, { phone }, address) {
      const customerHash = await bearer(accessToken);
      return codes.send({ subject: phone, purpose: 'change', customerHash }, { address, isSolved: true });
    },

    async verifyChangePhoneOtp(accessToken, { phone, refId, otp }, address) {
      const customerHash = await bearer(accessToken);
      await codes.check({ subject: phone, purpose: 'change', customerHash }, refId, otp, address);
      return changeUnlessTaken('number', async (tx) => {
        if (await stored.isTaken(tx, customerHash, { phone })) throw domainError('contactTaken', 'number');
        const before = await stored.findAccount(tx, customerHash);
        await stored.changeAccount(tx, customerHash, { phone, phoneVerified: true });
        // Ends all other sessions of the customer. The old number may get a new owner, and one of these
        // sessions may be on the phone of this owner.
        const own = await stored.findSession(tx, hashToken(accessToken));
        if (before?.phone !== phone) await stored.endOtherSessions(tx, customerHash, own?.family ?? '');
        return { status: 'SUCCESS' } as const;
      });
    },

    async changeEmail(accessToken, body, address) {
      const email = body.email.toLowerCase();
      const customerHash = await bearer(accessToken);
      const sent = await codes.send(
        { subject: email, purpose: 'change', customerHash },
        { address, isSolved: true },
      );
      const token = newToken();
      await stored.addEmailLink(db, {
        tokenHash: hashToken(token),
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
      await codes.check({ subject: email, purpose: 'change', customerHash }, refId, otp, address);
      return changeUnlessTaken('address', async (tx) => {
        if (await stored.isTaken(tx, customerHash, { email })) throw domainError('contactTaken', 'address');
        await stored.changeAccount(tx, customerHash, { email, emailVerified: true });
        return { status: 'SUCCESS' } as const;
      });
    },

    verifyEmail: (token) =>
      changeUnlessTaken('address', async (tx) => {
        const link = await stored.lockEmailLink(tx, hashToken(token));
        if (!link) throw domainError('linkInvalid');
        if (link.usedAt) throw domainError('linkUsed');
        if (link.expiresAt <= clock.now()) throw domainError('linkExpired');
        if (await stored.isTaken(tx, link.customerHash, link)) throw domainError('contactTaken', 'address');
        await stored.markLinkUsed(tx, link.tokenHash, clock.now());
        await stored.changeAccount(tx, link.customerHash, { email: link.email, emailVerified: true });
        return { status: 'SUCCESS', maskedEmail: mask(link.email) } as const;
      }),
  };
}

const mask = (email: string) => `${email.slice(0, 1)}•••••${email.slice(email.indexOf('@'))}`;
