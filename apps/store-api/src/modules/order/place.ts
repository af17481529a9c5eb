import type { CallBody } from '@luxe/contract/calls';
import type { Paise } from '@luxe/format';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { once } from '../../db/idempotency.ts';
import type { CustomerCaller } from '../../http/caller.ts';
import { Refusal } from '../../refusal.ts';
import { cashObstacle } from '../checkout/payment-modes.ts';
import type { Pans } from '../checkout/pan.ts';
import { makeOrder } from './make.ts';
import * as stored from './repository.ts';
import { placeOpenOrder } from './settle.ts';
import { readOrder } from './read.ts';

export interface PlaceRequest {
  readonly caller: CustomerCaller;
  readonly cart: string;
  readonly body: CallBody<'placeOrder'>;
  readonly pans: Pans;
  /** The least amount that the payment provider takes; 0 without one. */
  readonly minimumPayable: Paise;
  readonly idempotency: { readonly key: string; readonly requestHash: string };
}

/**
 * Orders without a payment provider: cash at the door, or credits that pay for all of it [CHK-36]. One transaction makes the order and
 * places it, once [CHK-19].
 */
export function placeOrder(
  db: Database,
  clock: Clock,
  { caller: { customerId }, cart, body, pans, minimumPayable, idempotency }: PlaceRequest,
) {
  return once(db, { customerId, ...idempotency, at: clock.now() }, async (tx) => {
    const now = clock.now();
    const { order, place, worth } = await makeOrder(tx, clock, { customerId, cart, body, minimumPayable });
    const isCash = body.paymentMode === 'COD';
    if (isCash) {
      const obstacle = cashObstacle(order.payablePaise, place);
      if (obstacle)
        throw new Refusal(
          400,
          'O4001',
          `Cash on delivery: ${obstacle.charAt(0).toLowerCase()}${obstacle.slice(1)}.`,
        );
    } else if (order.payablePaise > 0)
      throw new Refusal(400, 'O4001', 'paymentMode: the rest has to be paid by another way to pay.');
    await pans.check(tx, customerId, worth);
    await stored.addAttempt(tx, {
      orderId: order.id,
      mode: body.paymentMode,
      provider: isCash ? 'door' : 'credits',
      reference: `${order.id}-1`,
      status: isCash ? 'due' : 'charged',
      amountPaise: order.payablePaise,
      createdAt: now,
      settledAt: isCash ? null : now,
    });
    if (!(await placeOpenOrder(tx, order, now)))
      throw new Error(`the stock of ${order.id} is gone while it is held`);
    const kept = await stored.findOrder(tx, customerId, order.id);
    return {
      status: 'SUCCESS' as const,
      orderDetails: await readOrder(tx, kept ?? order, now),
    };
  });
}
