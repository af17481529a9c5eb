import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, OpenDatabase } from './database.ts';

/** Opens a PostgreSQL server (15 or later) by its URL. */
export async function openServer(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000 });
  // A connection that breaks, at rest or in a transaction, would end the process; the statement in hand is rejected in any case.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  await pool.query('select 1');
  return { db: drizzle(pool) as unknown as Database, kind: 'postgresql', close: () => pool.end() };
}
