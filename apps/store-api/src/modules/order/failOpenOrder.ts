import type { Database } from '../../db/database.ts';
import { releaseCredits } from '../credit/holdCredits.ts';
import { dropUses } from '../discount/repository.ts';
import { queueMail } from '../mail/queueMail.ts';
import * as stored from './repository.ts';
import { releaseStock } from './stock.ts';

/** Milliseconds in which most shoppers try again. If they do not, a message is written afterwards. */
const retryMs = 60_000;

/**
 * Fails an open order, and returns its stock, credits and coupon use. The order must be locked.
 * `isByShopper`: the shopper cancelled the payment, so they need no message about it.
 */
export async function failOpenOrder(
  tx: Database,
  order: stored.StoredOrder,
  reason: { readonly errorCode: string; readonly errorMessage: string },
  now: Date,
  isByShopper = false,
): Promise<void> {
  await releaseStock(tx, order.id, now);
  await releaseCredits(tx, order, now);
  await dropUses(tx, order.id);
  await stored.changeOrder(tx, order.id, {
    status: 'failed',
    paymentStatus: 'FAILURE',
    settledAt: now,
    ...reason,
  });
  if (!isByShopper)
    await queueMail(tx, { mail: 'paymentFailed', orderId: order.id }, new Date(now.getTime() + retryMs));
}
