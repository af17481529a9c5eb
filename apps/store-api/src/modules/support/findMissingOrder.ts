import type { CallResponseInput } from '@luxe/contract/calls';
import { cleanOrderId } from '@luxe/format';
import { and, desc, eq, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { customerOrder, paymentAttempt } from '../../db/schema/index.ts';

type Match = CallResponseInput<'findMissingOrder'>['match'];

/**
 * The customer's own order with a number or a payment reference. Null for an unknown reference and for one of
 * another customer.
 */
export async function findMissingOrder(db: Database, customerId: number, reference: string): Promise<Match> {
  const given = reference.trim();
  const [found] = await db
    .select({
      orderCode: customerOrder.id,
      status: customerOrder.status,
      attempt: paymentAttempt.status,
    })
    .from(customerOrder)
    .leftJoin(paymentAttempt, eq(paymentAttempt.orderId, customerOrder.id))
    .where(
      and(
        eq(customerOrder.customerId, customerId),
        or(
          eq(customerOrder.id, cleanOrderId(given)),
          eq(paymentAttempt.reference, given),
          eq(paymentAttempt.providerReference, given),
        ),
      ),
    )
    .orderBy(desc(paymentAttempt.id))
    .limit(1);
  if (!found) return null;
  const { orderCode, status, attempt } = found;
  if (status === 'placed') return { orderCode, state: 'placed' };
  if (status === 'open') return { orderCode, state: 'pending' };
  return { orderCode, state: attempt === 'refunding' || attempt === 'refunded' ? attempt : 'failed' };
}
