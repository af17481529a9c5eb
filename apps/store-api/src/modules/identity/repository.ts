import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { identityAccount, identityCode, identityGrant, identitySession } from '../../db/schema/index.ts';

export type StoredCode = typeof identityCode.$inferSelect;
export type StoredSession = typeof identitySession.$inferSelect;

export const findCode = async (db: Database, refId: string, phone: string): Promise<StoredCode | undefined> =>
  (
    await db
      .select()
      .from(identityCode)
      .where(and(eq(identityCode.refId, refId), eq(identityCode.phone, phone)))
      .for('update')
  )[0];

/** The code of a phone that was sent last. */
export const lastCode = async (db: Database, phone: string): Promise<StoredCode | undefined> =>
  (await db.select().from(identityCode).where(eq(identityCode.phone, phone)).for('update'))[0];

/** A new code takes the place of the ones before; codes that have ended long since go with them. */
export async function replaceCode(
  db: Database,
  code: typeof identityCode.$inferInsert,
  before: Date,
): Promise<void> {
  await db
    .delete(identityCode)
    .where(or(eq(identityCode.phone, code.phone), lt(identityCode.expiresAt, before)));
  await db.insert(identityCode).values(code);
}

/** Uses one try up; answers how many are left. */
export async function useTry(db: Database, refId: string): Promise<number> {
  const [row] = await db
    .update(identityCode)
    .set({ triesLeft: sql`${identityCode.triesLeft} - 1` })
    .where(and(eq(identityCode.refId, refId), gt(identityCode.triesLeft, 0)))
    .returning({ left: identityCode.triesLeft });
  return row?.left ?? 0;
}

export const dropCode = (db: Database, refId: string) =>
  db.delete(identityCode).where(eq(identityCode.refId, refId));

/** The account of a phone; made when there is none. */
export async function accountOf(db: Database, phone: string, customerHash: string, createdAt: Date) {
  const [made] = await db
    .insert(identityAccount)
    .values({ phone, customerHash, createdAt })
    .onConflictDoNothing({ target: identityAccount.phone })
    .returning();
  if (made) return { account: made, isNew: true };
  const [account] = await db.select().from(identityAccount).where(eq(identityAccount.phone, phone));
  if (!account) throw new Error('an account went while it was read');
  return { account, isNew: false };
}

export const findAccount = async (db: Database, customerHash: string) =>
  (await db.select().from(identityAccount).where(eq(identityAccount.customerHash, customerHash)))[0];

export const renameAccount = (
  db: Database,
  customerHash: string,
  name: { firstName: string; lastName: string },
) => db.update(identityAccount).set(name).where(eq(identityAccount.customerHash, customerHash));

export const addGrant = (db: Database, grant: typeof identityGrant.$inferInsert) =>
  db.insert(identityGrant).values(grant);

/** Takes a grant away, whatever comes of it: it works once. */
export const takeGrant = async (db: Database, codeHash: string) =>
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

/** Ends every session that came from one login; waits for a refresh in hand first, whose successor it would not see. Call it in a transaction. */
export async function endFamily(db: Database, family: string): Promise<void> {
  const isOfFamily = eq(identitySession.family, family);
  await db.select({ hash: identitySession.accessHash }).from(identitySession).where(isOfFamily).for('update');
  await db.update(identitySession).set({ hasEnded: true }).where(isOfFamily);
}
