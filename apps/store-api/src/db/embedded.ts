import { PGlite, type Results, type Transaction } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { folderProblem, StartupError } from '@luxe/host';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkFiles, recordFinalPageCounts, recordPageCounts } from './checkFiles.ts';
import type { Database, OpenDatabase } from './database.ts';
import { lockFolder } from './lockFolder.ts';
import { createWorkQueue } from './workQueue.ts';

const extensions = { pg_trgm };
/**
 * Interval in ms at which `recordPageCounts` records the length of each database file. After a crash, a file
 * that is shorter than its recorded length is detected.
 */
const noteMs = 60_000;

/** The embedded database. It runs one statement or transaction at a time, the most urgent first. */
class QueuedPGlite extends PGlite {
  readonly queue = createWorkQueue({ concurrency: 1 });

  override query<Row>(...statement: Parameters<PGlite['query']>): Promise<Results<Row>> {
    return this.queue.run(() => super.query<Row>(...statement));
  }

  override transaction<Value>(work: (tx: Transaction) => Promise<Value>): Promise<Value> {
    return this.queue.run(() => super.transaction((tx) => work(withEventLoopYields(tx))));
  }
}

/**
 * Yields to the event loop between two statements of a transaction. Otherwise a long transaction would delay
 * new connections, because PGlite works on the main thread and Node accepts one new connection per loop
 * iteration.
 */
function withEventLoopYields(tx: Transaction): Transaction {
  const query: Transaction['query'] = async (...statement) => {
    await new Promise((resolve) => setImmediate(resolve));
    return tx.query(...statement);
  };
  return Object.create(tx, { query: { value: query } }) as Transaction;
}

/**
 * Opens the embedded database of a data folder and locks it for this process. Creates the database if the
 * folder has none.
 */
export async function openFolder(dataDir: string): Promise<OpenDatabase> {
  const unlock = lockFolder(dataDir);
  try {
    const folder = path.join(dataDir, 'db');
    if (!existsSync(path.join(folder, 'PG_VERSION'))) await createInChild(folder);
    const client = await openCluster(folder);
    try {
      await checkFiles(client, folder);
    } catch (error) {
      await client.close();
      throw error;
    }
    const noting = setInterval(() => {
      if (!client.closed) void recordPageCounts(client, folder).catch(() => undefined);
    }, noteMs).unref();
    return toOpenDatabase(
      client,
      () => {
        recordFinalPageCounts(folder);
        unlock();
      },
      async () => {
        clearInterval(noting);
        // Record the page counts once more before closing, so that the record also lists the newest tables.
        // After closing, `recordFinalPageCounts` counts only the files that the record lists.
        if (!client.closed) await recordPageCounts(client, folder).catch(() => undefined);
      },
    );
  } catch (error) {
    unlock();
    throw folderProblem(error, dataDir);
  }
}

/**
 * Opens the database cluster of a folder. Throws a StartupError if the files are damaged, because PostgreSQL
 * then does not start. The log of PostgreSQL has the details.
 */
async function openCluster(folder: string): Promise<QueuedPGlite> {
  try {
    const client = new QueuedPGlite(folder, { extensions });
    await client.waitReady;
    return client;
  } catch (error) {
    if (typeof (error as NodeJS.ErrnoException).code === 'string') throw error;
    throw new StartupError(
      `The database in ${folder} does not start: its files are damaged. Restore the folder from a backup, or move it away to begin with an empty shop.`,
      { cause: error },
    );
  }
}

/** Opens a database in memory, for tests. `from` is a dump of a prepared database. */
export async function openMemory(from?: Blob): Promise<OpenDatabase & { client: PGlite }> {
  const client = new QueuedPGlite({
    extensions,
    ...(await (compiled ??= compile())),
    ...(from ? { loadDataDir: from } : {}),
  });
  await client.waitReady;
  return { ...toOpenDatabase(client, () => {}), client };
}

/** A part of the Node API that its types lack. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<unknown> };

/** The compiled programs of PGlite. Otherwise each database compiles and optimises them again. */
let compiled: ReturnType<typeof compile> | undefined;

async function compile() {
  const dist = path.dirname(fileURLToPath(import.meta.resolve('@electric-sql/pglite')));
  const load = (name: string) => readFile(path.join(dist, name));
  const [pglite, initdb, data] = await Promise.all([
    load('pglite.wasm'),
    load('initdb.wasm'),
    load('pglite.data'),
  ]);
  return {
    pgliteWasmModule: await WebAssembly.compile(pglite),
    initdbWasmModule: await WebAssembly.compile(initdb),
    fsBundle: new Blob([data]),
  };
}

function toOpenDatabase(
  client: QueuedPGlite,
  unlock: () => void,
  beforeClose?: () => Promise<void>,
): OpenDatabase {
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

/** Creates the cluster in a child process, because creation leaves 450 MB of memory in use. */
async function createInChild(folder: string): Promise<void> {
  mkdirSync(path.dirname(folder), { recursive: true });
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('createFolder.ts', import.meta.url)), folder],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  // If this process exits first, stop the child, so that it does not write into a folder that the next
  // process uses.
  const killChild = () => child.kill('SIGKILL');
  process.once('exit', killChild);
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  process.off('exit', killChild);
  if (code !== 0) throw new StartupError(`The database in ${folder} could not be made: see the lines above.`);
}
