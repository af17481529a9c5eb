import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Returns a free port of the loopback whose next port is free too, for a program and its operations port.
 * Tests that run at the same time in another folder then have other ports. The port is below those that the
 * system gives to outgoing connections: while a program is down, such a connection could take its port.
 */
export async function freePort(): Promise<number> {
  for (let left = 50; left > 0; left -= 1) {
    const port = 10_000 + 2 * randomInt(10_000);
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
  throw new Error('Found no two free ports next to each other.');
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}
