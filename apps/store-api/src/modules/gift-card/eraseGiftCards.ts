import { and, eq, exists, inArray, isNull, lt, ne, notExists, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  chargeRedirect,
  customer,
  giftCard,
  giftCardPurchase,
  outboxMessage,
  paymentAttempt,
} from '../../db/schema/index.ts';

const day = 24 * 60 * 60_000;

/** Days after which a purchase that was never charged has no personal data. */
const failedDays = 90;
/** Days after which a guest's purchase whose card has ended has no personal data, like an enquiry. */
const guestDays = 730;

/**
 * Erases names, e-mail addresses and message of at most `limit` purchases that have ended: their card is
 * used, expired or cancelled, or there is none, and no payment may be charged or refunded. Those of erased
 * customers are erased at once, those that were never charged after 90 days, and those of guests after two
 * years. A card that can be redeemed has its recipient until it ends, because it may be mailed again. Deletes
 * the letters to recipients and the last digits of bank accounts with them. The amounts stay, for accounting.
 * Resolves to the number of purchases.
 */
export async function eraseGiftCards(tx: Database, now: Date, limit: number): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * day);
  const ofPurchase = (table: typeof giftCard.purchaseId | typeof paymentAttempt.giftCardPurchaseId) =>
    eq(table, giftCardPurchase.id);
  const hasEnded = and(
    inArray(giftCardPurchase.status, ['failed', 'cancelled', 'issued']),
    notExists(
      tx
        .select({ id: giftCard.id })
        .from(giftCard)
        .where(and(ofPurchase(giftCard.purchaseId), inArray(giftCard.status, ['active', 'blocked']))),
    ),
    notExists(
      tx
        .select({ id: paymentAttempt.id })
        .from(paymentAttempt)
        .where(
          and(
            ofPurchase(paymentAttempt.giftCardPurchaseId),
            inArray(paymentAttempt.status, ['made', 'open', 'refunding']),
          ),
        ),
    ),
    notExists(
      tx
        .select({ id: paymentAttempt.id })
        .from(paymentAttempt)
        .innerJoin(chargeRedirect, eq(chargeRedirect.attemptId, paymentAttempt.id))
        .where(and(ofPurchase(paymentAttempt.giftCardPurchaseId), isNull(chargeRedirect.doneAt))),
    ),
  );
  const isOfErased = exists(
    tx
      .select({ id: customer.id })
      .from(customer)
      .where(
        and(
          eq(customer.id, giftCardPurchase.customerId),
          // An account that logs in by e-mail has no phone number, too.
          eq(customer.phone, ''),
          isNull(customer.email),
        ),
      ),
  );
  const due = await tx
    .select({ id: giftCardPurchase.id })
    .from(giftCardPurchase)
    .where(
      and(
        ne(giftCardPurchase.recipientEmail, ''),
        hasEnded,
        or(
          isOfErased,
          and(eq(giftCardPurchase.status, 'failed'), lt(giftCardPurchase.updatedAt, before(failedDays))),
          and(isNull(giftCardPurchase.customerId), lt(giftCardPurchase.createdAt, before(guestDays))),
        ),
      ),
    )
    .limit(limit)
    .for('update', { skipLocked: true });
  const ids = due.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await tx
    .delete(outboxMessage)
    .where(
      and(
        inArray(
          outboxMessage.giftCardId,
          tx.select({ id: giftCard.id }).from(giftCard).where(inArray(giftCard.purchaseId, ids)),
        ),
        ne(outboxMessage.status, 'waiting'),
      ),
    );
  await tx
    .update(chargeRedirect)
    .set({ bankLastFour: null })
    .where(
      inArray(
        chargeRedirect.attemptId,
        tx
          .select({ id: paymentAttempt.id })
          .from(paymentAttempt)
          .where(inArray(paymentAttempt.giftCardPurchaseId, ids)),
      ),
    );
  await tx
    .update(giftCardPurchase)
    .set({ recipientName: '', recipientEmail: '', senderName: '', senderEmail: '', message: '' })
    .where(inArray(giftCardPurchase.id, ids));
  return ids.length;
}
