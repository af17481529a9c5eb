import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from './database.ts';

/** Lets a transaction take its time: it waits for others and works for minutes where a shopper's call would be given up. */
export async function patiently(tx: Database): Promise<void> {
  await rowsOf(
    tx,
    sql`select set_config(name, '0', true)
      from unnest(array['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout']) as name`,
  );
}
