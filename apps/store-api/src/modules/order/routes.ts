import { cleanOrderId } from '@luxe/format';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Mount } from '../../http/mount.ts';
import { Refusal } from '../../refusal.ts';
import { minimumPayableOf } from '../checkout/payment-modes.ts';
import type { PaymentProvider } from '../payment/provider.ts';
import type { Pans } from '../checkout/pan.ts';
import { placeOrder } from './place.ts';
import { readOrder } from './read.ts';
import { claimPlacedEvent, countOrders, findOrder, linesOf, listOrders } from './repository.ts';
import { toWireHead } from './wire.ts';

interface OrderParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly pans: Pans;
  readonly provider: PaymentProvider | undefined;
}

export function orderRoutes(mount: Mount, { db, clock, pans, provider }: OrderParts) {
  mount('placeOrder', ({ caller, params, body, idempotency }) =>
    placeOrder(db, clock, {
      caller,
      cart: params.cart,
      body,
      idempotency,
      pans,
      minimumPayable: minimumPayableOf(provider),
    }),
  );

  mount('orders', async ({ caller, query: { currentPage, pageSize } }) => {
    const orders = await listOrders(db, caller.customerId, currentPage * pageSize, pageSize);
    const lines = await linesOf(
      db,
      orders.map(({ id }) => id),
    );
    const now = clock.now();
    return {
      orderData: orders.map((order) => toWireHead(order, lines.get(order.id) ?? [], now)),
      currentPage,
      pageSize,
      totalNoOfOrders: await countOrders(db, caller.customerId),
    };
  });

  mount('claimPlacedEvent', async ({ caller, params }) => {
    const order = await findOrder(db, caller.customerId, cleanOrderId(params.orderCode));
    if (!order) throw new Refusal(404, 'O4041', 'We do not know this order.');
    return { isFirst: await claimPlacedEvent(db, order.id, clock.now()) };
  });

  // An order of somebody else's is unknown: nobody learns which numbers exist.
  mount('orderDetails', async ({ caller, params }) => {
    const order = await findOrder(db, caller.customerId, cleanOrderId(params.orderCode));
    if (!order) throw new Refusal(404, 'O4041', 'We do not know this order.');
    return readOrder(db, order, clock.now());
  });
}
