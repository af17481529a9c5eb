import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { paymentAttempt, paymentEvent } from '../../db/schema/index.ts';

import type { StoredAttempt } from '../order/repository.ts';

export type { StoredAttempt };

export const findAttempt = async (db: Database, reference: string): Promise<StoredAttempt | undefined> =>
  (await db.select().from(paymentAttempt).where(eq(paymentAttempt.reference, reference)))[0];

/** Locks and returns an attempt. Lock its order first. */
export const lockAttempt = async (db: Database, id: number): Promise<StoredAttempt | undefined> =>
  (await db.select().from(paymentAttempt).where(eq(paymentAttempt.id, id)).for('update'))[0];

export const changeAttempt = (
  db: Database,
  id: number,
  values: Partial<typeof paymentAttempt.$inferInsert>,
) => db.update(paymentAttempt).set(values).where(eq(paymentAttempt.id, id));

/** References of the attempts that are due for a check, longest waiting first. */
export const dueAttempts = async (db: Database, now: Date, limit: number): Promise<string[]> =>
  (
    await db
      .select({ reference: paymentAttempt.reference })
      .from(paymentAttempt)
      .where(lte(paymentAttempt.checkAt, now))
      .orderBy(asc(paymentAttempt.checkAt))
      .limit(limit)
  ).map(({ reference }) => reference);

/** Claims an attempt until the given time. False when another process has claimed it. */
export async function claimAttempt(
  db: Database,
  reference: string,
  now: Date,
  until: Date,
): Promise<boolean> {
  const taken = await db
    .update(paymentAttempt)
    .set({ checkAt: until, checks: sql`${paymentAttempt.checks} + 1` })
    .where(and(eq(paymentAttempt.reference, reference), lte(paymentAttempt.checkAt, now)))
    .returning({ id: paymentAttempt.id });
  return taken.length > 0;
}

/**
 * Records the event that leads to a check of a payment: a return or a webhook. A repeated event is recorded
 * once.
 */
export const addEvent = (db: Database, event: typeof paymentEvent.$inferInsert) =>
  db.insert(paymentEvent).values(event).onConflictDoNothing();
