import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The folder of `postgres`, `psql`, `pg_dump` and `pg_restore`. */
export const postgresBinaries = process.env.POSTGRES_BIN ?? '/usr/lib/postgresql/15/bin';

/**
 * Whether a PostgreSQL server is available. On CI, tests fail without the server instead of being skipped.
 */
export const hasPostgres = existsSync(path.join(postgresBinaries, 'initdb')) || process.env.CI === 'true';

/** A PostgreSQL server for one test: in a temporary folder, on a Unix socket, without fsync. */
export interface TestPostgres {
  readonly url: string;
  /** The folder of its Unix socket. The role `luxe` needs no password. */
  readonly socketFolder: string;
  /** Ends every connection at once, as a restart does. Resolves when the server has exited. */
  stop(): Promise<void>;
  /** Starts the server again with the same data. */
  start(): Promise<void>;
  /** Stops the server and removes its folder. Both also happen when the test process exits. */
  close(): Promise<void>;
}

/** Creates an empty server and starts it. */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'luxe-pg-'));
  const owner = serverUser();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  execFileSync(
    path.join(postgresBinaries, 'initdb'),
    ['-D', data, '-U', 'luxe', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'],
    { ...owner, cwd: folder, stdio: 'ignore' },
  );
  let server: ChildProcess;
  const options = ['listen_addresses=', 'fsync=off', 'full_page_writes=off', 'max_connections=60'];
  const start = async () => {
    const given = ['-D', data, '-k', folder, ...options.flatMap((option) => ['-c', option])];
    server = spawn(path.join(postgresBinaries, 'postgres'), given, {
      ...owner,
      cwd: folder,
      stdio: 'ignore',
    });
    await untilReady(folder);
  };
  const stop = async () => {
    const ended = once(server, 'exit');
    // SIGINT is the fast shutdown of PostgreSQL: it ends connections and writes data.
    server.kill('SIGINT');
    await ended;
  };
  const killAndRemove = () => {
    server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', killAndRemove);
  await start();
  return {
    url: `postgresql://luxe@localhost/postgres?host=${encodeURIComponent(folder)}`,
    socketFolder: folder,
    start,
    stop,
    async close() {
      if (server.exitCode === null && server.signalCode === null) await stop();
      process.off('exit', killAndRemove);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL does not run as root. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function untilReady(folder: string): Promise<void> {
  for (let left = 600; left > 0; left -= 1) {
    try {
      execFileSync(path.join(postgresBinaries, 'pg_isready'), ['-q', '-h', folder], { stdio: 'ignore' });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error('PostgreSQL did not start.');
}
