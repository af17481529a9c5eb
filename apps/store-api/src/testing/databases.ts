import { hasPostgres, startPostgres } from '@luxe/host/testing';
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

/** Starts a PostgreSQL server for this test file, with the tables. `close` stops and deletes it. */
async function openThrowaway(): Promise<OpenDatabase> {
  const server = await startPostgres();
  const open = await openServer(server.url);
  await migrate(open.db);
  return {
    ...open,
    async close() {
      await open.close();
      await server.close();
    },
  };
}
