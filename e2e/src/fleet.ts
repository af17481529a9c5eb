import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { hasPostgres, hasRedis, startPostgres, startRedis } from '@luxe/host/testing';
import { waitForExit, quietEnvironment, root } from '../../tools/run/src/programs/childProcess.ts';
import { demoStore, nodeFlags } from '../../tools/run/src/programs/programs.ts';

const haproxy = process.env.HAPROXY ?? '/usr/sbin/haproxy';

/**
 * Whether this machine has the programs of the fleet. On CI, a missing program makes the tests fail instead
 * of skipping them.
 */
export const hasFleet = hasPostgres && hasRedis && (existsSync(haproxy) || process.env.CI === 'true');

const address = (port: number) => `127.0.0.1:${port}`;
const ports = { shop: 4680, store: 4681, shops: [4682, 4683], stores: [4684, 4685], redis: 4688 } as const;

/** Secrets that all processes share. A public shop sets the same variables to strong values. */
const secrets = {
  CLIENT_ID: 'luxe-storefront',
  CLIENT_SECRET: 'a secret of the fleet',
  IDENTITY_CLIENT_ID: 'luxe-web',
  IDENTITY_CLIENT_SECRET: 'another secret of the fleet',
  STOREFRONT_SECRET: 'a third secret of the fleet',
  HMAC_KEY: 'a key of the fleet',
  DESK_PASSWORD: 'the desk of the fleet',
};

/** Two storefronts and two store APIs on one PostgreSQL and one Redis, behind `deploy/haproxy.cfg`. */
export interface Fleet {
  /** The origin of the load balancer, which shoppers use. */
  readonly origin: string;
  /**
   * Origins behind the load balancer: those of the storefronts, of the store APIs, and of the second
   * listeners of the store APIs.
   */
  readonly shops: readonly string[];
  readonly stores: readonly string[];
  readonly ops: readonly string[];
  readonly redis: ChildProcess;
  readonly secrets: typeof secrets;
  /** The process at an index of `shops` or `stores`. */
  process(kind: 'shop' | 'store', at: 0 | 1): ChildProcess;
  /** Starts a process again after its exit. Resolves when the new process is ready. */
  restart(kind: 'shop' | 'store', at: 0 | 1): Promise<void>;
  stop(): Promise<void>;
}

export async function startFleet(environment: NodeJS.ProcessEnv): Promise<Fleet> {
  const children: ChildProcess[] = [];
  const folder = mkdtempSync(path.join(tmpdir(), 'luxe-fleet-'));
  const folderOf = (name: string) => mkdtempSync(path.join(folder, name));
  const start = (command: string, args: string[], env: NodeJS.ProcessEnv) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...quietEnvironment, ...environment, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    children.push(child);
    return child;
  };
  const [database, redis] = await Promise.all([startPostgres(), startRedis(ports.redis)]);
  children.push(redis);
  const shared = {
    ...secrets,
    PUBLIC_ORIGIN: `http://localhost:${ports.shop}`,
    REDIS_URL: `redis://${address(ports.redis)}`,
    LOG_LEVEL: 'warn',
  };
  const starts = {
    store: (at: number) =>
      start(process.execPath, [...nodeFlags, path.join(root, demoStore)], {
        ...shared,
        DATA_DIR: folderOf('store-'),
        PORT: String(ports.stores[at]),
        OPS_PORT: String((ports.stores[at] ?? 0) + 2),
        DATABASE_URL: database.url,
      }),
    shop: (at: number) =>
      start(process.execPath, [...nodeFlags, path.join(root, 'apps/storefront/server/main.ts')], {
        ...shared,
        DATA_DIR: folderOf('shop-'),
        PORT: String(ports.shops[at]),
        STORE_API_ORIGIN: `http://${address(ports.store)}`,
        TRUST_PROXY: '1',
      }),
  };
  const running = { store: [starts.store(0), starts.store(1)], shop: [starts.shop(0), starts.shop(1)] };
  const proxy = start(haproxy, ['-db', '-q', '-f', path.join(root, 'deploy/haproxy.cfg')], {
    SHOP_BIND: address(ports.shop),
    // All shoppers of the test have the same IP address.
    REQUESTS_PER_NETWORK: '1000000',
    STORE_BIND: address(ports.store),
    SHOP_1: address(ports.shops[0]),
    SHOP_2: address(ports.shops[1]),
    STORE_1: address(ports.stores[0]),
    STORE_2: address(ports.stores[1]),
  });

  const stop = async () => {
    for (const child of children) child.kill('SIGKILL');
    await Promise.all(children.map(waitForExit));
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  };
  const origins = {
    store: ports.stores.map((port) => `http://${address(port)}`),
    shop: ports.shops.map((port) => `http://${address(port)}`),
  };
  try {
    for (const origin of [...origins.store, ...origins.shop])
      await waitUntilReady(origin, [...running.store, ...running.shop, proxy]);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    origin: shared.PUBLIC_ORIGIN,
    shops: origins.shop,
    stores: origins.store,
    ops: ports.stores.map((port) => `http://${address(port + 2)}`),
    redis,
    secrets,
    process: (kind, at) => running[kind][at] ?? proxy,
    async restart(kind, at) {
      const child = (running[kind][at] = starts[kind](at));
      await waitUntilReady(origins[kind][at] ?? '', [child]);
    },
    stop,
  };
}

async function waitUntilReady(origin: string, needed: readonly ChildProcess[]): Promise<void> {
  for (let left = 1200; left > 0; left -= 1) {
    if (needed.some(({ exitCode, signalCode }) => exitCode !== null || signalCode !== null))
      throw new Error('A process of the fleet ended. The lines above show why.');
    const response = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(
      () => undefined,
    );
    if (response?.ok) return;
    await delay(50);
  }
  throw new Error(`${origin} was not ready within a minute.`);
}
