import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { waitForExit, root } from './programs/childProcess.ts';

const haproxy = process.env.HAPROXY ?? '/usr/sbin/haproxy';
const config = path.join(root, 'deploy/haproxy.cfg');
let proxy: ChildProcess | undefined;
let servers: Server[] = [];
afterEach(async () => {
  proxy?.kill('SIGKILL');
  if (proxy) await waitForExit(proxy);
  for (const server of servers) server.close();
  for (const server of servers) server.closeAllConnections();
  [proxy, servers] = [undefined, []];
});

/**
 * Starts a fake storefront that has only the given asset files. For other asset files, the storefront
 * responds with 404. Resolves to its `host:port`.
 */
async function storefront(assets: readonly string[], requestedUrls: string[] = []): Promise<string> {
  const handleRequest: RequestListener = ({ url = '' }, response) => {
    requestedUrls.push(url);
    response.statusCode = url.startsWith('/assets/') && !assets.includes(url) ? 404 : 200;
    response.end(url);
  };
  const server = createServer(handleRequest).listen(0, '127.0.0.1');
  servers.push(server);
  await vi.waitFor(() => expect(server.listening).toBe(true));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/**
 * An address that nothing listens on. A fixed one could belong to the load balancer of another run, because
 * several of them may share a port.
 */
async function freeAddress(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return `127.0.0.1:${port}`;
}

/** Starts the load balancer with its production configuration in front of two storefronts. */
async function balance(shops: readonly [string, string], env: NodeJS.ProcessEnv = {}) {
  const [SHOP_1, SHOP_2] = shops;
  const bind = await freeAddress();
  const addresses = { SHOP_BIND: bind, STORE_BIND: await freeAddress(), SHOP_1, SHOP_2, STORE_1: SHOP_1 };
  proxy = spawn(haproxy, ['-db', '-q', '-f', config], {
    env: { ...process.env, ...addresses, STORE_2: SHOP_2, ...env },
    stdio: 'ignore',
  });
  await vi.waitFor(async () => expect((await fetch(`http://${bind}/`)).status).toBe(200), 10_000);
  return async (url: string) => (await fetch(`http://${bind}${url}`)).status;
}

describe.skipIf(!existsSync(haproxy) && process.env.CI !== 'true')('the load balancer', () => {
  it('has a valid configuration without warnings', () => {
    const checked = execFileSync(haproxy, ['-c', '-f', config], { stdio: ['ignore', 'pipe', 'pipe'] });
    expect(String(checked)).toMatch(/^Configuration file is valid/);
  });

  it('serves the asset files of the old and the new build during a rollout', async () => {
    const requestedUrls: string[] = [];
    const status = await balance([
      await storefront(['/assets/both.js', '/assets/old.js'], requestedUrls),
      await storefront(['/assets/both.js', '/assets/new.js'], requestedUrls),
    ]);
    const files = ['/assets/old.js', '/assets/new.js', '/assets/both.js'];
    const statuses = await Promise.all(Array.from({ length: 90 }, (_, at) => status(files[at % 3] ?? '')));
    expect(new Set(statuses)).toEqual(new Set([200]));
    // If neither build has a file, the load balancer tries a few times and then responds with 404.
    requestedUrls.length = 0;
    expect(await status('/assets/gone.js')).toBe(404);
    expect(requestedUrls.filter((url) => url === '/assets/gone.js').length).toBeLessThanOrEqual(4);
  });

  it('responds with 429 to a network that requests too many pages, but still serves asset files to it', async () => {
    const shop = await storefront(['/assets/a.js']);
    const status = await balance([shop, shop], { REQUESTS_PER_NETWORK: '50' });
    const pages = [];
    for (let at = 0; at < 60; at++) pages.push(await status('/'));
    expect([pages[0], pages.at(-1)]).toEqual([200, 429]);
    expect(await status('/assets/a.js')).toBe(200);
  });
});
