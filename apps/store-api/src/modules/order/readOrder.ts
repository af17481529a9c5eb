import type { CallResponseInput } from '@luxe/contract/calls';
import type { Database } from '../../db/database.ts';
import { contactOf } from '../customer/contact.ts';
import { isCartOpen, lastAttemptOf, linesOf, type StoredOrder } from './repository.ts';
import { toWireOrder } from './wire.ts';

/** The current order in wire format, with its last payment attempt. */
export async function readOrder(
  db: Database,
  order: StoredOrder,
  now: Date,
): Promise<CallResponseInput<'orderDetails'>> {
  const lines = await linesOf(db, [order.id]);
  const contact = await contactOf(db, order.customerId, order.deliveryAddress);
  return toWireOrder(order, {
    lines: lines.get(order.id) ?? [],
    now,
    contactEmail: contact.email,
    attempt: await lastAttemptOf(db, order.id),
    isCartOpen: await isCartOpen(db, order),
  });
}
