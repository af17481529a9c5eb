import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { customer } from '../../db/schema/index.ts';
import { domainError } from '../../errors/domainError.ts';
import type { IdentityProfile } from '../identity/provider.ts';

export type StoredCustomer = typeof customer.$inferSelect;

/**
 * Finds the store's customer for a profile of the identity provider, and creates the customer at the first
 * login. Phone and e-mail address are copied from the profile. If the profile has no e-mail address, the
 * stored one stays. Throws SSO-1201 for an account that is being deleted [AUT-06].
 */
export async function findOrCreateCustomer(
  db: Database,
  profile: IdentityProfile,
  now: Date,
): Promise<StoredCustomer> {
  const isLoyal = profile.loyalCustomer === 'Y';
  const { customerHash, phoneNumber: phone, nameDetails, primaryEmailId: email, emailVerified } = profile;
  const [row] = await db
    .insert(customer)
    .values({
      userName: customerHash,
      customerHash,
      phone,
      email,
      emailVerified,
      firstName: nameDetails.firstName,
      lastName: nameDetails.lastName,
      userType: profile.userType,
      isLoyal,
      createdAt: now,
    })
    .onConflictDoUpdate({
      target: customer.customerHash,
      set: { phone, isLoyal, ...(email === null ? {} : { email, emailVerified }) },
    })
    .returning();
  if (!row) throw new Error('a customer was neither made nor found');
  if (row.deletionRequestedAt) throw domainError('accountDeletionPending');
  return row;
}

/**
 * Locks the customer row with this hash, which is the id that the identity provider gives the customer.
 * Resolves to the customer's phone number, or to undefined if the store does not know the hash yet.
 */
export const phoneOf = async (db: Database, customerHash: string): Promise<string | undefined> =>
  (
    await db
      .select({ phone: customer.phone })
      .from(customer)
      .where(eq(customer.customerHash, customerHash))
      .for('update')
  )[0]?.phone;

export const changeCustomer = (db: Database, id: number, values: Partial<typeof customer.$inferInsert>) =>
  db.update(customer).set(values).where(eq(customer.id, id));

export const findCustomer = async (db: Database, id: number): Promise<StoredCustomer | undefined> =>
  (await db.select().from(customer).where(eq(customer.id, id)))[0];

/**
 * Finds a customer by phone or e-mail address. If several customers share an e-mail address, finds the one
 * who logged in to the store last.
 */
export const findCustomerByContact = async (
  db: Database,
  contact: string,
): Promise<StoredCustomer | undefined> =>
  (
    await db
      .select()
      .from(customer)
      .where(
        contact.includes('@')
          ? eq(sql`lower(${customer.email})`, contact.toLowerCase())
          : eq(customer.phone, contact),
      )
      .orderBy(sql`${customer.lastLoginAt} desc nulls last`, desc(customer.id))
      .limit(1)
  )[0];

/** Records a login. From the second login on, a customer has the type `existing`. */
export async function recordLogin(db: Database, id: number, lastLoginAt: Date): Promise<void> {
  const known = await findCustomer(db, id);
  const userType = known?.lastLoginAt && known.userType === 'new' ? 'existing' : known?.userType;
  await db
    .update(customer)
    .set({ lastLoginAt, ...(userType && { userType }) })
    .where(eq(customer.id, id));
}

/** Copies the name from the identity provider. */
export const nameCustomer = (db: Database, id: number, name: { firstName: string; lastName: string }) =>
  db.update(customer).set(name).where(eq(customer.id, id));

/** Sets the name of a customer who has none. */
export const setMissingName = (db: Database, id: number, name: { firstName: string; lastName: string }) =>
  db
    .update(customer)
    .set(name)
    .where(and(eq(customer.id, id), eq(customer.firstName, ''), eq(customer.lastName, '')));
