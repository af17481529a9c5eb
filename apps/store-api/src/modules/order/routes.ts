import { cleanOrderId } from '@luxe/format';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Mount } from '../../http/mount.ts';
import { Refusal } from '../../refusal.ts';
import type { Pans } from '../checkout/pan.ts';
import { placeOrder } from './place.ts';
import { countOrders, findOrder, isCartOpen, lastAttemptOf, linesOf, listOrders } from './repository.ts';
import { toWireHead, toWireOrder } from './wire.ts';

interface OrderParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly pans: Pans;
}

export function orderRoutes(mount: Mount, { db, clock, pans }: OrderParts) {
  mount('placeOrder', ({ caller, params, body, idempotency }) =>
    placeOrder(db, clock, {
      caller,
      cart: params.cart,
      body,
      idempotency,
      pans,
    }),
  );

  mount('orders', async ({ caller, query: { currentPage, pageSize } }) => {
    const orders = await listOrders(db, caller.customerId, currentPage * pageSize, pageSize);
    const lines = await linesOf(
      db,
      orders.map(({ id }) => id),
    );
    return {
      orderData: orders.map((order) => toWireHead(order, lines.get(order.id) ?? [])),
      currentPage,
      pageSize,
      totalNoOfOrders: await countOrders(db, caller.customerId),
    };
  });

  // An order of somebody else's is unknown: nobody learns which numbers exist.
  mount('orderDetails', async ({ caller, params }) => {
    const order = await findOrder(db, caller.customerId, cleanOrderId(params.orderCode));
    if (!order) throw new Refusal(404, 'O4041', 'We do not know this order.');
    const lines = await linesOf(db, [order.id]);
    return toWireOrder(
      order,
      lines.get(order.id) ?? [],
      await lastAttemptOf(db, order.id),
      await isCartOpen(db, order),
    );
  });
}
