import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, run, print } from '../programs/childProcess.ts';
import type { DatabaseName } from './options.ts';
import { openPostgres } from './postgres.ts';
import type { Subject } from './subject.ts';

/** A database that contains the products of a measured shop. It is usable until it is closed. */
export interface Data {
  /** The environment variables for programs that use this database. */
  readonly environment: NodeJS.ProcessEnv;
  /** The process id of the PostgreSQL server. `undefined` for an embedded database. */
  readonly serverPid: number | undefined;
  close(): Promise<void>;
}

/** The source files that determine the rows. */
const sources = [
  'tools/catalogue/src/**/*.ts',
  'apps/store-api/migrations/*.sql',
  'apps/store-api/src/modules/catalogue/importCatalogue.ts',
  // Its name in older commits.
  'apps/store-api/src/modules/catalogue/seed.ts',
];

/**
 * Opens a database with the number of products that `subject`, the measured shop, names. If the database has
 * not been filled yet, the tool of the measured commit fills it. Commits that would write the same rows share
 * a database under `.cache/bench/data`.
 */
export async function openData(subject: Subject, database: DatabaseName): Promise<Data> {
  const key = `${database}-${subject.products}-${fingerprint(subject.folder)}`;
  const folder = path.join(root, '.cache/bench/data', key);
  mkdirSync(folder, { recursive: true });
  const server = database === 'postgres' ? await openPostgres(path.join(folder, 'server')) : undefined;
  const data: Data = {
    environment: { DATA_DIR: path.join(folder, 'shop'), DATABASE_URL: server?.url ?? '' },
    serverPid: server?.pid,
    close: async () => server?.stop(),
  };
  const stamp = path.join(folder, 'filled');
  try {
    if (!existsSync(stamp)) await fill(subject, data.environment);
    writeFileSync(stamp, '');
    return data;
  } catch (error) {
    await data.close();
    throw error;
  }
}

/** The tool that fills a catalogue, and its place in older commits. */
const scripts = ['tools/catalogue/src/fill.ts', 'apps/store-api/src/fill.ts'];

/** Fills the database with products. Does nothing for demo products, which the shop itself adds on start. */
async function fill({ folder, products }: Subject, environment: NodeJS.ProcessEnv): Promise<void> {
  if (products === 'demo') return;
  const script = scripts.map((file) => path.join(folder, file)).find((file) => existsSync(file));
  if (!script) throw new Error('This commit has no tool to fill a catalogue. Use --products demo.');
  print(`Filling a catalogue of ${products.toLocaleString('en')} products: once.`);
  const { ok, output } = await run(process.execPath, [script, '--products', String(products)], {
    cwd: folder,
    env: environment,
    live: true,
  });
  if (!ok) throw new Error(`The catalogue could not be filled: ${output.trim().split('\n').at(-1) ?? ''}`);
}

function fingerprint(folder: string): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((pattern) => globSync(pattern, { cwd: folder })).sort())
    if (!file.endsWith('.test.ts')) hash.update(file).update(readFileSync(path.join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}
