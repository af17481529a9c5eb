import { and, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { customer } from '../../db/schema/index.ts';

/**
 * Whether a customer can spend cliq cash: a guest has no account, and an account that is erased, or will be
 * at the customer's wish, would lose it. The account stays until the end of the transaction.
 */
export async function hasAccount(tx: Database, customerId: number | null): Promise<boolean> {
  if (customerId === null) return false;
  const [found] = await tx
    .select({ id: customer.id })
    .from(customer)
    .where(
      and(
        eq(customer.id, customerId),
        isNull(customer.deletionRequestedAt),
        or(ne(customer.phone, ''), isNotNull(customer.email)),
      ),
    )
    .for('share');
  return found !== undefined;
}
