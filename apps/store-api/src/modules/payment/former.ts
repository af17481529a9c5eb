import { and, asc, eq, inArray, lt, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { customerOrder, idempotencyKey, paymentAttempt } from '../../db/schema/index.ts';
import { Refusal } from '../../refusal.ts';
import { lockOrder } from '../order/repository.ts';
import { releaseStock } from '../order/settle.ts';
import { cancelPayment } from './cancel.ts';
import type { SettleParts } from './settle.ts';

/** Payments that one customer may have open at a time. */
const mostOpen = 2;

interface Beginning {
  readonly customerId: number;
  /** The cart that is to be paid for: its own payment is left alone. */
  readonly cartId: number | undefined;
  readonly key: string;
}

/**
 * Makes room for a new payment: the customer's earlier ones hold no stock any more, and where there are too many, those end that the
 * provider is certain about. Does nothing for a call that is repeated. A payment without a hold takes its stock anew when it is charged.
 */
export async function endFormerHolds(
  parts: SettleParts,
  { customerId, cartId, key }: Beginning,
): Promise<void> {
  const { db, clock } = parts;
  const now = clock.now();
  const [kept] = await db
    .select({ key: idempotencyKey.key })
    .from(idempotencyKey)
    .where(and(eq(idempotencyKey.customerId, customerId), eq(idempotencyKey.key, key)));
  if (kept) return;
  const former = await db
    .select({ orderId: customerOrder.id, reference: paymentAttempt.reference })
    .from(customerOrder)
    .innerJoin(paymentAttempt, eq(paymentAttempt.orderId, customerOrder.id))
    .where(
      and(
        eq(customerOrder.customerId, customerId),
        eq(customerOrder.status, 'open'),
        // A repeated call that runs at the same time has made its order later.
        lt(customerOrder.placedAt, now),
        cartId === undefined ? undefined : ne(customerOrder.cartId, cartId),
        inArray(paymentAttempt.status, ['made', 'open']),
      ),
    )
    .orderBy(asc(customerOrder.placedAt));
  for (const { orderId } of former)
    await db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (order?.status === 'open') await releaseStock(tx, orderId, now);
    });
  let open = former.length;
  for (const { reference } of former) {
    if (open < mostOpen) return;
    if (await cancelPayment(parts, reference)) open -= 1;
  }
}

/** Rejects where a customer has too many payments open beside an order's. Call it under the customer's lock. */
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
  if (others.length >= mostOpen)
    throw new Refusal(
      409,
      'O4008',
      'You have two payments that are not finished. Finish or cancel one of them, then pay for this.',
    );
}
