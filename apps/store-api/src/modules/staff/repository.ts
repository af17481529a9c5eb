import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { deskRequest, staff, staffSession } from '../../db/schema/index.ts';
import { domainError } from '../../errors/domainError.ts';

export type StoredStaff = typeof staff.$inferSelect;

export const listStaff = (db: Database): Promise<StoredStaff[]> =>
  db.select().from(staff).orderBy(asc(staff.name), asc(staff.id));

export const findStaff = async (db: Database, email: string): Promise<StoredStaff | undefined> =>
  (await db.select().from(staff).where(eq(staff.email, email)))[0];

/** Adds an account. Undefined when the address has one. */
export const insertStaff = async (
  db: Database,
  values: typeof staff.$inferInsert,
): Promise<StoredStaff | undefined> =>
  (await db.insert(staff).values(values).onConflictDoNothing().returning())[0];

/** Locks an account. False when its password has changed since it was read, or when it is disabled. */
export async function lockUnchanged(tx: Database, { id, passwordHash }: StoredStaff): Promise<boolean> {
  const [row] = await tx.select().from(staff).where(eq(staff.id, id)).for('update');
  return row?.passwordHash === passwordHash && row.disabledAt === null;
}

export const changeStaff = (db: Database, id: number, values: Partial<typeof staff.$inferInsert>) =>
  db.update(staff).set(values).where(eq(staff.id, id));

/** Accepts a time step of the authenticator once. False for a step that is not later than the last one. */
export const takeStep = async (db: Database, id: number, step: number): Promise<boolean> =>
  (
    await db
      .update(staff)
      .set({ lastStep: step })
      .where(and(eq(staff.id, id), lt(staff.lastStep, step)))
      .returning({ id: staff.id })
  ).length > 0;

export const insertSession = (db: Database, values: typeof staffSession.$inferInsert) =>
  db.insert(staffSession).values(values);

/** The session of a token that was created and used after the two moments, if its account is active. */
export const findSession = async (db: Database, tokenHash: string, createdAfter: Date, seenAfter: Date) =>
  (
    await db
      .select({ session: staffSession, person: staff })
      .from(staffSession)
      .innerJoin(staff, eq(staff.id, staffSession.staffId))
      .where(
        and(
          eq(staffSession.tokenHash, tokenHash),
          gt(staffSession.createdAt, createdAfter),
          gt(staffSession.seenAt, seenAfter),
          isNull(staff.disabledAt),
        ),
      )
  )[0];

export const touchSession = (db: Database, tokenHash: string, seenAt: Date) =>
  db.update(staffSession).set({ seenAt }).where(eq(staffSession.tokenHash, tokenHash));

export const deleteSession = (db: Database, tokenHash: string) =>
  db.delete(staffSession).where(eq(staffSession.tokenHash, tokenHash));

/** Ends all sessions of an account. */
export const deleteSessions = (db: Database, staffId: number) =>
  db.delete(staffSession).where(eq(staffSession.staffId, staffId));

/** The key of a change that happens once, and a hash of its request. */
export interface OnceKey {
  readonly staffId: number;
  readonly key: string;
  readonly requestHash: string;
}

/**
 * Records the key of a change. False when the change has happened already. Throws 409 when the key was used
 * for another request. A second request with the key waits here until the transaction of the first ends.
 */
export async function claimRequest(tx: Database, { staffId, key, requestHash }: OnceKey, at: Date) {
  const made = await tx
    .insert(deskRequest)
    .values({ staffId, key, requestHash, at })
    .onConflictDoNothing()
    .returning({ key: deskRequest.key });
  if (made.length === 0) await hasHappened(tx, { staffId, key, requestHash });
  return made.length > 0;
}

/** Whether a change has happened. Throws 409 when its key was used for another request. */
export async function hasHappened(db: Database, { staffId, key, requestHash }: OnceKey): Promise<boolean> {
  const [earlier] = await db
    .select({ requestHash: deskRequest.requestHash })
    .from(deskRequest)
    .where(and(eq(deskRequest.staffId, staffId), eq(deskRequest.key, key)));
  if (earlier && earlier.requestHash !== requestHash) throw domainError('idempotencyKeyReused');
  return earlier !== undefined;
}
