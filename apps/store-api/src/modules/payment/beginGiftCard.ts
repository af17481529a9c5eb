import { rupeesToPaise } from '@luxe/format';
import type { PaymentMode } from '@luxe/contract/calls';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { customer } from '../../db/schema/index.ts';
import { domainError } from '../../errors/domainError.ts';
import { hashToken } from '../../secrets/tokens.ts';
import { checkDay, customerIdOf, type GiftCardBuyer } from '../gift-card/giftCardCart.ts';
import {
  attemptsOf,
  changePurchase,
  findPurchase,
  giftCardNumberOf,
  lockPurchaseRow,
  type StoredPurchase,
} from '../gift-card/repository.ts';
import { addAttempt } from '../order/repository.ts';
import type { StartedPayment } from './begin.ts';
import { firstCheckSeconds, openAttempt } from './openAttempt.ts';
import type { SettleParts } from './settlePayment.ts';

export interface BeginGiftCardRequest {
  readonly buyer: GiftCardBuyer;
  readonly purchaseId: number;
  readonly paymentMode: PaymentMode;
  /** The amount that the shopper saw, in rupees. */
  readonly amount: number;
  readonly returnUrl: string;
  /** Idempotency key of the request. */
  readonly key: string;
}

/**
 * Opens the payment of a gift card. While a payment is open, every call returns it: a repeated request, a
 * second tab and a shopper who comes back pay at most once. After a failed payment, a new one begins with a
 * new key: a late repetition of the request that began the failed one begins nothing.
 */
export async function startGiftCardPayment(
  parts: SettleParts,
  request: BeginGiftCardRequest,
): Promise<StartedPayment> {
  const { db, clock, livePolicy, provider } = parts;
  const policy = await livePolicy.read();
  const begun = await db.transaction(async (tx) => {
    const now = clock.now();
    const purchase = await lockPurchaseRow(tx, request.purchaseId);
    if (!purchase) throw domainError('giftCardCartNotFound');
    const { id, amountPaise, status } = purchase;
    if (status !== 'cart' && status !== 'open' && status !== 'failed') throw domainError('giftCardBought');
    if (rupeesToPaise(request.amount) !== amountPaise)
      throw domainError('giftCardAmountChanged', amountPaise);
    const attempts = await attemptsOf(tx, id);
    const open = attempts.find((one) => one.status === 'made' || one.status === 'open');
    const number = purchase.number ?? giftCardNumberOf(id, now);
    if (open) return { orderId: number, reference: open.reference, amountPaise };
    const requestKey = hashToken(request.key);
    if (attempts.some((one) => one.requestKey === requestKey)) throw domainError('paymentEnded');
    checkDay(purchase.deliverOn, policy, now);
    if (amountPaise < provider.minimumPaise) throw domainError('giftCardMethodNotAvailable');
    const reference = `${number}-${attempts.length + 1}`;
    const customerId = purchase.customerId ?? customerIdOf(request.buyer);
    await changePurchase(tx, id, { status: 'open', number, customerId, updatedAt: now });
    await addAttempt(tx, {
      giftCardPurchaseId: id,
      requestKey,
      mode: request.paymentMode,
      provider: provider.name,
      reference,
      status: 'made',
      amountPaise,
      createdAt: now,
      checkAt: new Date(now.getTime() + firstCheckSeconds * 1000),
    });
    return { orderId: number, reference, amountPaise };
  });
  const opened = await openAttempt(parts, begun.reference, async () => ({
    customer: await payerOf(db, request),
    returnUrl: request.returnUrl,
  }));
  return { ...begun, ...opened };
}

/** The buyer for the payment provider. A guest has the id of the purchase and the address of the sender. */
async function payerOf(db: Database, { buyer, purchaseId }: BeginGiftCardRequest) {
  const purchase = await findPurchase(db, { id: purchaseId });
  const { number, senderEmail, senderName }: Partial<StoredPurchase> = purchase ?? {};
  const sender = { email: senderEmail ?? '', firstName: senderName ?? '' };
  if (buyer.kind !== 'customer') return { id: `guest-${number ?? purchaseId}`, phone: '', ...sender };
  const [account] = await db
    .select({ phone: customer.phone })
    .from(customer)
    .where(eq(customer.id, buyer.customerId));
  return { id: buyer.userName, phone: account?.phone ?? '', ...sender };
}
