import { hasPostgres, startPostgres } from '@luxe/host/testing';
import type { OpenDatabase } from '../db/database.ts';
import { openMemory } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { openServer } from '../db/server.ts';
import { emptyDatabase } from './template.ts';

/** Both databases by name, for `describe.each`; the second as a skip where there is no server. */
export const databases = [
  { name: 'PGlite', isHere: true, open: openEmbedded },
  { name: 'PostgreSQL', isHere: hasPostgres, open: openThrowaway },
] as const;

/** An empty embedded database in memory, with its tables. */
export async function openEmbedded(): Promise<OpenDatabase> {
  return openMemory(await emptyDatabase());
}

/** A PostgreSQL server of this test file's own, with the tables. Closing stops it and takes it away. */
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
