import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../../db/database.ts';
import { sweepChanges } from '../../db/changeLog.ts';
import { eraseAccountDigits, eraseCustomers } from '../account/deletion.ts';
import { creditPoints } from '../credit/earning.ts';
import { endCredits } from '../credit/endCredits.ts';
import { eraseGiftCards } from '../gift-card/eraseGiftCards.ts';
import { expireGiftCards } from '../gift-card/expireGiftCards.ts';
import { readPolicy } from '../policy/repository.ts';
import { changeLogRetentionMs, retentions, type Retention } from './retentions.ts';

/** An advisory lock number that nothing else uses. */
const lock = 7_318_449_002;

/** Rows per transaction: few enough that no other transaction waits long. */
const rowsAtOnce = 500;

/**
 * Does all deletions and credits that are due, in transactions of limited size. Returns the number of rows
 * processed. Only one process sweeps at a time, so a concurrent call returns early. A call also returns early
 * when `isOver` returns true. Locked rows are left for the next sweep.
 */
export async function sweep(db: Database, now: Date, isOver: () => boolean = () => false): Promise<number> {
  let swept = 0;
  const steps: ((tx: Database) => Promise<number>)[] = [
    ...retentions.map((one) => (tx: Database) => deleteSome(tx, one, now)),
    (tx) => creditPoints(tx, now, rowsAtOnce),
    (tx) => endCredits(tx, now, rowsAtOnce),
    (tx) => expireGiftCards(tx, now, rowsAtOnce),
    async (tx) => eraseCustomers(tx, now, await readPolicy(tx), rowsAtOnce),
    eraseAccountDigits,
    (tx) => eraseGiftCards(tx, now, rowsAtOnce),
    (tx) => sweepChanges(tx, new Date(now.getTime() - changeLogRetentionMs), rowsAtOnce),
  ];
  for (const step of steps)
    for (let rows = rowsAtOnce; rows === rowsAtOnce && !isOver();) {
      const done = await db.transaction(async (tx) => ((await tryLock(tx)) ? step(tx) : undefined));
      if (done === undefined) return swept;
      swept += rows = done;
    }
  return swept;
}

async function tryLock(tx: Database): Promise<boolean> {
  const [row] = await rowsOf<{ mine: boolean }>(
    tx,
    sql`select pg_try_advisory_xact_lock(${sql.raw(String(lock))}) as mine`,
  );
  return row?.mine === true;
}

async function deleteSome(tx: Database, { table, retentionMs, expiredBefore }: Retention, now: Date) {
  const isExpired = expiredBefore(new Date(now.getTime() - retentionMs));
  const deleted = await rowsOf(
    tx,
    sql`delete from ${table} where ctid = any(array(
      select ctid from ${table} where ${isExpired} limit ${rowsAtOnce} for update skip locked)) returning 1`,
  );
  return deleted.length;
}
