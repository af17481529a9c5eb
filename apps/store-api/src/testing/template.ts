import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openMemory } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const migrations = path.resolve(import.meta.dirname, '../../migrations');

/**
 * Returns a dump of an empty embedded database with its tables. Creating a database takes seconds, but
 * loading a dump is fast. The name of the cached file depends on the migrations and on the PGlite version.
 */
export async function emptyDatabase(): Promise<Blob> {
  const file = path.join(root, '.cache/store-api', `empty-${fingerprint()}.tar`);
  if (existsSync(file)) return new Blob([readFileSync(file)]);
  const { db, client, close } = await openMemory();
  await migrate(db);
  const dump = await client.dumpDataDir('none');
  await close();
  mkdirSync(path.dirname(file), { recursive: true });
  // Test files run in parallel, so each writes the dump to its own draft and renames the draft.
  const draft = `${file}.${process.pid}-${performance.now()}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, file);
  return dump;
}

function fingerprint(): string {
  const hash = createHash('sha256');
  const version = readFileSync(path.join(root, 'node_modules/@electric-sql/pglite/package.json'));
  hash.update(version);
  for (const name of readdirSync(migrations).filter((one) => one.endsWith('.sql')))
    hash.update(name).update(readFileSync(path.join(migrations, name)));
  return hash.digest('hex').slice(0, 16);
}
