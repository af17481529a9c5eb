import { cleanOrderId } from '@luxe/format';
import type { CallAnswer } from '@luxe/contract/calls';
import type { Database } from '../../db/database.ts';
import { Refusal } from '../../refusal.ts';
import { readOrder } from '../order/read.ts';
import { findOrder, lastAttemptOf } from '../order/repository.ts';
import { outcomeOf } from '../order/wire.ts';

type Outcome = CallAnswer<'updateTransactionDetails'>;

/** An order of a customer's with its last try to pay it. An order of somebody else's is unknown. */
export async function readTry(db: Database, customerId: number, orderCode: string) {
  const order = await findOrder(db, customerId, cleanOrderId(orderCode));
  if (!order) throw new Refusal(404, 'O4041', 'We do not know this order.');
  return { order, attempt: await lastAttemptOf(db, order.id) };
}

/** Where an order stands. */
export async function readOutcome(
  db: Database,
  customerId: number,
  orderCode: string,
  now: Date,
): Promise<Outcome> {
  const { order } = await readTry(db, customerId, orderCode);
  return {
    outcome: outcomeOf(order),
    orderDetails: await readOrder(db, order, now),
  };
}
