import { formatPaise, indianDay, indianDayAfter } from '@luxe/format';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { customer, giftCard } from '../../db/schema/index.ts';
import type { Policy } from '../policy/policyValues.ts';
import type { GiftCardKeys } from './keys.ts';
import { newGiftCardCode, newGiftCardPin } from './keys.ts';
import { queueGiftCardMail } from './queueGiftCardMail.ts';
import {
  changeCard,
  changePurchase,
  countPaidSince,
  type StoredCard,
  type StoredPurchase,
} from './repository.ts';

const dayMs = 24 * 60 * 60_000;

/** When a card is mailed: at nine in the morning in India on its day, or now. */
export function deliveryMoment(deliverOn: string | null, now: Date): Date {
  const at = deliverOn === null ? now : new Date(`${deliverOn}T09:00:00+05:30`);
  return at > now ? at : now;
}

/**
 * Issues the card of a purchase whose payment is charged, and queues its letter. The database rejects a
 * second card and a card without a charge. The code follows when it is first mailed or shown.
 */
export async function issueGiftCard(
  tx: Database,
  { id, deliverOn }: StoredPurchase,
  { attemptId, amountPaise }: { readonly attemptId: number; readonly amountPaise: number },
  { giftCardDays }: Pick<Policy, 'giftCardDays'>,
  now: Date,
): Promise<void> {
  const mailedAt = deliveryMoment(deliverOn, now);
  await tx.insert(giftCard).values({
    ...{ purchaseId: id, attemptId, amountPaise, status: 'active' },
    lastDay: indianDayAfter(mailedAt, giftCardDays),
    issuedAt: now,
  });
  await changePurchase(tx, id, { status: 'issued', updatedAt: now });
  await queueGiftCardMail(tx, 'card', id, mailedAt);
}

type ReviewPolicy = Pick<
  Policy,
  'giftCardReviewAbove' | 'giftCardNewReviewAbove' | 'giftCardNewDays' | 'giftCardsPerDay'
>;

/** Why the shop reviews a paid card before it is issued; empty for no review. */
export async function reviewReason(
  tx: Database,
  purchase: StoredPurchase,
  { giftCardReviewAbove, giftCardNewReviewAbove, giftCardNewDays, giftCardsPerDay }: ReviewPolicy,
  now: Date,
): Promise<string> {
  const { amountPaise, customerId } = purchase;
  if (amountPaise > giftCardReviewAbove) return `The amount is above ${formatPaise(giftCardReviewAbove)}.`;
  if (amountPaise > giftCardNewReviewAbove) {
    const [account] =
      customerId === null
        ? []
        : await tx
            .select({ createdAt: customer.createdAt })
            .from(customer)
            .where(eq(customer.id, customerId));
    if (!account) return `A guest buys for more than ${formatPaise(giftCardNewReviewAbove)}.`;
    if (account.createdAt.getTime() > now.getTime() - giftCardNewDays * dayMs)
      return `A new account buys for more than ${formatPaise(giftCardNewReviewAbove)}.`;
  }
  const earlier = await countPaidSince(tx, purchase, new Date(now.getTime() - dayMs));
  return earlier >= giftCardsPerDay
    ? `${earlier} other cards were bought within a day by the same buyer or for the same recipient.`
    : '';
}

/** Code and PIN of a card, readable. */
export interface GiftCardSecrets {
  readonly code: string;
  readonly pin: string;
  readonly lastFour: string;
}

/**
 * Returns code and PIN of a locked card. Makes them when it has none: before it is first mailed or shown, and
 * after the desk has replaced them.
 */
export async function secretsOf(
  tx: Database,
  { id, code, pin }: StoredCard,
  keys: GiftCardKeys,
): Promise<GiftCardSecrets> {
  if (code !== null && pin !== null) {
    const known = keys.decrypt(code);
    return { code: known, pin: keys.decrypt(pin), lastFour: known.slice(-4) };
  }
  const made = { code: newGiftCardCode(), pin: newGiftCardPin() };
  const lastFour = made.code.slice(-4);
  await changeCard(tx, id, {
    codeHash: keys.hash(made.code),
    code: keys.encrypt(made.code),
    pin: keys.encrypt(made.pin),
    lastFour,
  });
  return { ...made, lastFour };
}

/** Whether the last day of a card is over. */
export const isOver = ({ lastDay }: Pick<StoredCard, 'lastDay'>, now: Date): boolean =>
  lastDay < indianDay(now);
