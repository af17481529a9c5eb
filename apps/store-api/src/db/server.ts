import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database, OpenDatabase } from './database.ts';
import { ForgivingPool } from './pool.ts';

interface ServerOptions {
  /** Connections at most. */
  readonly connections?: number;
  /** Milliseconds that a call waits for a row which somebody else has locked. */
  readonly lockMs?: number;
}

/**
 * Opens a PostgreSQL server (15 or later) by its URL. Nobody waits for ever: not for a connection, not for a lock, not for a statement; a
 * process that stands still in a transaction loses it, and its locks.
 */
export async function openServer(
  url: string,
  { connections = 10, lockMs = 5_000 }: ServerOptions = {},
): Promise<OpenDatabase> {
  const pool = new ForgivingPool({
    connectionString: url,
    max: connections,
    keepAlive: true,
    waitMs: 5_000,
    lock_timeout: lockMs,
    statement_timeout: 60_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // A connection that breaks, at rest or in a transaction, would end the process; the statement in hand is rejected in any case.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  await pool.query('select 1');
  return {
    db: drizzle(pool) as unknown as Database,
    kind: 'postgresql',
    queue: pool.queue,
    close: () => pool.end(),
  };
}
