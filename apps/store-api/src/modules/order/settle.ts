import { recordChanges } from '../../db/change-log.ts';
import type { Database } from '../../db/database.ts';
import * as carts from '../cart/repository.ts';
import { earnedBy } from '../credit/earning.ts';
import { releaseCredits } from '../credit/hold.ts';
import { dropUses } from '../discount/repository.ts';
import { orderConfirmation } from '../jobs/order-confirmation.ts';
import { orderPosting, post } from './ledger.ts';
import * as stored from './repository.ts';
import { amountsOf } from './wire.ts';

/**
 * Places an open order: pieces are the customer's, money and credits are posted, the mail is put out, the bag ends [CHK-15]. Answers
 * false, and changes nothing, where pieces that were given back meanwhile are no longer there. The order is locked.
 */
export async function placeOpenOrder(tx: Database, order: stored.StoredOrder, now: Date): Promise<boolean> {
  if (!(await consumeStock(tx, order.id, now))) return false;
  const isCash = order.paymentMode === 'COD';
  await stored.changeOrder(tx, order.id, {
    status: 'placed',
    // Cash is paid at the door.
    paymentStatus: isCash ? 'PENDING' : 'SUCCESS',
    earnedPoints: await earnedBy(tx, order),
    settledAt: now,
  });
  const lines = await stored.plainLinesOf(tx, order.id);
  await stored.addEvents(
    tx,
    lines.map(({ id }) => ({ orderLineId: id, code: 'PLACED', at: now })),
  );
  const paidBy = isCash ? 'cash-on-delivery' : 'payments';
  await post(tx, order.id, orderPosting(amountsOf(order), paidBy, order.customerId), now);
  await stored.addJob(tx, { kind: orderConfirmation, payload: { orderId: order.id }, runAt: now });
  await endCart(tx, order, lines, now);
  return true;
}

/** Fails an open order: stock, credits and the coupon's use are as if it had never been. The order is locked. */
export async function failOpenOrder(
  tx: Database,
  order: stored.StoredOrder,
  why: { readonly errorCode: string; readonly errorMessage: string },
  now: Date,
): Promise<void> {
  await releaseStock(tx, order.id, now);
  await releaseCredits(tx, order, now);
  await dropUses(tx, order.id);
  await stored.changeOrder(tx, order.id, {
    status: 'failed',
    paymentStatus: 'FAILURE',
    settledAt: now,
    ...why,
  });
}

/** Gives pieces back that are held for an order; nothing when they were given back already. */
export async function releaseStock(tx: Database, orderId: string, now: Date): Promise<void> {
  const held = await stored.changeReservations(tx, orderId, 'held', 'released');
  // In the order in which everybody locks them.
  await stored.lockOffers(
    tx,
    held.map(({ ussid }) => ussid),
  );
  for (const { ussid, quantity } of held) await stored.takeStock(tx, ussid, -quantity);
  if (held.length > 0)
    await recordChanges(
      tx,
      'offer',
      held.map(({ ussid }) => ussid),
      now,
    );
}

/** Turns what is held into what is sold; takes anew what was given back, all or nothing. */
async function consumeStock(tx: Database, orderId: string, now: Date): Promise<boolean> {
  const lost = await stored.reservationsOf(tx, orderId, 'released');
  if (lost.length > 0) {
    const there = new Map(
      (
        await stored.lockOffers(
          tx,
          lost.map(({ ussid }) => ussid),
        )
      ).map(({ ussid, stock }) => [ussid, stock]),
    );
    if (lost.some(({ ussid, quantity }) => (there.get(ussid) ?? 0) < quantity)) return false;
    for (const { ussid, quantity } of lost) await stored.takeStock(tx, ussid, quantity);
    await stored.changeReservations(tx, orderId, 'released', 'consumed');
    await recordChanges(
      tx,
      'offer',
      lost.map(({ ussid }) => ussid),
      now,
    );
  }
  await stored.changeReservations(tx, orderId, 'held', 'consumed');
  return true;
}

/** The cart ends; what was put in while it was paid for is in the next one. */
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
  const rest = (await carts.plainLines(tx, cartId))
    .map((line) => ({ ...line, quantity: line.quantity - (bought.get(line.ussid) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  await carts.changeCart(tx, cartId, { status: 'ordered', updatedAt: now });
  if (cart.kind === 'buyNow') return;
  const next = await carts.openCartOf(tx, customerId, now);
  for (const [entryNumber, { ussid, quantity, addedPaise, deliveryMode }] of rest.entries())
    await carts.addLine(tx, { cartId: next.id, entryNumber, ussid, quantity, addedPaise, deliveryMode });
  if (rest.length > 0) await carts.changeCart(tx, next.id, { nextEntry: rest.length });
}
