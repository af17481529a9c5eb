import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database, OpenDatabase } from './database.ts';
import { lockFolder } from './lock.ts';

const extensions = { pg_trgm };

/** Opens the embedded database of a data folder, for this process alone. Makes it when there is none. */
export async function openFolder(dataDir: string): Promise<OpenDatabase> {
  const unlock = lockFolder(dataDir);
  try {
    const folder = path.join(dataDir, 'db');
    if (!existsSync(path.join(folder, 'PG_VERSION'))) await createInChild(folder);
    const client = new PGlite(folder, { extensions });
    await client.waitReady;
    return toOpen(client, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** A database in memory, for tests. `from` is a dump of a prepared one. */
export async function openMemory(from?: Blob): Promise<OpenDatabase & { client: PGlite }> {
  const client = new PGlite({ extensions, ...(from ? { loadDataDir: from } : {}) });
  await client.waitReady;
  return { ...toOpen(client, () => {}), client };
}

function toOpen(client: PGlite, unlock: () => void): OpenDatabase {
  return {
    db: drizzle(client) as unknown as Database,
    kind: 'pglite',
    async close() {
      if (!client.closed) await client.close();
      unlock();
    },
  };
}

/** Making a cluster leaves 450 MB in the process that did it, so one that ends does. */
async function createInChild(folder: string): Promise<void> {
  mkdirSync(path.dirname(folder), { recursive: true });
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('create-folder.ts', import.meta.url)), folder],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code !== 0) throw new Error(`The database in ${folder} could not be made.`);
}
