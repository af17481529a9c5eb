import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { customer, type OrderAddress } from '../../db/schema/index.ts';

/** Contact for the shop and its payment provider. A field is empty if neither account nor address has it. */
export interface Contact {
  readonly email: string;
  readonly phone: string;
}

/**
 * Contact of the customer of an order. A field that the account lacks comes from the delivery address, which
 * may be that of another person.
 */
export async function contactOf(
  db: Database,
  customerId: number,
  { emailID, phone }: Pick<OrderAddress, 'emailID' | 'phone'>,
): Promise<Contact> {
  const [account] = await db
    .select({ email: customer.email, phone: customer.phone })
    .from(customer)
    .where(eq(customer.id, customerId));
  return { email: account?.email || emailID, phone: account?.phone || phone };
}
