import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from './database.ts';
import { changeLog, changeLogEdge } from './schema/index.ts';

type Topic = (typeof changeLog.$inferInsert)['topic'];

/** Notes what a transaction changes. Call it inside that transaction. */
export async function recordChanges(
  tx: Database,
  topic: Topic,
  keys: readonly string[],
  at: Date,
): Promise<void> {
  if (keys.length > 0) await tx.insert(changeLog).values(keys.map((key) => ({ topic, key, at })));
}

export interface Changes {
  /** Give it back to read on from here. */
  readonly cursor: string;
  readonly changes: readonly { topic: Topic; key: string }[];
  /** False when rows that this reader had not seen have been swept: it must read everything anew, and may then read on from `cursor`. */
  readonly isComplete: boolean;
}

/** Where a reader begins that has just read everything: only what commits from now on comes. */
export async function changeCursor(db: Database): Promise<string> {
  const [row] = await rowsOf<{ cursor: string }>(
    db,
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as cursor`,
  );
  return row?.cursor ?? '0';
}

/**
 * What has changed since a cursor. A transaction's number is given when it first writes, not when it commits, so rows are read only up to
 * the oldest transaction that still runs: a cursor over a serial column would pass by those that commit late.
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
 * Takes away up to `most` rows that were noted before a moment, oldest first, and keeps where the edge is now; answers how many went. Rows
 * that a reader of this moment could still be about to read stay. Call it in a transaction, one at a time.
 */
export async function sweepChanges(tx: Database, before: Date, most: number): Promise<number> {
  const gone = await rowsOf(
    tx,
    sql`with gone as (
        delete from ${changeLog} where id = any(array(
          select id from ${changeLog}
          where at < ${before.toISOString()}::timestamptz and xid < pg_snapshot_xmin(pg_current_snapshot())
          order by xid limit ${most}))
        returning xid::text::numeric + 1 as past),
      moved as (
        insert into ${changeLogEdge} as edge (id, xid) select 1, max(past)::text::xid8 from gone having count(*) > 0
        on conflict (id) do update set xid = greatest(edge.xid, excluded.xid))
      select 1 from gone`,
  );
  return gone.length;
}
