import type { Clock } from '@luxe/host';
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { recordChanges } from '../../db/changeLog.ts';
import { rowsOf, type Database } from '../../db/database.ts';

export interface AnnounceParts {
  readonly db: Database;
  readonly clock: Pick<Clock, 'now'>;
}

/** Milliseconds between two rounds. With the time that caches need, a page follows within a second. */
export const announceEveryMs = 150;

/** Content that begins and ends by the clock. */
export interface TimedContent {
  readonly table: PgTable;
  readonly startsAt: PgColumn;
  readonly endsAt: PgColumn;
  /** Time until which the beginning and the end have been announced. */
  readonly announcedAt: PgColumn;
  /** Key of the change that the pages with this content follow. */
  readonly key: string;
}

/**
 * Records a change for content that has begun or ended since it was last announced, so that cached pages are
 * made again. Of several processes, one records the change. Resolves to the number of rows.
 */
export async function announceDue(
  { db, clock }: AnnounceParts,
  { table, startsAt, endsAt, announcedAt, key }: TimedContent,
): Promise<number> {
  const now = clock.now();
  const at = sql`${now.toISOString()}::timestamptz`;
  const isDue = (moment: PgColumn): SQL =>
    sql`(${moment} <= ${at} and (${announcedAt} is null or ${announcedAt} < ${moment}))`;
  const due = sql`${isDue(startsAt)} or ${isDue(endsAt)}`;
  // Usually nothing is due, and reading takes no lock.
  if ((await rowsOf(db, sql`select 1 from ${table} where ${due} limit 1`)).length === 0) return 0;
  return db.transaction(async (tx) => {
    const announced = await rowsOf(
      tx,
      sql`update ${table} set announced_at = ${at} where ${due} returning 1`,
    );
    await recordChanges(tx, 'content', announced.length > 0 ? [key] : [], now);
    return announced.length;
  });
}
