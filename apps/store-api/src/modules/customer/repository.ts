import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { customer } from '../../db/schema/index.ts';
import { Refusal } from '../../refusal.ts';
import type { IdentityProfile } from '../identity/provider.ts';

export type StoredCustomer = typeof customer.$inferSelect;

/**
 * The store's customer of an identity; made at the first login. Phone and e-mail address follow the provider's; an address that it does not know
 * stays. An account that is being deleted lets nobody in [AUT-06].
 */
export async function findOrMakeCustomer(
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
  if (row.deletionAskedAt) throw accountLocked();
  return row;
}

/** The phone that the store knows of an identity; undefined for one that is new to it. */
export const phoneOf = async (db: Database, customerHash: string): Promise<string | undefined> =>
  (
    await db
      .select({ phone: customer.phone })
      .from(customer)
      .where(eq(customer.customerHash, customerHash))
      .for('update')
  )[0]?.phone;

const accountLocked = () =>
  new Refusal(
    423,
    'SSO-1201',
    'Your account deletion is in progress and your account is temporary locked. Please try logging in after few days.',
  );

export const changeCustomer = (db: Database, id: number, values: Partial<typeof customer.$inferInsert>) =>
  db.update(customer).set(values).where(eq(customer.id, id));

export const findCustomer = async (db: Database, id: number): Promise<StoredCustomer | undefined> =>
  (await db.select().from(customer).where(eq(customer.id, id)))[0];

/** The customer of a phone or an e-mail address; of several, as an address may be shared, the one who came last. */
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
      .orderBy(desc(customer.lastLoginAt), desc(customer.id))
      .limit(1)
  )[0];

/** From the second login on a customer is an existing one. */
export async function noteLogin(db: Database, id: number, lastLoginAt: Date): Promise<void> {
  const known = await findCustomer(db, id);
  const userType = known?.lastLoginAt && known.userType === 'new' ? 'existing' : known?.userType;
  await db
    .update(customer)
    .set({ lastLoginAt, ...(userType && { userType }) })
    .where(eq(customer.id, id));
}

/** The names as the identity provider has them. */
export const nameCustomer = (db: Database, id: number, name: { firstName: string; lastName: string }) =>
  db.update(customer).set(name).where(eq(customer.id, id));

/** Takes a name from the first address of a customer who has none yet. */
export const nameIfNameless = (db: Database, id: number, name: { firstName: string; lastName: string }) =>
  db
    .update(customer)
    .set(name)
    .where(and(eq(customer.id, id), eq(customer.firstName, ''), eq(customer.lastName, '')));
