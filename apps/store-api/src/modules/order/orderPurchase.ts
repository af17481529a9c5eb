import type { Database } from '../../db/database.ts';
import { binObstacle } from '../discount/cardOffers.ts';
import { findDiscount } from '../discount/repository.ts';
import { queueMail } from '../mail/queueMail.ts';
import type { PaymentState } from '../payment-provider/provider.ts';
import type { LockPurchase } from '../purchase/purchase.ts';
import { failOpenOrder } from './failOpenOrder.ts';
import { placeOpenOrder } from './placeOpenOrder.ts';
import { lockOrder, type StoredOrder } from './repository.ts';

/** An order as a purchase. A charge places it, unless its bank offer or EMI plan excludes the charge. */
export const lockOrderPurchase: LockPurchase<string> = async (tx, id, { policy, now }) => {
  const order = await lockOrder(tx, id);
  return (
    order && {
      status: order.status,
      orderId: order.id,
      customerId: order.customerId,
      async obstacleTo(state) {
        if (await isOfferForOtherCard(tx, order, state)) return 'OFFER_CARD';
        return isPaidByOtherPlan(order, state) ? 'OFFER_PLAN' : undefined;
      },
      async complete(markCharged) {
        const isPlaced = await placeOpenOrder(tx, order, policy, now);
        if (isPlaced) await markCharged();
        return isPlaced;
      },
      fail: (failure, isByShopper) => failOpenOrder(tx, order, failure, now, isByShopper),
      async chargeGoesBack() {
        // The message about a failed payment reports it for an order that was open.
        if (order.status !== 'open') await queueMail(tx, { mail: 'chargeGoesBack', orderId: order.id }, now);
      },
      chargeIsRejected: () => queueMail(tx, { mail: 'chargeRejected', orderId: order.id }, now),
      chargeIsRedirected: () => queueMail(tx, { mail: 'chargeRedirected', orderId: order.id }, now),
      chargeIsBack: () => queueMail(tx, { mail: 'chargeIsBack', orderId: order.id }, now),
    }
  );
};

/**
 * Whether a bank offer lowered the amount, but a card that the offer excludes has paid. The card that the
 * provider reports counts, not the card that the page named.
 */
async function isOfferForOtherCard(
  tx: Database,
  { bankOfferCode }: StoredOrder,
  state: PaymentState | undefined,
): Promise<boolean> {
  const offer = bankOfferCode === null ? undefined : await findDiscount(tx, 'bank', bankOfferCode);
  // A payment without a card, such as UPI, has no card digits. Such a payment never fits the offer.
  return offer !== undefined && binObstacle(offer, state?.bin ?? '') !== '';
}

/**
 * Whether the order has a no-cost EMI plan, whose interest the shop pays, but the payment did not use that
 * plan.
 */
const isPaidByOtherPlan = ({ emi }: StoredOrder, state: PaymentState | undefined): boolean =>
  emi?.isNoCost === true && (state?.emi?.bank !== emi.bank || state.emi.months !== emi.months);
