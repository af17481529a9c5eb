import { newsletterConfirmPath, unsubscribePath } from '@luxe/contract/letter-paths';
import { newsletterConfirm, newsletterWelcome, toMail } from '@luxe/mail';
import { signLink } from '../../secrets/signedLink.ts';
import type { JobHandler } from '../jobs/worker.ts';
import { addMessage } from '../mail/repository.ts';
import { findSubscription } from './repository.ts';

export interface NewsletterMailOptions {
  /** Origin of the storefront, for links. */
  readonly origin: string;
  /** Signs the links. */
  readonly hmacKey: string;
  /** Whether a mail server sends the messages. Otherwise they are stored, for the desk. */
  readonly isSending: boolean;
}

const day = 24 * 60 * 60_000;
/** Milliseconds for which the link of a message confirms. */
const confirmMs = 7 * day;
/** Milliseconds for which a link unsubscribes: as long as people have the message. */
export const unsubscribeMs = 3650 * day;

/**
 * Writes a message of the newsletter into the outbox. Writes nothing when the subscription has changed since:
 * a message to confirm is only for a pending one, a welcome only for an active one.
 */
export const writeNewsletterMail =
  ({ origin, hmacKey, isSending }: NewsletterMailOptions): JobHandler =>
  async (tx, { id: jobId, payload: { subscriptionId = '', letter: kind } }, now) => {
    const found = await findSubscription(tx, { id: Number(subscriptionId) });
    if (found?.status !== (kind === 'confirm' ? 'pending' : 'active')) return;
    const subject = String(found.id);
    const tokenOf = (purpose: 'newsletterConfirm' | 'newsletterEnd', forMs: number) =>
      signLink(hmacKey, { purpose, subject, expiresAt: new Date(now.getTime() + forMs) });
    const endPath = unsubscribePath(tokenOf('newsletterEnd', unsubscribeMs));
    const letter =
      kind === 'confirm'
        ? newsletterConfirm({ path: newsletterConfirmPath(tokenOf('newsletterConfirm', confirmMs)) })
        : newsletterWelcome({ unsubscribePath: endPath });
    await addMessage(tx, {
      ...{ jobId, recipient: found.email, customerId: found.customerId },
      ...toMail(letter, { origin }),
      ...(kind === 'welcome' && { unsubscribeUrl: `${origin}${endPath}` }),
      ...(isSending ? { status: 'waiting', checkAt: now } : { status: 'stored' }),
      createdAt: now,
    });
  };
