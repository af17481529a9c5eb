import { randomUUID } from 'node:crypto';
import { indianDay, indianDayAfter, rupeesToPaise, textLength } from '@luxe/format';
import type { Clock } from '@luxe/host';
import type { Database } from '../../db/database.ts';
import { domainError } from '../../errors/domainError.ts';
import type { CustomerCaller, GuestCaller } from '../../http/caller.ts';
import type { Policy } from '../policy/policyValues.ts';
import {
  addPurchase,
  changePurchase,
  findPurchase,
  listDesigns,
  lockPurchaseRow,
  type StoredPurchase,
} from './repository.ts';

/** A gift card as the shopper describes it. */
export interface GiftCardForm {
  readonly designId: string;
  /** Rupees. */
  readonly amount: number;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly senderName: string;
  readonly senderEmail: string;
  readonly message: string;
  readonly deliverOn: string | null;
}

export type GiftCardBuyer = CustomerCaller | GuestCaller;

export const customerIdOf = (caller: GiftCardBuyer): number | null =>
  caller.kind === 'customer' ? caller.customerId : null;

/** First and last day in India on which a card can be mailed. */
export const deliveryDays = ({ giftCardDeliveryDays }: Pick<Policy, 'giftCardDeliveryDays'>, now: Date) => ({
  firstDay: indianDay(now),
  lastDay: indianDayAfter(now, giftCardDeliveryDays),
});

/** Throws when a card cannot be mailed on a day. */
export function checkDay(deliverOn: string | null, policy: Policy, now: Date): void {
  const { firstDay, lastDay } = deliveryDays(policy, now);
  if (deliverOn !== null && (deliverOn < firstDay || deliverOn > lastDay))
    throw domainError('giftCardDayInvalid', firstDay, lastDay);
}

/** Checks a form against the shop's policy, and returns the columns of its row. */
async function toColumns(db: Database, { amount, ...form }: GiftCardForm, policy: Policy, now: Date) {
  const amountPaise = rupeesToPaise(amount);
  const { giftCardMinimum, giftCardMaximum, giftCardMessageLength } = policy;
  if (!Number.isInteger(amount) || amountPaise < giftCardMinimum || amountPaise > giftCardMaximum)
    throw domainError('giftCardAmountInvalid', giftCardMinimum, giftCardMaximum);
  if (textLength(form.message) > giftCardMessageLength)
    throw domainError('giftCardMessageTooLong', giftCardMessageLength);
  checkDay(form.deliverOn, policy, now);
  if (!(await listDesigns(db)).some(({ id }) => id === form.designId))
    throw domainError('giftCardDesignUnknown');
  return { ...form, amountPaise, updatedAt: now };
}

/**
 * Creates the cart of a session. Its guid opens it, for payment too. `replaced`: the cart of the session
 * until now. When it is not bought, it gets the form, so that a session never pays for two carts at once. It
 * must not have a payment that may be charged. A bought one stays open to the session, by its new cart.
 */
export async function createGiftCardCart(
  db: Database,
  clock: Clock,
  buyer: GiftCardBuyer,
  form: GiftCardForm,
  policy: Policy,
  replaced?: StoredPurchase,
): Promise<StoredPurchase> {
  const changed = replaced && (await replaceCart(db, replaced.id, form, policy, clock.now()));
  if (changed) return changed;
  const now = clock.now();
  return addPurchase(db, {
    ...(await toColumns(db, form, policy, now)),
    guid: randomUUID(),
    customerId: customerIdOf(buyer),
    earlierId: replaced?.id ?? null,
    status: 'cart',
    createdAt: now,
  });
}

/** Returns the changed cart; undefined when it is bought or gone. */
const replaceCart = (db: Database, id: number, form: GiftCardForm, policy: Policy, now: Date) =>
  db.transaction(async (tx) => {
    const purchase = await lockPurchaseRow(tx, id);
    if (
      !purchase ||
      (purchase.status !== 'cart' && purchase.status !== 'failed' && purchase.status !== 'open')
    )
      return undefined;
    await changeGiftCardCart(tx, purchase, form, policy, now);
    return findPurchase(tx, { id });
  });

/**
 * The purchase with a guid. The guid opens a guest's cart, also after a login; that of a customer opens only
 * for them.
 */
export async function purchaseByGuid(
  db: Database,
  buyer: GiftCardBuyer,
  guid: string,
): Promise<StoredPurchase | undefined> {
  const purchase = await findPurchase(db, { guid });
  if (!purchase) return undefined;
  return purchase.customerId === null || purchase.customerId === customerIdOf(buyer) ? purchase : undefined;
}

/** Number of earlier purchases that a session opens. */
const maxEarlier = 50;

/**
 * The purchase with a number that a session has paid for: that of its cart, or an earlier one. Those of an
 * account open only for it.
 */
export async function purchaseOfSession(
  db: Database,
  buyer: GiftCardBuyer,
  { number, guid }: { readonly number: string; readonly guid: string },
): Promise<StoredPurchase | undefined> {
  let purchase = await purchaseByGuid(db, buyer, guid);
  for (let count = 0; purchase && purchase.number !== number && count < maxEarlier; count += 1)
    purchase = purchase.earlierId === null ? undefined : await findPurchase(db, { id: purchase.earlierId });
  if (purchase?.number !== number) return undefined;
  return purchase.customerId === null || purchase.customerId === customerIdOf(buyer) ? purchase : undefined;
}

/** Replaces the card of a cart. It must not have a payment that may be charged. */
export async function changeGiftCardCart(
  tx: Database,
  purchase: StoredPurchase,
  form: GiftCardForm,
  policy: Policy,
  now: Date,
): Promise<void> {
  if (purchase.status === 'open') throw domainError('giftCardBeingPaid');
  if (purchase.status !== 'cart' && purchase.status !== 'failed') throw domainError('giftCardBought');
  await changePurchase(tx, purchase.id, await toColumns(tx, form, policy, now));
}
