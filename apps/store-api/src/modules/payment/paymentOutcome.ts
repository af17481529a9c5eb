import { cleanOrderId } from '@luxe/format';
import type { CallResponseInput } from '@luxe/contract/calls';
import type { Database } from '../../db/database.ts';
import { domainError } from '../../errors/domainError.ts';
import { readOrder } from '../order/readOrder.ts';
import { findOrder, lastAttemptOf } from '../order/repository.ts';
import { outcomeOf } from '../order/wire.ts';

type Outcome = CallResponseInput<'updateTransactionDetails'>;

/** A customer's order with its last payment attempt. Another customer's order counts as unknown. */
export async function readLatestAttempt(db: Database, customerId: number, orderCode: string) {
  const order = await findOrder(db, customerId, cleanOrderId(orderCode));
  if (!order) throw domainError('orderNotFound');
  return { order, attempt: await lastAttemptOf(db, order.id) };
}

/** The current outcome of an order. */
export async function readOutcome(
  db: Database,
  customerId: number,
  orderCode: string,
  now: Date,
): Promise<Outcome> {
  const { order } = await readLatestAttempt(db, customerId, orderCode);
  return {
    outcome: outcomeOf(order),
    orderDetails: await readOrder(db, order, now),
  };
}
