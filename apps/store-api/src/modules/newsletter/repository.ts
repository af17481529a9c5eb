import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { customer, mailPreference, newsletterSubscription } from '../../db/schema/index.ts';

export type StoredSubscription = typeof newsletterSubscription.$inferSelect;

/** An address as subscriptions have it. */
const toKey = (email: string): string => email.trim().toLowerCase();

export const findSubscription = async (
  db: Database,
  by: { readonly id: number } | { readonly email: string },
): Promise<StoredSubscription | undefined> =>
  (await db.select().from(newsletterSubscription).where(where(by)))[0];

export const lockSubscription = async (
  tx: Database,
  by: { readonly id: number } | { readonly email: string },
): Promise<StoredSubscription | undefined> =>
  (await tx.select().from(newsletterSubscription).where(where(by)).for('update'))[0];

const where = (by: { readonly id: number } | { readonly email: string }) =>
  'id' in by ? eq(newsletterSubscription.id, by.id) : eq(newsletterSubscription.email, toKey(by.email));

/** Adds a subscription that waits for its confirmation, unless the address has one, and locks it. */
export async function lockOrAdd(tx: Database, email: string, now: Date): Promise<StoredSubscription> {
  await tx
    .insert(newsletterSubscription)
    .values({ email: toKey(email), status: 'pending', askedAt: now })
    .onConflictDoNothing();
  const stored = await lockSubscription(tx, { email });
  if (!stored) throw new Error('the subscription was not stored');
  return stored;
}

export const changeSubscription = (
  tx: Database,
  id: number,
  values: Partial<typeof newsletterSubscription.$inferInsert>,
) => tx.update(newsletterSubscription).set(values).where(eq(newsletterSubscription.id, id));

export type MessageChoices = Pick<typeof mailPreference.$inferSelect, 'offers' | 'whatsapp'>;

/** The messages that a customer has chosen. A customer without a choice gets none. */
export const findChoices = async (db: Database, customerId: number): Promise<MessageChoices> =>
  (
    await db
      .select({ offers: mailPreference.offers, whatsapp: mailPreference.whatsapp })
      .from(mailPreference)
      .where(eq(mailPreference.customerId, customerId))
  )[0] ?? { offers: false, whatsapp: false };

/** Ends the offers of the customers whose verified address this is. */
export const endOffers = (tx: Database, email: string, changedAt: Date) =>
  tx
    .update(mailPreference)
    .set({ offers: false, changedAt })
    .where(
      and(
        eq(mailPreference.offers, true),
        inArray(
          mailPreference.customerId,
          tx
            .select({ id: customer.id })
            .from(customer)
            .where(and(sql`lower(${customer.email}) = ${toKey(email)}`, eq(customer.emailVerified, true))),
        ),
      ),
    );

/** Locks the subscription of a customer's verified address. Undefined without one. */
export async function lockSubscriptionOf(
  tx: Database,
  customerId: number,
): Promise<StoredSubscription | undefined> {
  const [found] = await tx
    .select({ email: customer.email })
    .from(customer)
    .where(and(eq(customer.id, customerId), eq(customer.emailVerified, true)));
  return found?.email ? lockSubscription(tx, { email: found.email }) : undefined;
}

/** Changes the choices that are given; the others stay. */
export const changeChoices = (
  db: Database,
  customerId: number,
  choices: Partial<MessageChoices>,
  changedAt: Date,
) =>
  db
    .insert(mailPreference)
    .values({ customerId, offers: false, ...choices, changedAt })
    .onConflictDoUpdate({
      target: mailPreference.customerId,
      set: { ...choices, changedAt: sql`excluded.changed_at` },
    });
