import { and, asc, eq, inArray, lt, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { customerOrder, idempotencyKey, paymentAttempt } from '../../db/schema/index.ts';
import { domainError } from '../../errors/domainError.ts';
import { lockOrder } from '../order/repository.ts';
import { releaseStock } from '../order/stock.ts';
import { cancelPayment } from './cancel.ts';
import type { SettleParts } from './settlePayment.ts';

/** Maximum number of payments that one customer may have open at a time. */
const maxOpen = 2;

interface NewPayment {
  readonly customerId: number;
  /** The cart to pay for. An open payment of this cart keeps its stock and is not cancelled. */
  readonly cartId: number | undefined;
  readonly key: string;
}

/**
 * Prepares for a new payment. Releases the stock that the customer's earlier open payments hold. An earlier
 * payment takes its stock again when it is charged. When too many payments are open, cancels the oldest ones
 * that the provider confirms cannot be charged. Does nothing for a repeated call.
 */
export async function releaseEarlierHolds(
  parts: SettleParts,
  { customerId, cartId, key }: NewPayment,
): Promise<void> {
  const { db, clock } = parts;
  const now = clock.now();
  const [repeated] = await db
    .select({ key: idempotencyKey.key })
    .from(idempotencyKey)
    .where(and(eq(idempotencyKey.customerId, customerId), eq(idempotencyKey.key, key)));
  if (repeated) return;
  const earlier = await db
    .select({ orderId: customerOrder.id, reference: paymentAttempt.reference })
    .from(customerOrder)
    .innerJoin(paymentAttempt, eq(paymentAttempt.orderId, customerOrder.id))
    .where(
      and(
        eq(customerOrder.customerId, customerId),
        eq(customerOrder.status, 'open'),
        // A concurrent call with the same idempotency key may create its order after `now`. That order
        // belongs to this payment, so its stock must not be released.
        lt(customerOrder.placedAt, now),
        cartId === undefined ? undefined : ne(customerOrder.cartId, cartId),
        inArray(paymentAttempt.status, ['made', 'open']),
      ),
    )
    .orderBy(asc(customerOrder.placedAt));
  for (const { orderId } of earlier)
    await db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (order?.status === 'open') await releaseStock(tx, orderId, now);
    });
  let open = earlier.length;
  for (const { reference } of earlier) {
    if (open < maxOpen) return;
    if (await cancelPayment(parts, reference)) open -= 1;
  }
}

/**
 * Rejects when the customer has too many open payments besides this order. Call it under the customer's lock.
 */
export async function checkOpenPayments(tx: Database, customerId: number, orderId: string): Promise<void> {
  const others = await tx
    .select({ id: customerOrder.id })
    .from(customerOrder)
    .where(
      and(
        eq(customerOrder.customerId, customerId),
        eq(customerOrder.status, 'open'),
        ne(customerOrder.id, orderId),
      ),
    );
  if (others.length >= maxOpen) throw domainError('tooManyOpenPayments');
}
