import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from './database.ts';
import { changeLog, changeLogEdge } from './schema/index.ts';

type Topic = (typeof changeLog.$inferInsert)['topic'];

/** Records changes. Call it in the transaction that makes them. */
export async function recordChanges(
  tx: Database,
  topic: Topic,
  keys: readonly string[],
  at: Date,
): Promise<void> {
  if (keys.length > 0) await tx.insert(changeLog).values(keys.map((key) => ({ topic, key, at })));
}

export interface Changes {
  /** Cursor for the next `readChanges`. */
  readonly cursor: string;
  readonly changes: readonly { topic: Topic; key: string }[];
  /**
   * False if old rows were deleted before this reader had seen them. The reader must then reload everything,
   * and can continue from `cursor`.
   */
  readonly isComplete: boolean;
}

/**
 * Returns the cursor for a reader that is about to load everything. Reads from this cursor return every
 * change that commits from now on.
 */
export async function changeCursor(db: Database): Promise<string> {
  const [row] = await rowsOf<{ cursor: string }>(
    db,
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as cursor`,
  );
  return row?.cursor ?? '0';
}

/**
 * Returns the changes since a cursor, up to the oldest transaction that is still running. A transaction gets
 * its number at its first write, not at its commit. If the cursor moved past a running transaction, the
 * reader would miss the changes of that transaction.
 */
export async function readChanges(db: Database, cursor: string): Promise<Changes> {
  const rows = await rowsOf<{ cursor: string; swept: boolean; topic: Topic | null; key: string | null }>(
    db,
    sql`with edge as materialized (select pg_snapshot_xmin(pg_current_snapshot()) as xmin)
      select edge.xmin::text as cursor, found.topic, found.key,
        exists (select 1 from change_log_edge where xid > ${cursor}::xid8) as swept
      from edge
      left join lateral (
        select distinct topic, key from change_log where xid >= ${cursor}::xid8 and xid < edge.xmin
      ) found on true`,
  );
  return {
    cursor: rows[0]?.cursor ?? cursor,
    isComplete: rows[0]?.swept === false,
    changes: rows.flatMap(({ topic, key }) => (topic && key ? [{ topic, key }] : [])),
  };
}

/**
 * Deletes up to `limit` rows that are older than `before`, oldest first, and returns the number of deleted
 * rows. Stores a transaction number in change_log_edge: rows below this number may be missing. Rows that a
 * current reader may still need stay. Call this function in a transaction, and never twice at the same time.
 */
export async function sweepChanges(tx: Database, before: Date, limit: number): Promise<number> {
  const deleted = await rowsOf(
    tx,
    sql`with gone as (
        delete from ${changeLog} where id = any(array(
          select id from ${changeLog}
          where at < ${before.toISOString()}::timestamptz and xid < pg_snapshot_xmin(pg_current_snapshot())
          order by xid limit ${limit}))
        returning xid::text::numeric + 1 as past),
      moved as (
        insert into ${changeLogEdge} as edge (id, xid) select 1, max(past)::text::xid8 from gone having count(*) > 0
        on conflict (id) do update set xid = greatest(edge.xid, excluded.xid))
      select 1 from gone`,
  );
  return deleted.length;
}
