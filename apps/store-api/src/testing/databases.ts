import { hasPostgres, startPostgres } from '@luxe/host/testing';
import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../db/database.ts';
import { openMemory } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { openServer } from '../db/server.ts';
import { emptyDatabase } from './template.ts';

/**
 * Both databases on which tests run. With `describe.skipIf(!isAvailable)`, PostgreSQL is skipped where it is
 * not installed.
 */
export const databases = [
  { name: 'PGlite', isAvailable: true, open: openEmbedded },
  { name: 'PostgreSQL', isAvailable: hasPostgres, open: openThrowaway },
] as const;

/** Opens an empty embedded database in memory, with its tables. */
export async function openEmbedded(): Promise<OpenDatabase> {
  return openMemory(await emptyDatabase());
}

let server: Promise<TestServer> | undefined;

interface TestServer {
  readonly db: OpenDatabase['db'];
  /** Number of databases that this process has created. */
  created: number;
  urlOf(database: string): string;
}

/**
 * Creates a PostgreSQL database with the tables on a server that all test files of this process share.
 * `close` deletes the database. The server stops when the process exits.
 */
async function openThrowaway(): Promise<OpenDatabase> {
  const shared = await (server ??= startWithTemplate());
  const name = `test_${(shared.created += 1)}`;
  await shared.db.execute(sql.raw(`create database ${name} template ${template}`));
  const open = await openServer(shared.urlOf(name));
  return {
    ...open,
    async close() {
      await open.close();
      await shared.db.execute(sql.raw(`drop database ${name} with (force)`));
    },
  };
}

/** Copying this database is ten times as fast as migrating an empty one. */
const template = 'luxe_template';

async function startWithTemplate(): Promise<TestServer> {
  const { url } = await startPostgres();
  const urlOf = (database: string) => {
    const one = new URL(url);
    one.pathname = database;
    return one.href;
  };
  const { db } = await openServer(url, { connections: 2 });
  await db.execute(sql.raw(`create database ${template}`));
  const empty = await openServer(urlOf(template), { connections: 1 });
  await migrate(empty.db);
  await empty.close();
  return { db, created: 0, urlOf };
}
