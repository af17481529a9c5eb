import type { Clock } from '@luxe/host';
import type { Database } from '../../db/database.ts';
import { domainError } from '../../errors/domainError.ts';
import { readLink } from '../../secrets/signedLink.ts';
import { queueNewsletterMail } from './queueNewsletterMail.ts';
import {
  changeChoices,
  changeSubscription,
  endOffers,
  lockOrAdd,
  lockSubscription,
  lockSubscriptionOf,
} from './repository.ts';

export interface NewsletterParts {
  readonly db: Database;
  readonly clock: Clock;
  /** Signs the links. */
  readonly hmacKey: string;
}

/** Milliseconds between two messages that ask the same address to confirm. */
const quietMs = 10 * 60_000;

/**
 * Asks the owner of an address to confirm the newsletter. Does nothing for an address that has confirmed, and
 * for one that got such a message a moment ago. The caller cannot find out which of these has happened.
 */
export const askToConfirm = ({ db, clock }: Pick<NewsletterParts, 'db' | 'clock'>, email: string) =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const { id, status, mailedAt } = await lockOrAdd(tx, email, now);
    const isQuiet = mailedAt !== null && now.getTime() - mailedAt.getTime() < quietMs;
    if (status === 'active' || (isQuiet && status === 'pending')) return;
    await changeSubscription(tx, id, { status: 'pending', askedAt: now, mailedAt: now });
    await queueNewsletterMail(tx, id, 'confirm', now);
  });

/**
 * Confirms a subscription by the token of a message, and queues the welcome, once. Throws 404 for a token
 * that the shop has not signed and for a subscription that has ended since; 410 after seven days.
 */
export async function confirmSubscription({ db, clock, hmacKey }: NewsletterParts, token: string) {
  const link = readLink(hmacKey, 'newsletterConfirm', token, clock.now());
  if (!link) throw domainError('mailLinkUnknown');
  if (link.isExpired) throw domainError('mailLinkExpired');
  await db.transaction(async (tx) => {
    const stored = await lockSubscription(tx, { id: Number(link.subject) });
    if (!stored || stored.status === 'ended') throw domainError('mailLinkUnknown');
    await activate(tx, stored, clock.now());
  });
}

/**
 * Ends a subscription and the offers to its address, or resumes the subscription, by the token of a message.
 * The token of a customer who had no subscription when the message was sent ends the same, or resumes the
 * offers. A token works for as long as its message exists. Throws 404 for a token that the shop has not
 * signed.
 */
export async function changeByLink(
  { db, clock, hmacKey }: NewsletterParts,
  token: string,
  isSubscribed: boolean,
) {
  const now = clock.now();
  const ofOffers = readLink(hmacKey, 'offersEnd', token, now);
  if (ofOffers) {
    const customerId = Number(ofOffers.subject);
    await db.transaction(async (tx) => {
      // The subscription first, as below, so that two links at once do not wait for each other.
      const stored = isSubscribed ? undefined : await lockSubscriptionOf(tx, customerId);
      if (stored) await end(tx, stored, now);
      await changeChoices(tx, customerId, { offers: isSubscribed }, now);
    });
    return;
  }
  const link = readLink(hmacKey, 'newsletterEnd', token, now);
  if (!link) throw domainError('mailLinkUnknown');
  await db.transaction(async (tx) => {
    const stored = await lockSubscription(tx, { id: Number(link.subject) });
    if (!stored) throw domainError('mailLinkUnknown');
    if (!isSubscribed) {
      await end(tx, stored, now);
      await endOffers(tx, stored.email, now);
    } else if (stored.status !== 'active')
      // The link proves the address, and the welcome was sent before.
      await changeSubscription(tx, stored.id, { status: 'active', confirmedAt: now, endedAt: null });
  });
}

type Stored = Awaited<ReturnType<typeof lockOrAdd>>;

/** Confirms a subscription and queues the welcome, unless it is confirmed. */
export async function activate(tx: Database, { id, status }: Stored, now: Date): Promise<void> {
  if (status === 'active') return;
  await changeSubscription(tx, id, { status: 'active', confirmedAt: now, endedAt: null });
  await queueNewsletterMail(tx, id, 'welcome', now);
}

export async function end(tx: Database, { id, status }: Stored, now: Date): Promise<void> {
  if (status !== 'ended') await changeSubscription(tx, id, { status: 'ended', endedAt: now });
}
