import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../../db/database.ts';
import { sweepChanges } from '../../db/change-log.ts';
import { erasePeople } from '../account/deletion.ts';
import { creditPoints } from '../credit/earning.ts';
import { changeLogKeptMs, retentions, type Retention } from './retention.ts';

/** Any number that nobody else locks. */
const lock = 7_318_449_002;

/** Rows of one transaction: few enough that nobody waits for it, on the embedded database nobody but itself. */
const rowsAtOnce = 500;

/**
 * Does what is due by the clock, some rows at a time, most of it taking away what has had its use; answers how many rows it dealt with. One process at a time: another that comes meanwhile goes
 * away at once, and so does this one when `isOver` says so. A row that somebody has locked is left for the next time.
 */
export async function sweep(db: Database, now: Date, isOver: () => boolean = () => false): Promise<number> {
  let swept = 0;
  const steps: ((tx: Database) => Promise<number>)[] = [
    ...retentions.map((one) => (tx: Database) => deleteSome(tx, one, now)),
    (tx) => creditPoints(tx, now, rowsAtOnce),
    (tx) => erasePeople(tx, now, rowsAtOnce),
    (tx) => sweepChanges(tx, new Date(now.getTime() - changeLogKeptMs), rowsAtOnce),
  ];
  for (const step of steps)
    for (let rows = rowsAtOnce; rows === rowsAtOnce && !isOver();) {
      const done = await db.transaction(async (tx) => ((await mayI(tx)) ? step(tx) : undefined));
      if (done === undefined) return swept;
      swept += rows = done;
    }
  return swept;
}

async function mayI(tx: Database): Promise<boolean> {
  const [row] = await rowsOf<{ mine: boolean }>(
    tx,
    sql`select pg_try_advisory_xact_lock(${sql.raw(String(lock))}) as mine`,
  );
  return row?.mine === true;
}

async function deleteSome(tx: Database, { table, keptMs, overBefore }: Retention, now: Date) {
  const over = overBefore(new Date(now.getTime() - keptMs));
  const gone = await rowsOf(
    tx,
    sql`delete from ${table} where ctid = any(array(
      select ctid from ${table} where ${over} limit ${rowsAtOnce} for update skip locked)) returning 1`,
  );
  return gone.length;
}
