import { PGlite, type Results, type Transaction } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { folderProblem, StartProblem } from '@luxe/host';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkFiles, noteLastPages, notePages } from './checkFiles.ts';
import type { Database, OpenDatabase } from './database.ts';
import { lockFolder } from './lock.ts';
import { createWorkQueue } from './workQueue.ts';

const extensions = { pg_trgm };
/** How often the sizes of the files are noted: what is cut after a crash is found down to the last note. */
const noteMs = 60_000;

/** The embedded database, which does one thing at a time: statements and transactions take their turn by urgency. */
class OrderedPGlite extends PGlite {
  readonly queue = createWorkQueue({ atOnce: 1 });

  override query<Row>(...statement: Parameters<PGlite['query']>): Promise<Results<Row>> {
    return this.queue.run(() => super.query<Row>(...statement));
  }

  override transaction<Value>(work: (tx: Transaction) => Promise<Value>): Promise<Value> {
    return this.queue.run(() => super.transaction((tx) => work(withPauses(tx))));
  }
}

/**
 * A transaction that lets the program read requests and take connections between two statements: their work is done on
 * the program's own thread, and Node takes one new connection in each turn of its loop.
 */
function withPauses(tx: Transaction): Transaction {
  const query: Transaction['query'] = async (...statement) => {
    await new Promise((resolve) => setImmediate(resolve));
    return tx.query(...statement);
  };
  return Object.create(tx, { query: { value: query } }) as Transaction;
}

/** Opens the embedded database of a data folder, for this process alone. Makes it when there is none. */
export async function openFolder(dataDir: string): Promise<OpenDatabase> {
  const unlock = lockFolder(dataDir);
  try {
    const folder = path.join(dataDir, 'db');
    if (!existsSync(path.join(folder, 'PG_VERSION'))) await createInChild(folder);
    const client = await openWhole(folder);
    try {
      await checkFiles(client, folder);
    } catch (error) {
      await client.close();
      throw error;
    }
    const noting = setInterval(() => {
      if (!client.closed) void notePages(client, folder).catch(() => undefined);
    }, noteMs).unref();
    return toOpen(
      client,
      () => {
        noteLastPages(folder);
        unlock();
      },
      async () => {
        clearInterval(noting);
        // The files of the tables made since the last note; their sizes are noted once all is written.
        if (!client.closed) await notePages(client, folder).catch(() => undefined);
      },
    );
  } catch (error) {
    unlock();
    throw folderProblem(error, dataDir);
  }
}

/** Opens the cluster of a folder. PostgreSQL refuses to start on files that are damaged; its own words go to its log. */
async function openWhole(folder: string): Promise<OrderedPGlite> {
  try {
    const client = new OrderedPGlite(folder, { extensions });
    await client.waitReady;
    return client;
  } catch (error) {
    if (typeof (error as NodeJS.ErrnoException).code === 'string') throw error;
    throw new StartProblem(
      `The database in ${folder} does not start: its files are damaged. Restore the folder from a backup, or move it away to begin with an empty shop.`,
      { cause: error },
    );
  }
}

/** A database in memory, for tests. `from` is a dump of a prepared one. */
export async function openMemory(from?: Blob): Promise<OpenDatabase & { client: PGlite }> {
  const client = new OrderedPGlite({ extensions, ...(from ? { loadDataDir: from } : {}) });
  await client.waitReady;
  return { ...toOpen(client, () => {}), client };
}

function toOpen(client: OrderedPGlite, unlock: () => void, beforeClose?: () => Promise<void>): OpenDatabase {
  return {
    db: drizzle(client) as unknown as Database,
    kind: 'pglite',
    queue: client.queue,
    async close() {
      await beforeClose?.();
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
  // A program that is ended meanwhile leaves nothing behind that writes into the folder of the next one.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  process.off('exit', end);
  if (code !== 0) throw new StartProblem(`The database in ${folder} could not be made: see the lines above.`);
}
