import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { customer, oauthToken, pushSubscription, refreshToken } from '../../db/schema/index.ts';

export type StoredRefresh = typeof refreshToken.$inferSelect;

/** Returns a token with its customer. One query, because every call runs it. */
export const findToken = async (db: Database, tokenHash: string) =>
  (
    await db
      .select({
        kind: oauthToken.kind,
        family: oauthToken.family,
        expiresAt: oauthToken.expiresAt,
        customerId: customer.id,
        userName: customer.userName,
        customerHash: customer.customerHash,
        phone: customer.phone,
        email: customer.email,
      })
      .from(oauthToken)
      .leftJoin(customer, eq(customer.id, oauthToken.customerId))
      .where(eq(oauthToken.tokenHash, tokenHash))
  )[0];

export const addToken = (db: Database, token: typeof oauthToken.$inferInsert) =>
  db.insert(oauthToken).values(token).onConflictDoNothing();

export const addRefresh = (db: Database, token: typeof refreshToken.$inferInsert) =>
  db.insert(refreshToken).values(token).onConflictDoNothing();

export const lockRefresh = async (db: Database, tokenHash: string): Promise<StoredRefresh | undefined> =>
  (await db.select().from(refreshToken).where(eq(refreshToken.tokenHash, tokenHash)).for('update'))[0];

export const markUsed = (db: Database, tokenHash: string, usedAt: Date) =>
  db.update(refreshToken).set({ usedAt }).where(eq(refreshToken.tokenHash, tokenHash));

/**
 * Deletes every token of one login (the family), and its device for messages.
 * First waits until a concurrent refresh has committed, because a statement does not see rows that are
 * committed while it waits.
 */
export async function endFamily(db: Database, family: string): Promise<void> {
  const isOfFamily = eq(refreshToken.family, family);
  await db.select({ hash: refreshToken.tokenHash }).from(refreshToken).where(isOfFamily).for('update');
  await db.delete(refreshToken).where(isOfFamily);
  await db.delete(oauthToken).where(eq(oauthToken.family, family));
  await db.delete(pushSubscription).where(eq(pushSubscription.family, family));
}
