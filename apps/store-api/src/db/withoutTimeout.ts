import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from './database.ts';

/** Removes the timeouts of a transaction that may wait or work for minutes, such as a migration. */
export async function withoutTimeout(tx: Database): Promise<void> {
  await rowsOf(
    tx,
    sql`select set_config(name, '0', true)
      from unnest(array['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout']) as name`,
  );
}
