import type { CallResponseInput } from '@luxe/contract/calls';
import type { Database } from '../../db/database.ts';
import { contactOf } from '../customer/contact.ts';
import { findRedirect } from '../purchase/chargeRedirects.ts';
import { deliveriesOf } from './deliveriesOf.ts';
import { isCartOpen, lastAttemptOf, type StoredOrder } from './repository.ts';
import { toWireOrder } from './wire.ts';

/** The current order in wire format, with its last payment attempt and the given refunds and invoices. */
export async function readOrder(
  db: Database,
  order: StoredOrder,
  now: Date,
  more: Partial<Pick<CallResponseInput<'orderDetails'>, 'refunds' | 'invoices'>> = {},
): Promise<CallResponseInput<'orderDetails'>> {
  const deliveryOf = await deliveriesOf(db, [order.id]);
  const contact = await contactOf(db, order.customerId, order.deliveryAddress);
  const attempt = await lastAttemptOf(db, order.id);
  return toWireOrder(order, {
    ...deliveryOf(order.id),
    ...more,
    now,
    contactEmail: contact.email,
    attempt,
    redirect: attempt?.status === 'refunded' ? await findRedirect(db, attempt.id) : undefined,
    isCartOpen: await isCartOpen(db, order),
  });
}
