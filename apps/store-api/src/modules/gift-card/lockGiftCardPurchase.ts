import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { paymentAttempt } from '../../db/schema/index.ts';
import { post } from '../ledger/ledger.ts';
import type { LockPurchase } from '../purchase/purchase.ts';
import { issueGiftCard, reviewReason } from './issueGiftCard.ts';
import { queueGiftCardMail } from './queueGiftCardMail.ts';
import { changePurchase, lockPurchaseRow, type StoredPurchase } from './repository.ts';

/**
 * A gift card as a purchase. A charge issues the card, or holds it for a review. Either way the shop owes its
 * amount, in the account `gift-cards`.
 */
export const lockGiftCardPurchase: LockPurchase<number> = async (tx, id, { policy, now }) => {
  const purchase = await lockPurchaseRow(tx, id);
  return (
    purchase && {
      status: statusOf(purchase),
      orderId: null,
      customerId: purchase.customerId,
      obstacleTo: async () => undefined,
      async complete(markCharged) {
        const [attempt] = await openAttemptsOf(tx, id);
        if (!attempt) throw new Error(`the gift card ${id} has no open payment`);
        await markCharged();
        const { id: attemptId, amountPaise } = attempt;
        const heldFor = await reviewReason(tx, purchase, policy, now);
        await post(
          tx,
          null,
          [
            { account: 'payments', amountPaise },
            { account: 'gift-cards', amountPaise: -amountPaise },
          ],
          now,
        );
        await changePurchase(tx, id, {
          ...{ status: 'held', chargedAt: now, heldFor, failure: '', updatedAt: now },
        });
        if (heldFor === '') await issueGiftCard(tx, purchase, { attemptId, amountPaise }, policy, now);
        await queueGiftCardMail(tx, 'receipt', id, now);
        return true;
      },
      async fail({ errorMessage }) {
        // A late charge of an earlier payment does not end the payment that is open now.
        if ((await openAttemptsOf(tx, id)).length > 0) return;
        await changePurchase(tx, id, { status: 'failed', failure: errorMessage, updatedAt: now });
      },
      chargeGoesBack: (charge) => queueGiftCardMail(tx, 'lateCharge', id, now, charge),
      chargeIsRejected: (charge) => queueGiftCardMail(tx, 'refundRejected', id, now, charge),
      chargeIsRedirected: (charge, to) =>
        queueGiftCardMail(tx, to === 'bank' ? 'refundToBank' : 'refundToCliqCash', id, now, charge),
      chargeIsBack: (charge) => queueGiftCardMail(tx, 'refundDone', id, now, charge),
    }
  );
};

const statusOf = ({ status }: StoredPurchase) => {
  if (status === 'open') return 'open';
  return status === 'cart' || status === 'failed' ? 'failed' : 'placed';
};

const openAttemptsOf = (tx: Database, purchaseId: number) =>
  tx
    .select({ id: paymentAttempt.id, amountPaise: paymentAttempt.amountPaise })
    .from(paymentAttempt)
    .where(
      and(
        eq(paymentAttempt.giftCardPurchaseId, purchaseId),
        inArray(paymentAttempt.status, ['made', 'open']),
      ),
    );
