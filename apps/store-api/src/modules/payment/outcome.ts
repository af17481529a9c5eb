import { cleanOrderId } from '@luxe/format';
import type { CallAnswer } from '@luxe/contract/calls';
import type { Database } from '../../db/database.ts';
import { Refusal } from '../../refusal.ts';
import { findOrder, isCartOpen, lastAttemptOf, linesOf } from '../order/repository.ts';
import { outcomeOf, toWireOrder } from '../order/wire.ts';

type Outcome = CallAnswer<'updateTransactionDetails'>;

/** An order of a customer's with its last try to pay it. An order of somebody else's is unknown. */
export async function readTry(db: Database, customerId: number, orderCode: string) {
  const order = await findOrder(db, customerId, cleanOrderId(orderCode));
  if (!order) throw new Refusal(404, 'O4041', 'We do not know this order.');
  return { order, attempt: await lastAttemptOf(db, order.id) };
}

/** Where an order stands. */
export async function readOutcome(db: Database, customerId: number, orderCode: string): Promise<Outcome> {
  const { order, attempt } = await readTry(db, customerId, orderCode);
  const lines = await linesOf(db, [order.id]);
  return {
    outcome: outcomeOf(order),
    orderDetails: toWireOrder(order, lines.get(order.id) ?? [], attempt, await isCartOpen(db, order)),
  };
}
