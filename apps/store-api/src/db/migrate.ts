import { sql } from 'drizzle-orm';
import { readdirSync, readFileSync } from 'node:fs';
import { rowsOf, withoutTimeout, type Database } from './database.ts';

const folder = new URL('../../migrations/', import.meta.url);

/**
 * Number of the advisory lock that a process holds while it runs migrations. No other lock uses this number.
 */
const lock = 7_318_449_001;

/**
 * Runs every new file of `migrations`, in the order of their names, each in one transaction. An advisory lock
 * serialises replicas that start together. Returns the names of the files that ran.
 */
export async function migrate(db: Database): Promise<string[]> {
  const done: string[] = [];
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()) {
    const hasRun = await db.transaction(async (tx) => {
      await withoutTimeout(tx);
      await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(lock))})`);
      await tx.execute(
        sql`create table if not exists schema_migration (name text primary key, run_at timestamptz not null default now())`,
      );
      const known = await rowsOf(tx, sql`select 1 from schema_migration where name = ${name}`);
      if (known.length > 0) return false;
      for (const statement of readFileSync(new URL(name, folder), 'utf8').split('--> statement-breakpoint'))
        if (statement.trim()) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into schema_migration (name) values (${name})`);
      return true;
    });
    if (hasRun) done.push(name);
  }
  return done;
}
