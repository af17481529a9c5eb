import type { Clock } from '@luxe/host';
import { cleanOrderId } from '@luxe/format';
import type { Database } from '../db/database.ts';
import type { Mount } from '../http/mount.ts';
import { minimumPayableOf } from '../modules/pricing/paymentModes.ts';
import type { Carrier } from '../modules/carrier/carrier.ts';
import type { Log } from '@luxe/host/log';
import type { PaymentProvider } from '../modules/payment-provider/provider.ts';
import type { LivePolicy } from '../modules/policy/livePolicy.ts';
import type { Pans } from '../modules/pan/pan.ts';
import { changeDelivery, readDeliveryOptions } from '../modules/fulfilment/changeDelivery.ts';
import { cancelOrder, summariseCancellation } from '../modules/fulfilment/cancelOrder.ts';
import { readInvoiceFile, readInvoices } from '../modules/invoice/wire.ts';
import { placeOrder } from '../modules/order/placeOrder.ts';
import { readOrder } from '../modules/order/readOrder.ts';
import { findOrders } from '../modules/order/findOrders.ts';
import { claimPlacedEvent } from '../modules/order/claimPlacedEvent.ts';
import { deliveriesOf } from '../modules/order/deliveriesOf.ts';
import { findOrder } from '../modules/order/repository.ts';
import { toOrderListItem } from '../modules/order/wire.ts';
import type { Encryption } from '../secrets/encryption.ts';
import { redirectRefund } from '../modules/refund/redirectRefund.ts';
import { readRefunds } from '../modules/refund/wire.ts';

interface OrderParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly livePolicy: LivePolicy;
  readonly pans: Pans;
  readonly provider: PaymentProvider | undefined;
  readonly carrier: Carrier | undefined;
  readonly log: Log;
  /** Encrypts bank accounts. */
  readonly encryption: Encryption;
}

export function orderRoutes(mount: Mount, parts: OrderParts) {
  const { db, clock, livePolicy, pans, provider, carrier, log, encryption } = parts;
  const shop = { db, clock };

  mount('placeOrder', async ({ caller, params, body, idempotency }) =>
    placeOrder(db, clock, {
      caller,
      cart: params.cart,
      body,
      idempotency,
      pans,
      policy: await livePolicy.read(),
      minimumPayable: minimumPayableOf(provider),
    }),
  );

  mount('orders', async ({ caller, query: { currentPage, pageSize, state, search, months } }) => {
    const now = clock.now();
    const page = { offset: currentPage * pageSize, limit: pageSize };
    const { orders, counts } = await findOrders(
      db,
      caller.customerId,
      { state, search, months, ...page },
      now,
    );
    const deliveryOf = await deliveriesOf(
      db,
      orders.map(({ id }) => id),
    );
    return {
      orderData: orders.map((order) => toOrderListItem(order, deliveryOf(order.id), now)),
      currentPage,
      pageSize,
      totalNoOfOrders: counts[state ?? 'all'],
      counts,
    };
  });

  mount('claimPlacedEvent', async ({ caller, params, query: { eventId }, domainError }) => {
    const order = await findOrder(db, caller.customerId, cleanOrderId(params.orderCode));
    if (!order) throw domainError('orderNotFound');
    return { isFirst: await claimPlacedEvent(db, order.id, { eventId, at: clock.now() }) };
  });

  mount('cancelSummary', ({ caller, params, query }) =>
    summariseCancellation(
      shop,
      caller.customerId,
      cleanOrderId(params.orderCode),
      query.units.split(',').map((pair) => {
        const [transactionId = '', quantity = ''] = pair.split(':');
        return { transactionId, quantity: Number(quantity) };
      }),
    ),
  );

  mount('cancelOrder', ({ caller, params, body, idempotency }) =>
    cancelOrder(shop, caller.customerId, cleanOrderId(params.orderCode), body, idempotency),
  );

  mount('deliveryOptions', ({ caller, params, query }) =>
    readDeliveryOptions({ db, clock }, caller.customerId, cleanOrderId(params.orderCode), query.addressId),
  );

  mount('changeDelivery', ({ caller, params, body, idempotency }) =>
    changeDelivery(
      { db, clock, carrier, log },
      caller.customerId,
      cleanOrderId(params.orderCode),
      body,
      idempotency,
    ),
  );

  mount('redirectRefund', ({ caller, params, body, idempotency }) =>
    redirectRefund(
      { db, clock, log, provider, encryption },
      caller.customerId,
      cleanOrderId(params.orderCode),
      body,
      idempotency,
    ),
  );

  mount('invoiceFile', async ({ caller, params, domainError }) => {
    const order = await findOrder(db, caller.customerId, cleanOrderId(params.orderCode));
    if (!order) throw domainError('orderNotFound');
    const file = await readInvoiceFile(db, order.id, params.number);
    if (!file) throw domainError('invoiceNotFound');
    return file;
  });

  // Another customer's order is also a 404, so that callers cannot find out which numbers exist.
  mount('orderDetails', async ({ caller, params, domainError }) => {
    const order = await findOrder(db, caller.customerId, cleanOrderId(params.orderCode));
    if (!order) throw domainError('orderNotFound');
    return readOrder(db, order, clock.now(), {
      refunds: await readRefunds(db, order, clock.now()),
      invoices: await readInvoices(db, order.id),
    });
  });
}
