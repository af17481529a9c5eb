import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { customer, type OrderAddress } from '../../db/schema/index.ts';

/** Where the shop and its payment provider reach the customer; empty where neither the account nor the address has it. */
export interface Contact {
  readonly email: string;
  readonly phone: string;
}

/** The contact of an order's customer: the account's, else the delivery address's, which may be somebody else's. */
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
