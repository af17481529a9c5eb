import type { Database } from '../../db/database.ts';
import { releaseCredits } from '../credit/holdCredits.ts';
import { dropUses } from '../discount/repository.ts';
import * as stored from './repository.ts';
import { releaseStock } from './stock.ts';

/** Fails an open order, and returns its stock, credits and coupon use. The order must be locked. */
export async function failOpenOrder(
  tx: Database,
  order: stored.StoredOrder,
  reason: { readonly errorCode: string; readonly errorMessage: string },
  now: Date,
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
}
