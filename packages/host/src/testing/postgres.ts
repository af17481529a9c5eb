import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const binaries = process.env.POSTGRES_BIN ?? '/usr/lib/postgresql/15/bin';

/** Whether a PostgreSQL server can be had here. On CI it must: a missing one is a failure there, not a skip. */
export const hasPostgres = existsSync(path.join(binaries, 'initdb')) || process.env.CI === 'true';

/** A PostgreSQL server of a test's own: in a temporary folder, on a Unix socket there, without fsync. */
export interface TestPostgres {
  readonly url: string;
  /** Ends every connection at once, as a server that is restarted does; resolves when it is gone. */
  stop(): Promise<void>;
  /** Starts it again on the same data. */
  start(): Promise<void>;
  /** Stops it and takes the folder away; so does the end of this process. */
  close(): Promise<void>;
}

/** Makes an empty server and starts it. */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'luxe-pg-'));
  const owner = serverUser();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  execFileSync(
    path.join(binaries, 'initdb'),
    ['-D', data, '-U', 'luxe', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'],
    { ...owner, cwd: folder, stdio: 'ignore' },
  );
  let server: ChildProcess;
  const options = ['listen_addresses=', 'fsync=off', 'full_page_writes=off', 'max_connections=60'];
  const start = async () => {
    const given = ['-D', data, '-k', folder, ...options.flatMap((option) => ['-c', option])];
    server = spawn(path.join(binaries, 'postgres'), given, { ...owner, cwd: folder, stdio: 'ignore' });
    await answering(folder);
  };
  const stop = async () => {
    const ended = once(server, 'exit');
    // Fast: connections are ended, data is written.
    server.kill('SIGINT');
    await ended;
  };
  const leave = () => {
    server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', leave);
  await start();
  return {
    url: `postgresql://luxe@localhost/postgres?host=${encodeURIComponent(folder)}`,
    start,
    stop,
    async close() {
      if (server.exitCode === null && server.signalCode === null) await stop();
      process.off('exit', leave);
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

async function answering(folder: string): Promise<void> {
  for (let left = 600; left > 0; left -= 1) {
    try {
      execFileSync(path.join(binaries, 'pg_isready'), ['-q', '-h', folder], { stdio: 'ignore' });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error('PostgreSQL did not start.');
}
