import { setTimeout as delay } from 'node:timers/promises';
import type { Measured } from '../figures.ts';
import { load } from '../load.ts';
import type { DatabaseName } from '../options.ts';
import { memoryBytes } from '../proc.ts';
import { findSamplePages } from '../samplePages.ts';
import { median } from '../statistics.ts';
import { withShop, type OpenShop, type Subject } from '../subject.ts';

/** Seconds without a question until it counts as rest. */
const restSeconds = 10;
const starts = 3;
const crowd = 50;
const answers = 4000;

/** How much memory both programs hold (PSS), and how soon the first page of a filled shop is there: the middle of three starts. */
export async function measureMemory(subject: Subject): Promise<Measured> {
  return {
    ...(await orWhyNot(subject, 'postgres')),
    ...(await orWhyNot(subject, 'embedded')),
  };
}

async function orWhyNot(subject: Subject, database: DatabaseName): Promise<Measured> {
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
  // The first opening may fill the shop or write what is kept: it is not a warm one.
  await withShop(subject, { database }, async () => {});
  const seconds: number[] = [];
  for (let at = 0; at < starts; at += 1)
    seconds.push(await withShop(subject, { database }, async ({ startSeconds }) => startSeconds));
  return withShop(subject, { database }, async (shop) => {
    const pages = await findSamplePages(shop.origin);
    await delay(restSeconds * 1000);
    const rest = holding(shop);
    const loaded = await mostWhile(
      shop,
      load({
        origin: shop.origin,
        paths: [pages.home, ...pages.listings, ...pages.products],
        connections: crowd,
        count: answers,
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

interface Holding {
  /** MB of both programs. */
  readonly programs: number;
  /** MB of the PostgreSQL server. */
  readonly server: number;
}

function holding({ pids, serverPid }: OpenShop): Holding {
  return {
    programs: memoryBytes(pids) / 1e6,
    server: serverPid === undefined ? 0 : memoryBytes([serverPid]) / 1e6,
  };
}

/** The most each held at one time while the work lasted, looked at four times a second. */
async function mostWhile(shop: OpenShop, work: Promise<unknown>): Promise<Holding> {
  const end = work.then(() => true);
  let most = holding(shop);
  for (let isOver = false; !isOver;) {
    isOver = await Promise.race([end, delay(250, false)]);
    const now = holding(shop);
    most = {
      programs: Math.max(most.programs, now.programs),
      server: Math.max(most.server, now.server),
    };
  }
  return most;
}
