import type { Database } from '../../db/database.ts';
import { isErased } from '../fulfilment/repository.ts';
import { latestOrder, type StoredOrder } from '../order/repository.ts';

/** The placed order with this number. Undefined without one, and for an erased customer. */
export async function findTracked(db: Database, orderId: string): Promise<StoredOrder | undefined> {
  const order = await latestOrder(db, { id: orderId });
  return order?.status === 'placed' && !(await isErased(db, order.customerId)) ? order : undefined;
}
