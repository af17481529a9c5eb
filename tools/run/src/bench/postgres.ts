import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { waitForExit } from '../programs/childProcess.ts';
import { findPostgres } from '../equipment/machine.ts';
import { registerCleanup } from './cleanup.ts';

export interface PostgresServer {
  readonly url: string;
  readonly pid: number;
  /** Stops the server. Its folder stays. */
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL server for the bench on this folder and initialises the folder when it is empty. The
 * server listens only on a socket. It has the default settings, except that fsync is off because the rows can
 * be generated again. Rejects when PostgreSQL is not installed or does not start.
 */
export async function openPostgres(folder: string): Promise<PostgresServer> {
  const binaries = await findPostgres();
  if (!binaries) throw new Error('There is no PostgreSQL here.');
  const owner = serverUser();
  const socket = mkdtempSync(path.join(tmpdir(), 'luxe-bench-'));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (owner) for (const target of [socket, folder]) chownSync(target, owner.uid, owner.gid);
  if (!existsSync(path.join(folder, 'PG_VERSION')))
    execFileSync(
      path.join(binaries, 'initdb'),
      ['-D', folder, '-U', 'luxe', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'],
      { ...owner, cwd: socket, stdio: ['ignore', 'ignore', 'inherit'] },
    );
  const server = spawn(
    path.join(binaries, 'postgres'),
    ['-D', folder, '-k', socket, '-c', 'listen_addresses=', '-c', 'fsync=off'],
    { ...owner, cwd: socket, stdio: 'ignore', detached: true },
  );
  const stop = registerCleanup(async () => {
    if (server.exitCode === null && server.signalCode === null) server.kill('SIGINT');
    await waitForExit(server);
    rmSync(socket, { recursive: true, force: true });
  });
  for (const deadline = Date.now() + 60_000; !isReady(binaries, socket); await delay(50))
    if (Date.now() > deadline || server.exitCode !== null) {
      await stop();
      throw new Error('PostgreSQL did not start.');
    }
  return {
    url: `postgresql://luxe@localhost/postgres?host=${encodeURIComponent(socket)}`,
    pid: server.pid ?? 0,
    stop,
  };
}

function isReady(binaries: string, socket: string): boolean {
  try {
    execFileSync(path.join(binaries, 'pg_isready'), ['-h', socket], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** PostgreSQL does not run as root, so root starts it as another user. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
