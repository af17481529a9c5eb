import { sql, type SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { WorkQueue } from './workQueue.ts';

/** PostgreSQL error code `unique_violation`. */
const uniqueViolation = '23505';

/** The database or a transaction. Repositories accept both. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open database; `close` ends its connections. */
export interface OpenDatabase {
  readonly db: Database;
  readonly kind: 'pglite' | 'postgresql';
  /** Queue in which its statements wait. */
  readonly queue: WorkQueue;
  close(): Promise<void>;
}

/** Runs a statement that the query builder cannot express. Both drivers return `{ rows }`. */
export async function rowsOf<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as unknown as { rows: Row[] };
  return result.rows;
}

/** Removes the timeouts of a transaction that may wait or work for minutes, such as a migration. */
export async function withoutTimeout(tx: Database): Promise<void> {
  await rowsOf(
    tx,
    sql`select set_config(name, '0', true)
      from unnest(array['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout']) as name`,
  );
}

/**
 * True if a unique index rejected a row, as when two calls insert it at once. drizzle-orm wraps the driver's
 * error as its cause.
 */
export function violatesUnique(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === uniqueViolation) || violatesUnique(error.cause);
}
