import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { WorkQueue } from './workQueue.ts';

/** The database, or a transaction in it: repositories take either. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open database and how to leave it. */
export interface OpenDatabase {
  readonly db: Database;
  readonly kind: 'pglite' | 'postgresql';
  /** In which its statements wait for their turn. */
  readonly queue: WorkQueue;
  close(): Promise<void>;
}

/** Rows of a statement that the builder cannot say; both drivers answer `{ rows }`. */
export async function rowsOf<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as unknown as { rows: Row[] };
  return result.rows;
}
