import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';

const program = process.env.REDIS_SERVER ?? '/usr/bin/redis-server';

/** Whether a Redis server is available. On CI, tests fail without the server instead of being skipped. */
export const hasRedis = existsSync(program) || process.env.CI === 'true';

/**
 * Starts a Redis server for one test, on the loopback and without persistence. Resolves when it accepts
 * connections.
 */
export async function startRedis(port: number): Promise<ChildProcess> {
  const server = spawn(
    program,
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', tmpdir()],
    { stdio: 'ignore' },
  );
  process.once('exit', () => server.kill('SIGKILL'));
  for (let left = 400; left > 0; left -= 1) {
    const socket = createConnection({ port, host: '127.0.0.1' });
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return server;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  server.kill('SIGKILL');
  throw new Error(`Redis did not start on port ${port}.`);
}
