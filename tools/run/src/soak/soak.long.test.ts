import { freePort } from '@luxe/host/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildStorefront } from '../build.ts';
import { root } from '../programs/childProcess.ts';
import { startPrograms, type Programs } from '../programs/programs.ts';
import { findProducts, simulateShopper, type Product, type Tally, type Target } from './load.ts';

// Runs both real programs under mixed load for minutes. Their memory after a garbage collection must not
// grow.
const minutes = Number(process.env.LUXE_SOAK_MINUTES ?? Number(process.env.LUXE_LONG_MINUTES ?? 5) * 0.2);
const rounds = 8;
/** Number of rounds before the measurement begins. In these rounds, the caches fill up. */
const warmUpRounds = 3;
const shoppers = 6;

const ports = { shop: await freePort(), store: await freePort() };
const opsPort = await freePort();
const target: Target = {
  shop: `http://localhost:${ports.shop}`,
  store: `http://127.0.0.1:${ports.store}`,
  ops: `http://127.0.0.1:${opsPort}`,
};
const megabyte = 1024 * 1024;

interface ResourceUse {
  readonly heapUsed: number;
  readonly external: number;
  readonly rss: number;
  readonly handles: number;
}

let folder: string;
let programs: Programs;
let products: Product[];
beforeAll(async () => {
  await buildStorefront();
  folder = mkdtempSync(path.join(tmpdir(), 'luxe-soak-'));
  programs = await startPrograms(ports, {
    DATA_DIR: folder,
    PUBLIC_ORIGIN: target.shop,
    OPS_PORT: String(opsPort),
    LOGIN_LIMIT: '100000',
    LOG_LEVEL: 'warn',
    KEEP_ALIVE_SECONDS: '5',
    SOAK_PROBE: folder,
    NODE_OPTIONS: `--import ${path.join(root, 'tools/run/src/soakProbe.ts')}`,
  });
  products = await findProducts(target);
}, 300_000);
afterAll(async () => {
  await programs.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The memory and handles of a program after a full garbage collection. */
function probe(pid: number): Promise<ResourceUse> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = createConnection(path.join(folder, String(pid)));
    socket.on('data', (chunk) => (received += chunk.toString()));
    socket.on('end', () => resolve(JSON.parse(received) as ResourceUse));
    socket.on('error', reject);
  });
}

const inMegabytes = (bytes: number) => Math.round(bytes / megabyte);

it(`each program uses no more memory after ${minutes.toFixed(1)} minutes of load than after warm-up`, async () => {
  const tally: Tally = { requests: 0, orders: 0, faults: [] };
  const samples: ResourceUse[][] = [];
  const requestCounts: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const until = performance.now() + (minutes * 60_000) / rounds;
    const isOver = () => performance.now() > until || tally.faults.length > 20;
    await Promise.all(
      Array.from({ length: shoppers }, () => simulateShopper(target, products, tally, isOver)),
    );
    samples.push(await Promise.all(programs.pids.map(probe)));
    requestCounts.push(tally.requests);
  }
  for (const [at, name] of ['store API', 'storefront'].entries()) {
    const pid = programs.pids[at];
    const one = samples.map((both) => both[at]).filter((some) => some !== undefined);
    process.stdout.write(
      `soak: ${name}, ${tally.requests} requests, ${tally.orders} orders: heap ${one.map(({ heapUsed }) => inMegabytes(heapUsed)).join(' ')} MB, external ${one.map(({ external }) => inMegabytes(external)).join(' ')} MB, resident ${one.map(({ rss }) => inMegabytes(rss)).join(' ')} MB, handles ${one.map(({ handles }) => handles).join(' ')}\n`,
    );
    const [from, to] = [one[warmUpRounds], one.at(-1)];
    if (!pid || !from || !to) throw new Error('The soak had too few rounds.');
    const requests = tally.requests - (requestCounts[warmUpRounds] ?? 0);
    // Memory may vary by 10 MB. In addition, it may grow by less than 100 bytes per request.
    expect(to.heapUsed - from.heapUsed, `${name}: heap`).toBeLessThan(10 * megabyte + requests * 100);
    // Connections stay open for some seconds after their last request, and their number varies with the load.
    // The handles therefore count when the programs are at rest.
    await expect
      .poll(async () => (await probe(pid)).handles, {
        timeout: 60_000,
        interval: 500,
        message: `${name}: handles`,
      })
      .toBeLessThanOrEqual(from.handles + 8);
  }
  expect(tally.faults.slice(0, 5)).toEqual([]);
  expect(tally.orders).toBeGreaterThan(0);
});
