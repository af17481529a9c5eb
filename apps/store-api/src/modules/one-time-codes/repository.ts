import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { oneTimeCode } from '../../db/schema/index.ts';

type StoredCode = typeof oneTimeCode.$inferSelect;

export const findCode = async (
  db: Database,
  refId: string,
  subject: string,
): Promise<StoredCode | undefined> =>
  (
    await db
      .select()
      .from(oneTimeCode)
      .where(and(eq(oneTimeCode.refId, refId), eq(oneTimeCode.subject, subject)))
      .for('update')
  )[0];

/**
 * Adds a code. Deletes the code with the reference `former`, and codes that expired before `endedBefore`.
 * Other codes for the same subject stay, because strangers must not invalidate the code of the owner.
 */
export async function addCode(
  db: Database,
  code: typeof oneTimeCode.$inferInsert,
  { endedBefore, former = '' }: { endedBefore: Date; former?: string | undefined },
): Promise<void> {
  await db
    .delete(oneTimeCode)
    .where(or(eq(oneTimeCode.refId, former), lt(oneTimeCode.expiresAt, endedBefore)));
  await db.insert(oneTimeCode).values(code);
}

/** Uses up one of the tries that a code allows. Returns the number of tries left. */
export async function useTry(db: Database, refId: string): Promise<number> {
  const [row] = await db
    .update(oneTimeCode)
    .set({ triesLeft: sql`${oneTimeCode.triesLeft} - 1` })
    .where(and(eq(oneTimeCode.refId, refId), gt(oneTimeCode.triesLeft, 0)))
    .returning({ left: oneTimeCode.triesLeft });
  return row?.left ?? 0;
}

export const dropCode = (db: Database, refId: string) =>
  db.delete(oneTimeCode).where(eq(oneTimeCode.refId, refId));
