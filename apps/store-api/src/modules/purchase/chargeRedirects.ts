import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { chargeRedirect } from '../../db/schema/index.ts';

/** Where a charge goes whose refund its provider rejects. */
export type StoredRedirect = typeof chargeRedirect.$inferSelect;

/** The redirected charges among payments. */
export const redirectsOf = (db: Database, attemptIds: readonly number[]): Promise<StoredRedirect[]> =>
  db
    .select()
    .from(chargeRedirect)
    .where(inArray(chargeRedirect.attemptId, [...attemptIds]));

/** Where the charge of a payment goes; undefined for a payment that was not redirected. */
export const findRedirect = async (db: Database, attemptId: number): Promise<StoredRedirect | undefined> =>
  (await redirectsOf(db, [attemptId]))[0];

/** The same, locked. Lock the payment before it. */
export const lockRedirect = async (tx: Database, attemptId: number): Promise<StoredRedirect | undefined> =>
  (await tx.select().from(chargeRedirect).where(eq(chargeRedirect.attemptId, attemptId)).for('update'))[0];
