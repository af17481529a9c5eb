import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database, OpenDatabase } from './database.ts';
import { PriorityPool } from './pool.ts';

interface ServerOptions {
  /** Maximum connections. */
  readonly connections?: number;
  /** Milliseconds that a statement waits for a row that another transaction has locked. */
  readonly lockMs?: number;
}

/**
 * Opens a PostgreSQL server (15 or later) by its URL. Timeouts limit how long a statement runs or waits for a
 * connection or lock. If a process is idle in a transaction for too long, the server ends that transaction
 * and releases its locks.
 */
export async function openServer(
  url: string,
  { connections = 10, lockMs = 5_000 }: ServerOptions = {},
): Promise<OpenDatabase> {
  const pool = new PriorityPool({
    connectionString: url,
    max: connections,
    keepAlive: true,
    waitMs: 5_000,
    lock_timeout: lockMs,
    statement_timeout: 60_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // Ignore connection errors here, because an unhandled error event would crash the process. The running
  // statement still rejects with the error.
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
