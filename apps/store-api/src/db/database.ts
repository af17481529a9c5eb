import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { WorkQueue } from './workQueue.ts';

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
