import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from './database.ts';
import { changeLog } from './schema/index.ts';

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
  const rows = await rowsOf<{ cursor: string; topic: Topic | null; key: string | null }>(
    db,
    sql`with edge as materialized (select pg_snapshot_xmin(pg_current_snapshot()) as xmin)
      select edge.xmin::text as cursor, found.topic, found.key from edge
      left join lateral (
        select distinct topic, key from change_log where xid >= ${cursor}::xid8 and xid < edge.xmin
      ) found on true`,
  );
  return {
    cursor: rows[0]?.cursor ?? cursor,
    changes: rows.flatMap(({ topic, key }) => (topic && key ? [{ topic, key }] : [])),
  };
}
