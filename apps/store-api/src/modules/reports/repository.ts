import type { CallBody } from '@luxe/contract/calls';
import { desc, eq, gte, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { errorReport } from '../../db/schema/index.ts';

type Fault = CallBody<'reportError'>;

/**
 * Maximum number of stored errors, so that false reports cannot fill the disk. At the limit, errors that are
 * already stored are still counted.
 */
const maxFaults = 2000;

/** Counts a known error; stores a new one. */
export async function recordError(db: Database, fault: Fault, now: Date): Promise<void> {
  const { where, ...rest } = fault;
  const { kind, name, message, route, device } = rest;
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([kind, where, name, message, route, device]))
    .digest('hex');
  const counted = await db
    .update(errorReport)
    .set({ times: sql`${errorReport.times} + 1`, lastAt: now })
    .where(eq(errorReport.fingerprint, fingerprint))
    .returning({ times: errorReport.times });
  if (counted.length > 0 || (await db.$count(errorReport)) >= maxFaults) return;
  await db
    .insert(errorReport)
    .values({ fingerprint, ...rest, where, times: 1, firstAt: now, lastAt: now })
    .onConflictDoUpdate({
      target: errorReport.fingerprint,
      set: { times: sql`${errorReport.times} + 1`, lastAt: now },
    });
}

/**
 * Errors for the operator: the latest first, or the most frequent. `since`: only those of this day in India
 * and later.
 */
export const listErrors = (db: Database, limit: number, since?: string, by: 'latest' | 'times' = 'latest') =>
  db
    .select()
    .from(errorReport)
    .where(since === undefined ? undefined : gte(errorReport.lastAt, new Date(`${since}T00:00:00+05:30`)))
    .orderBy(desc(by === 'times' ? errorReport.times : errorReport.lastAt), desc(errorReport.lastAt))
    .limit(limit);
