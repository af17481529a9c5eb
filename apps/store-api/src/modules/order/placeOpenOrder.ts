import type { Database } from '../../db/database.ts';
import * as carts from '../cart/repository.ts';
import { pointsEarnedBy } from '../credit/earning.ts';
import { post } from '../ledger/ledger.ts';
import { queueMail } from '../mail/queueMail.ts';
import type { Policy } from '../policy/policyValues.ts';
import { orderPosting } from './orderPosting.ts';
import { addParcelsAndUnits } from './parcels.ts';
import * as stored from './repository.ts';
import { consumeStock } from './stock.ts';
import { amountsOf } from './wire.ts';

/**
 * Places an open order: consumes its stock, posts money and credits, queues the confirmation e-mail and ends
 * the bag [CHK-15]. Returns false, without changes, when stock that was released during the payment is no
 * longer available. The order must be locked.
 */
export async function placeOpenOrder(
  tx: Database,
  order: stored.StoredOrder,
  policy: Policy,
  now: Date,
): Promise<boolean> {
  if (!(await consumeStock(tx, order.id, now))) return false;
  const isCash = order.paymentMode === 'COD';
  await stored.changeOrder(tx, order.id, {
    status: 'placed',
    // The customer pays cash later, on delivery.
    paymentStatus: isCash ? 'PENDING' : 'SUCCESS',
    earnedPoints: await pointsEarnedBy(tx, order, policy),
    settledAt: now,
  });
  const lines = await stored.plainLinesOf(tx, order.id);
  await addParcelsAndUnits(tx, order.id, lines, policy, now);
  const paidBy = isCash ? 'cash-on-delivery' : 'payments';
  await post(tx, order.id, orderPosting(amountsOf(order), paidBy, order.customerId), now);
  await queueMail(tx, { mail: 'orderPlaced', orderId: order.id }, now);
  await endCart(tx, order, lines, now);
  return true;
}

/** Ends the cart. Items added during the payment move to the next cart. */
async function endCart(
  tx: Database,
  { cartId, customerId }: stored.StoredOrder,
  ordered: readonly { readonly ussid: string; readonly quantity: number; readonly isGiveAway: boolean }[],
  now: Date,
): Promise<void> {
  const [cart] = await carts.lockCarts(tx, [cartId]);
  if (cart?.status !== 'open') return;
  const bought = new Map(
    ordered.flatMap(({ ussid, quantity, isGiveAway }) => (isGiveAway ? [] : [[ussid, quantity] as const])),
  );
  const rest = (await carts.listLines(tx, cartId))
    .map((line) => ({ ...line, quantity: line.quantity - (bought.get(line.ussid) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  await carts.changeCart(tx, cartId, { status: 'ordered', updatedAt: now });
  if (cart.kind === 'buyNow') return;
  const next = await carts.openCartOf(tx, customerId, now);
  for (const [entryNumber, { ussid, quantity, addedPaise, deliveryMode }] of rest.entries())
    await carts.addLine(tx, { cartId: next.id, entryNumber, ussid, quantity, addedPaise, deliveryMode });
  if (rest.length > 0) await carts.changeCart(tx, next.id, { nextEntry: rest.length });
}
