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

export interface Change {
  readonly topic: Topic;
  readonly key: string;
}

export interface Changes {
  /** Cursor for the next `readChanges`. */
  readonly cursor: string;
  /** Each change once, in the order of the log. A repeated change stands where it was recorded first. */
  readonly changes: readonly Change[];
  /** By change: the cursor of a reader that has applied this change and all changes before it. */
  readonly positions: readonly string[];
  /**
   * False if old rows were deleted before this reader had seen them. The reader must then reload everything,
   * and can continue from `cursor`.
   */
  readonly isComplete: boolean;
  /** The cursor up to which the log of the database can be read now. */
  readonly edge: string;
}

/**
 * Format of a cursor: the number of a transaction, whose changes and all later ones are still to be read. A
 * cursor in the middle of a transaction also has the id of the last row that was read, after a point.
 */
export const cursorFormat = /^\d{1,19}(\.\d{1,18})?$/;

const parseCursor = (cursor: string) => {
  const [xid = '0', id = '0'] = cursor.split('.');
  return { xid, id };
};

/** Whether a cursor comes before another cursor. */
export function isBefore(cursor: string, other: string): boolean {
  const [a, b] = [parseCursor(cursor), parseCursor(other)];
  return a.xid === b.xid ? BigInt(a.id) < BigInt(b.id) : BigInt(a.xid) < BigInt(b.xid);
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
 * Returns the changes since a cursor, up to the oldest transaction that is still running, or up to the cursor
 * `until`. A transaction gets its number at its first write, not at its commit. If the cursor moved past a
 * running transaction, the reader would miss the changes of that transaction.
 */
export async function readChanges(db: Database, cursor: string, until?: string): Promise<Changes> {
  const from = parseCursor(cursor);
  const end = until === undefined ? undefined : parseCursor(until);
  const isWanted = end ? sql`(xid, id) <= (${end.xid}::xid8, ${end.id}::bigint)` : sql`true`;
  const rows = await rowsOf<{
    edge: string;
    swept: boolean;
    topic: Topic | null;
    key: string | null;
    position: string | null;
  }>(
    db,
    sql`with edge as materialized (select pg_snapshot_xmin(pg_current_snapshot()) as xmin)
      select edge.xmin::text as edge, found.topic, found.key, found.xid::text || '.' || found.id as position,
        exists (select 1 from change_log_edge where xid > ${from.xid}::xid8) as swept
      from edge
      left join lateral (
        select distinct on (topic, key) topic, key, xid, id from change_log
        where xid >= ${from.xid}::xid8 and xid < edge.xmin
          and (xid, id) > (${from.xid}::xid8, ${from.id}::bigint) and ${isWanted}
        order by topic, key, xid, id
      ) found on true
      order by found.xid, found.id`,
  );
  const edge = rows[0]?.edge ?? cursor;
  return {
    cursor: until ?? edge,
    edge,
    isComplete: rows[0]?.swept === false,
    changes: rows.flatMap(({ topic, key }) => (topic && key ? [{ topic, key }] : [])),
    positions: rows.flatMap(({ position }) => position ?? []),
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
