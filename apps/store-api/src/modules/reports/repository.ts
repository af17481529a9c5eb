import type { CallBody } from '@luxe/contract/calls';
import { desc, eq, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { errorReport } from '../../db/schema/index.ts';

type Fault = CallBody<'reportError'>;

/** Faults that are kept: whoever makes some up does not fill the disk. The known ones go on being counted. */
const most = 2000;

/** Counts a fault that is known, keeps one that is new. */
export async function noteFault(db: Database, fault: Fault, now: Date): Promise<void> {
  const { where: place, ...rest } = fault;
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([fault.kind, place, fault.name, fault.message]))
    .digest('hex');
  const counted = await db
    .update(errorReport)
    .set({ times: sql`${errorReport.times} + 1`, lastAt: now })
    .where(eq(errorReport.fingerprint, fingerprint))
    .returning({ times: errorReport.times });
  if (counted.length > 0 || (await db.$count(errorReport)) >= most) return;
  await db
    .insert(errorReport)
    .values({ fingerprint, ...rest, place, times: 1, firstAt: now, lastAt: now })
    .onConflictDoUpdate({
      target: errorReport.fingerprint,
      set: { times: sql`${errorReport.times} + 1`, lastAt: now },
    });
}

/** The faults that came last, for the operator. */
export const listFaults = (db: Database, limit: number) =>
  db.select().from(errorReport).orderBy(desc(errorReport.lastAt)).limit(limit);
