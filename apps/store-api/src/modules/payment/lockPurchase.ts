import type { Database } from '../../db/database.ts';
import { lockGiftCardPurchase } from '../gift-card/lockGiftCardPurchase.ts';
import { lockOrderPurchase } from '../order/orderPurchase.ts';
import type { Purchase, PurchaseContext } from '../purchase/purchase.ts';
import type { StoredAttempt } from './repository.ts';

/**
 * Locks what an attempt pays for, and returns it; undefined when it is gone. The only place that knows both
 * kinds of purchase. Lock the attempt afterwards.
 */
export async function lockPurchase(
  tx: Database,
  { orderId, giftCardPurchaseId }: Pick<StoredAttempt, 'orderId' | 'giftCardPurchaseId'>,
  context: PurchaseContext,
): Promise<Purchase | undefined> {
  if (orderId !== null) return lockOrderPurchase(tx, orderId, context);
  return giftCardPurchaseId === null ? undefined : lockGiftCardPurchase(tx, giftCardPurchaseId, context);
}
