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
  { emailID, phone, firstName }: Pick<OrderAddress, 'emailID' | 'phone' | 'firstName'>,
): Promise<Contact & { readonly firstName: string }> {
  const [account] = await db
    .select({ email: customer.email, phone: customer.phone, firstName: customer.firstName })
    .from(customer)
    .where(eq(customer.id, customerId));
  return {
    email: account?.email || emailID,
    phone: account?.phone || phone,
    firstName: account?.firstName || firstName,
  };
}
