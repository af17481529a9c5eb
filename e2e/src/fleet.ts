import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { hasPostgres, hasRedis, postgresBinaries, startPostgres, startRedis } from '@luxe/host/testing';
import { waitForExit, quietEnvironment, root } from '../../tools/run/src/programs/childProcess.ts';
import { readUnit, type UnitCommand } from './systemdUnit.ts';

const haproxy = process.env.HAPROXY ?? '/usr/sbin/haproxy';

/**
 * Whether this machine has the programs of the fleet. On CI, a missing program makes the tests fail instead
 * of skipping them.
 */
export const hasFleet = hasPostgres && hasRedis && (existsSync(haproxy) || process.env.CI === 'true');

const address = (port: number) => `127.0.0.1:${port}`;
const ports = {
  shop: 4680,
  store: 4681,
  shops: [4682, 4683],
  stores: [4684, 4685],
  plain: 4686,
  redis: 4688,
} as const;

/** Secrets that all processes share. A public shop sets the same variables to strong values. */
const secrets = {
  CLIENT_ID: 'luxe-storefront',
  CLIENT_SECRET: 'a secret of the fleet',
  IDENTITY_CLIENT_ID: 'luxe-web',
  IDENTITY_CLIENT_SECRET: 'another secret of the fleet',
  STOREFRONT_SECRET: 'a third secret of the fleet',
  HMAC_KEY: 'a key of the fleet',
};

/**
 * Two storefronts and two store APIs on one PostgreSQL and one Redis, behind HAProxy. They start as the units
 * in `deploy/systemd` start them, with other ports, and with the demo shop in the database.
 */
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
  /** The environment in which `psql`, `pg_dump` and `pg_restore` find the database `luxe`. */
  readonly databaseEnvironment: NodeJS.ProcessEnv;
  /** Folder of the files that customers send. */
  readonly uploadsDir: string;
  /** The process at an index of `shops` or `stores`. */
  process(kind: 'shop' | 'store', at: 0 | 1): ChildProcess;
  /** Starts a process again after its exit. Resolves when the new process is ready. */
  restart(kind: 'shop' | 'store', at: 0 | 1): Promise<void>;
  stop(): Promise<void>;
}

/** `environment` is added to the environment of all programs. */
export async function startFleet(environment: Readonly<Record<string, string>>): Promise<Fleet> {
  const children: ChildProcess[] = [];
  const stateDir = mkdtempSync(path.join(tmpdir(), 'luxe-fleet-'));
  const [server, redis] = await Promise.all([startPostgres(), startRedis(ports.redis)]);
  children.push(redis);
  const databaseEnvironment = {
    ...process.env,
    PATH: `${postgresBinaries}${path.delimiter}${process.env.PATH}`,
    PGHOST: server.socketFolder,
  };
  execFileSync(path.join(postgresBinaries, 'createdb'), ['-U', 'luxe', 'luxe'], { env: databaseEnvironment });
  const options = {
    stateDir,
    environmentFile: {
      ...secrets,
      PUBLIC_ORIGIN: `http://localhost:${ports.shop}`,
      DATABASE_URL: `postgresql://luxe@localhost/luxe?host=${encodeURIComponent(server.socketFolder)}`,
      REDIS_URL: `redis://${address(ports.redis)}`,
      STORE_API_ORIGIN: `http://${address(ports.store)}`,
      LOG_LEVEL: 'warn',
      ...environment,
    },
  };
  const start = ({ command, args, env, folders }: UnitCommand) => {
    for (const one of folders) mkdirSync(one, { recursive: true });
    const child = spawn(command, args, {
      cwd: root,
      env: { PATH: process.env.PATH, ...quietEnvironment, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    children.push(child);
    return child;
  };
  const unitOf = {
    store: (at: number) =>
      readUnit('luxe-store-api@.service', { ...options, instance: String(ports.stores[at]) }),
    shop: (at: number) =>
      readUnit('luxe-storefront@.service', { ...options, instance: String(ports.shops[at]) }),
  };
  mkdirSync(path.join(stateDir, 'luxe'));
  symlinkSync(path.join(root, 'tools/catalogue/art'), path.join(stateDir, 'luxe/media'));
  const store = unitOf.store(0);
  const fill = start({ ...store, args: [...store.args.slice(0, -1), 'tools/catalogue/src/fill.ts'] });
  if ((await waitForExit(fill)) !== 0) throw new Error('The database could not be filled (see above).');

  const running = {
    store: [start(unitOf.store(0)), start(unitOf.store(1))],
    shop: [start(unitOf.shop(0)), start(unitOf.shop(1))],
  };
  const balancer = readUnit('luxe-balancer.service', {
    stateDir,
    environmentFile: {
      SHOP_BIND: address(ports.shop),
      HTTP_BIND: address(ports.plain),
      STORE_BIND: address(ports.store),
      SHOP_1: address(ports.shops[0]),
      SHOP_2: address(ports.shops[1]),
      STORE_1: address(ports.stores[0]),
      STORE_2: address(ports.stores[1]),
      // All shoppers of the test have the same IP address.
      REQUESTS_PER_NETWORK: '1000000',
    },
  });
  // One process, which does not report to systemd.
  const proxy = start({
    ...balancer,
    command: haproxy,
    args: ['-db', '-q', ...balancer.args.filter((word) => word !== '-Ws')],
  });

  const stop = async () => {
    for (const child of children) child.kill('SIGKILL');
    await Promise.all(children.map(waitForExit));
    await server.close();
    rmSync(stateDir, { recursive: true, force: true });
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
    origin: options.environmentFile.PUBLIC_ORIGIN,
    shops: origins.shop,
    stores: origins.store,
    ops: ports.stores.map((port) => `http://${address(port + 100)}`),
    redis,
    secrets,
    databaseEnvironment,
    uploadsDir: path.join(stateDir, 'luxe/uploads'),
    process: (kind, at) => running[kind][at] ?? proxy,
    async restart(kind, at) {
      const child = (running[kind][at] = start(unitOf[kind](at)));
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
