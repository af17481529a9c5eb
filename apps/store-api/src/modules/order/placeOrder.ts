import type { Clock } from '@luxe/host';
import type { CallBody } from '@luxe/contract/calls';
import type { Paise } from '@luxe/format';
import type { Database } from '../../db/database.ts';
import { runOnce } from '../../db/idempotency.ts';
import type { CustomerCaller } from '../../http/caller.ts';
import { domainError } from '../../errors/domainError.ts';
import type { Policy } from '../policy/policyValues.ts';
import { cashObstacle } from '../pricing/paymentModes.ts';
import type { Pans } from '../pan/pan.ts';
import { createOrder } from './makeOrder.ts';
import * as stored from './repository.ts';
import { placeOpenOrder } from './placeOpenOrder.ts';
import { readOrder } from './readOrder.ts';

export interface PlaceOrderRequest {
  readonly caller: CustomerCaller;
  readonly cart: string;
  readonly body: CallBody<'placeOrder'>;
  readonly pans: Pans;
  readonly policy: Policy;
  /** Smallest amount that the payment provider accepts; 0 without a provider. */
  readonly minimumPayable: Paise;
  readonly idempotency: { readonly key: string; readonly requestHash: string };
}

/**
 * Places orders that need no payment provider: cash on delivery, or credits that pay the full amount
 * [CHK-36]. One transaction creates and places the order, once per idempotency key [CHK-19].
 */
export function placeOrder(
  db: Database,
  clock: Clock,
  { caller: { customerId }, cart, body, pans, policy, minimumPayable, idempotency }: PlaceOrderRequest,
) {
  return runOnce(db, { customerId, ...idempotency, at: clock.now() }, async (tx) => {
    const now = clock.now();
    const { order, deliveryLocation, orderValue } = await createOrder(tx, clock, {
      customerId,
      cart,
      body,
      policy,
      minimumPayable,
    });
    const isCash = body.paymentMode === 'COD';
    if (isCash) {
      const obstacle = cashObstacle(order.payablePaise, deliveryLocation, policy.cashLimit);
      if (obstacle) throw domainError('cashNotPossible', obstacle);
    } else if (order.payablePaise > 0) throw domainError('restUnpaid');
    await pans.check(tx, customerId, orderValue, policy);
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
    if (!(await placeOpenOrder(tx, order, policy, now)))
      throw new Error(`the stock of ${order.id} is gone although it was held`);
    const storedOrder = await stored.findOrder(tx, customerId, order.id);
    return {
      status: 'SUCCESS' as const,
      orderDetails: await readOrder(tx, storedOrder ?? order, now),
    };
  });
}
