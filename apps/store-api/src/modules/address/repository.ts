import { and, asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { address, customer } from '../../db/schema/index.ts';

export type StoredAddress = typeof address.$inferSelect;

/** Addresses of a customer: the default first, then in the order of creation. */
export const listAddresses = (db: Database, customerId: number): Promise<StoredAddress[]> =>
  db
    .select()
    .from(address)
    .where(eq(address.customerId, customerId))
    .orderBy(desc(address.isDefault), asc(address.createdAt), asc(address.id));

export const findAddress = async (
  db: Database,
  customerId: number,
  id: string,
): Promise<StoredAddress | undefined> =>
  (
    await db
      .select()
      .from(address)
      .where(and(eq(address.customerId, customerId), eq(address.id, id)))
  )[0];

export const addAddress = (db: Database, row: typeof address.$inferInsert) => db.insert(address).values(row);

export const changeAddress = (db: Database, id: string, values: Partial<typeof address.$inferInsert>) =>
  db.update(address).set(values).where(eq(address.id, id));

export const dropAddress = (db: Database, id: string) => db.delete(address).where(eq(address.id, id));

export const clearDefault = (db: Database, customerId: number) =>
  db
    .update(address)
    .set({ isDefault: false })
    .where(and(eq(address.customerId, customerId), eq(address.isDefault, true)));

/** Serialises changes to a customer's addresses, so that there is never more than one default. */
export const lockCustomer = (db: Database, id: number) =>
  db.select({ id: customer.id }).from(customer).where(eq(customer.id, id)).for('update');
