import type { PGlite } from '@electric-sql/pglite';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openMemory } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const migrations = path.resolve(import.meta.dirname, '../../migrations');

let empty: Promise<Blob> | undefined;

/**
 * Returns a dump of an empty embedded database with its tables. Creating a database takes seconds, but
 * loading a dump is fast. The name of the cached file depends on the migrations and on the PGlite version.
 */
export const emptyDatabase = (): Promise<Blob> => (empty ??= readOrCreate());

async function readOrCreate(): Promise<Blob> {
  const folder = path.join(root, '.cache/store-api');
  const file = path.join(folder, `empty-${fingerprint()}.tar`);
  if (existsSync(file)) return new Blob([readFileSync(file)]);
  const { db, client, close } = await openMemory();
  await migrate(db);
  const dump = await dumpFiles(client);
  await close();
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder).filter((name) => /^empty-\w+\.tar$/.test(name)))
    rmSync(path.join(folder, old), { force: true });
  // Test files run in parallel, so each writes the dump to its own draft and renames the draft.
  const draft = `${file}.${process.pid}-${performance.now()}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, file);
  return dump;
}

/**
 * Dumps the files of a database. After a checkpoint, opening the dump replays no log. The template databases
 * are left out, because tests create no databases with PGlite.
 */
export async function dumpFiles(client: PGlite): Promise<Blob> {
  await client.exec("update pg_database set datistemplate = false where datname like 'template_'");
  for (const name of ['template0', 'template1']) await client.exec(`drop database if exists ${name}`);
  await client.exec('checkpoint');
  return client.dumpDataDir('none');
}

function fingerprint(): string {
  const hash = createHash('sha256');
  const version = readFileSync(path.join(root, 'node_modules/@electric-sql/pglite/package.json'));
  hash.update(version);
  for (const name of readdirSync(migrations).filter((one) => one.endsWith('.sql')))
    hash.update(name).update(readFileSync(path.join(migrations, name)));
  return hash.digest('hex').slice(0, 16);
}
