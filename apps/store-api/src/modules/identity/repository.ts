import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { identityAccount, identityEmailLink, identityGrant, identitySession } from '../../db/schema/index.ts';

export type StoredSession = typeof identitySession.$inferSelect;
export type StoredAccount = typeof identityAccount.$inferSelect;

/** Returns the account of a contact; creates it from `made` when there is none. */
export async function accountOf(db: Database, made: typeof identityAccount.$inferInsert) {
  const [isNew] = await db.insert(identityAccount).values(made).onConflictDoNothing().returning();
  if (isNew) return { account: isNew, isNew: true };
  const [account] = await db
    .select()
    .from(identityAccount)
    .where(made.phone ? eq(identityAccount.phone, made.phone) : eq(identityAccount.email, made.email ?? ''));
  if (!account) throw new Error('the account was deleted while it was read');
  return { account, isNew: false };
}

export const findAccount = async (db: Database, customerHash: string): Promise<StoredAccount | undefined> =>
  (await db.select().from(identityAccount).where(eq(identityAccount.customerHash, customerHash)))[0];

export const changeAccount = async (
  db: Database,
  customerHash: string,
  change: Partial<typeof identityAccount.$inferInsert>,
): Promise<StoredAccount | undefined> =>
  (
    await db
      .update(identityAccount)
      .set(change)
      .where(eq(identityAccount.customerHash, customerHash))
      .returning()
  )[0];

/** Whether another account has this phone or e-mail address. */
export async function isTaken(
  db: Database,
  customerHash: string,
  contact: { phone: string } | { email: string },
): Promise<boolean> {
  const [owner] = await db
    .select({ hash: identityAccount.customerHash })
    .from(identityAccount)
    .where(
      'phone' in contact
        ? eq(identityAccount.phone, contact.phone)
        : eq(identityAccount.email, contact.email),
    );
  return owner !== undefined && owner.hash !== customerHash;
}

export const addEmailLink = (db: Database, link: typeof identityEmailLink.$inferInsert) =>
  db.insert(identityEmailLink).values(link);

export const lockEmailLink = async (db: Database, tokenHash: string) =>
  (
    await db.select().from(identityEmailLink).where(eq(identityEmailLink.tokenHash, tokenHash)).for('update')
  )[0];

export const markLinkUsed = (db: Database, tokenHash: string, usedAt: Date) =>
  db.update(identityEmailLink).set({ usedAt }).where(eq(identityEmailLink.tokenHash, tokenHash));

export const addGrant = (db: Database, grant: typeof identityGrant.$inferInsert) =>
  db.insert(identityGrant).values(grant);

/**
 * Deletes and returns an authorisation code (a grant). The code is used up even if the exchange then fails.
 */
export const consumeGrant = async (db: Database, codeHash: string) =>
  (await db.delete(identityGrant).where(eq(identityGrant.codeHash, codeHash)).returning())[0];

export const addSession = (db: Database, session: typeof identitySession.$inferInsert) =>
  db.insert(identitySession).values(session).onConflictDoNothing();

export const findSession = async (db: Database, accessHash: string): Promise<StoredSession | undefined> =>
  (await db.select().from(identitySession).where(eq(identitySession.accessHash, accessHash)))[0];

export const lockSessionByRefresh = async (
  db: Database,
  refreshHash: string,
): Promise<StoredSession | undefined> =>
  (
    await db.select().from(identitySession).where(eq(identitySession.refreshHash, refreshHash)).for('update')
  )[0];

export const markRefreshed = (db: Database, refreshHash: string, at: Date) =>
  db.update(identitySession).set({ refreshedAt: at }).where(eq(identitySession.refreshHash, refreshHash));

/**
 * Ends every session of one login. First waits for a refresh under way, because the session that it creates
 * must end too. Call it in a transaction.
 */
export async function endFamily(db: Database, family: string): Promise<void> {
  const isOfFamily = eq(identitySession.family, family);
  await db.select({ hash: identitySession.accessHash }).from(identitySession).where(isOfFamily).for('update');
  await db.update(identitySession).set({ hasEnded: true }).where(isOfFamily);
}

/**
 * Ends every session of an account except those of one login. Like `endFamily`, first waits for a refresh
 * under way, because the session that it creates must end too.
 */
export async function endOtherSessions(db: Database, customerHash: string, family: string): Promise<void> {
  const isOther = and(eq(identitySession.customerHash, customerHash), ne(identitySession.family, family));
  await db.select({ hash: identitySession.accessHash }).from(identitySession).where(isOther).for('update');
  await db.update(identitySession).set({ hasEnded: true }).where(isOther);
}

/** Ends every session of an account, with the same lock as `endFamily`. */
export async function endAllSessions(db: Database, customerHash: string): Promise<void> {
  const isOfAccount = eq(identitySession.customerHash, customerHash);
  await db
    .select({ hash: identitySession.accessHash })
    .from(identitySession)
    .where(isOfAccount)
    .for('update');
  await db.update(identitySession).set({ hasEnded: true }).where(isOfAccount);
}
