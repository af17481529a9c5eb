import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { OpenDatabase } from '../db/database.ts';
import { openMemory } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { openServer } from '../db/server.ts';
import { emptyDatabase } from './template.ts';

const binaries = '/usr/lib/postgresql/15/bin';

/** Whether a PostgreSQL server can be had here. On CI it must: a missing one is a failure there, not a skip. */
const hasServer = existsSync(path.join(binaries, 'initdb')) || process.env.CI === 'true';

/** Both databases by name, for `describe.each`; the second as a skip where there is no server. */
export const databases = [
  { name: 'PGlite', isHere: true, open: openEmbedded },
  { name: 'PostgreSQL', isHere: hasServer, open: openThrowaway },
] as const;

/** An empty embedded database in memory, with its tables. */
export async function openEmbedded(): Promise<OpenDatabase> {
  return openMemory(await emptyDatabase());
}

/**
 * A PostgreSQL server of this test file's own, with the tables: in a temporary folder, on a Unix socket there, without fsync.
 * Closing stops it and takes the folder away; so does the end of this process.
 */
async function openThrowaway(): Promise<OpenDatabase> {
  const folder = mkdtempSync(path.join(tmpdir(), 'luxe-pg-'));
  const owner = serverUser();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  const run = (program: string, args: string[]) =>
    execFileSync(path.join(binaries, program), args, { ...owner, cwd: folder, stdio: 'ignore' });
  run('initdb', ['-D', data, '-U', 'luxe', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C']);
  const server = spawn(
    path.join(binaries, 'postgres'),
    [
      '-D',
      data,
      '-k',
      folder,
      '-c',
      'listen_addresses=',
      '-c',
      'fsync=off',
      '-c',
      'full_page_writes=off',
      '-c',
      'max_connections=40',
    ],
    { ...owner, cwd: folder, stdio: 'ignore' },
  );
  const stop = () => {
    server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', stop);
  const url = `postgresql://luxe@localhost/postgres?host=${encodeURIComponent(folder)}`;
  await answering(url);
  const open = await openServer(url);
  await migrate(open.db);
  return {
    ...open,
    async close() {
      await open.close();
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
      process.off('exit', stop);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The server refuses to run as root. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function answering(url: string): Promise<void> {
  for (const deadline = Date.now() + 20_000; ;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      await client.end().catch(() => {});
    }
  }
}
