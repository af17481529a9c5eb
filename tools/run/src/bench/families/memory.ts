import { setTimeout as delay } from 'node:timers/promises';
import type { Measured } from '../figures.ts';
import { load } from '../load.ts';
import type { DatabaseName } from '../options.ts';
import { memoryBytes } from '../proc.ts';
import { findSamplePages } from '../samplePages.ts';
import { median } from '../statistics.ts';
import { withShop, type OpenShop, type Subject } from '../subject.ts';

/** Seconds without requests before memory at rest is measured. */
const restSeconds = 10;
const starts = 3;
const manyConnections = 50;
const requestCount = 4000;

/**
 * Measures the memory (PSS) of the storefront and the store API. Also measures the time that a filled shop
 * needs to start and send the first page, as the median of 3 starts.
 */
export async function measureMemory(subject: Subject): Promise<Measured> {
  return {
    ...(await measureOrExplain(subject, 'postgres')),
    ...(await measureOrExplain(subject, 'embedded')),
  };
}

async function measureOrExplain(subject: Subject, database: DatabaseName): Promise<Measured> {
  const names = namesOf[database];
  try {
    return await measureOn(subject, database);
  } catch (error) {
    return Object.fromEntries(Object.values(names).map((name) => [name, (error as Error).message]));
  }
}

const namesOf = {
  postgres: {
    rest: 'with PostgreSQL, at rest',
    loaded: 'with PostgreSQL, under load',
    start: 'warm start to first page, PostgreSQL',
    serverRest: 'PostgreSQL itself, at rest',
    serverLoaded: 'PostgreSQL itself, under load',
  },
  embedded: {
    rest: 'embedded, at rest',
    loaded: 'embedded, under load',
    start: 'warm start to first page, embedded',
  },
} as const;

async function measureOn(subject: Subject, database: DatabaseName): Promise<Measured> {
  const names = namesOf[database];
  // The first start is not measured, because it may fill the shop with products or write caches.
  await withShop(subject, { database }, async () => {});
  const seconds: number[] = [];
  for (let at = 0; at < starts; at += 1)
    seconds.push(await withShop(subject, { database }, async ({ startSeconds }) => startSeconds));
  return withShop(subject, { database }, async (shop) => {
    const pages = await findSamplePages(shop.origin);
    await delay(restSeconds * 1000);
    const rest = readMemoryUse(shop);
    const loaded = await peakDuring(
      shop,
      load({
        origin: shop.origin,
        paths: [pages.home, ...pages.listings, ...pages.products],
        connections: manyConnections,
        count: requestCount,
      }),
    );
    return {
      [names.rest]: rest.programs,
      [names.loaded]: loaded.programs,
      [names.start]: median(seconds),
      ...('serverRest' in names && {
        [names.serverRest]: rest.server,
        [names.serverLoaded]: loaded.server,
      }),
    };
  });
}

interface MemoryUse {
  /** Memory of the storefront and the store API together, in MB. */
  readonly programs: number;
  /** Memory of the PostgreSQL server, in MB. */
  readonly server: number;
}

function readMemoryUse({ pids, serverPid }: OpenShop): MemoryUse {
  return {
    programs: memoryBytes(pids) / 1e6,
    server: serverPid === undefined ? 0 : memoryBytes([serverPid]) / 1e6,
  };
}

/**
 * Reads the memory every 250 ms until `work` ends. Returns the peak of the shop's programs and the peak of
 * the PostgreSQL server.
 */
async function peakDuring(shop: OpenShop, work: Promise<unknown>): Promise<MemoryUse> {
  const end = work.then(() => true);
  let most = readMemoryUse(shop);
  for (let isOver = false; !isOver;) {
    isOver = await Promise.race([end, delay(250, false)]);
    const now = readMemoryUse(shop);
    most = {
      programs: Math.max(most.programs, now.programs),
      server: Math.max(most.server, now.server),
    };
  }
  return most;
}
