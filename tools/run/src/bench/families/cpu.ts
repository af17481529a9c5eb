import type { Measured } from '../figures.ts';
import { load } from '../load.ts';
import { cpuMs } from '../proc.ts';
import { findSamplePages } from '../samplePages.ts';
import { percentile } from '../statistics.ts';
import { withShop, type OpenShop, type Subject } from '../subject.ts';

/** Answers until the engine has compiled what is hot: after 400 it still spends a tenth of its time on that. */
const warmUp = 1200;
/** CPU milliseconds of one measurement: the time is told in ticks of 10 ms. */
const enoughMs = 3000;
/** Connections of the two bars about many shoppers. */
const crowd = 50;

/** What answers cost the servers, the database's among them, and how long the last of a crowd waits. */
export async function measureCpu(subject: Subject): Promise<Measured> {
  return {
    ...(await withShop(subject, { withPageCache: false }, measureUncachedHome)),
    ...(await withShop(subject, {}, measureUncached)),
    ...(await withShop(subject, {}, measureCached)),
  };
}

/** Home has one address: it is rendered each time where nothing keeps it. */
async function measureUncachedHome(shop: OpenShop): Promise<Measured> {
  const visits = { shop, paths: ['/'] };
  const count = await warm(visits);
  return {
    'CPU per uncached answer, home': (await ask(visits, 1, count)).cpu,
    'CPU per uncached answer, home, eight at once': (await ask(visits, 8, count)).cpu,
  };
}

/**
 * Listings and products in turn, each time under an address that nobody has asked for: a category to search in and a size that the store
 * does not know, so that it gives the answer it has given before. Then listings under a price that nobody has chosen: nothing of them is known.
 */
async function measureUncached(shop: OpenShop): Promise<Measured> {
  const { listings, products } = await findSamplePages(shop.origin);
  const listing = { shop, paths: listings, fresh: 'searchCategory' };
  const product = { shop, paths: products, fresh: 'size' };
  const unknown = { shop, paths: listings, fresh: 'max' };
  const figures: Record<string, number> = {};
  for (const [page, visits] of Object.entries({ listing, product, 'listing of a new price': unknown })) {
    const count = await warm(visits);
    figures[`CPU per uncached answer, ${page}`] = (await ask(visits, 1, count)).cpu;
    figures[`CPU per uncached answer, ${page}, eight at once`] = (await ask(visits, 8, count)).cpu;
  }
  const { p99 } = await ask(listing, crowd, 800);
  return { ...figures, 'p99 at 50 connections, uncached listing': p99 };
}

/** One page again and again, as a page that many shoppers want. */
async function measureCached(shop: OpenShop): Promise<Measured> {
  const pages = await findSamplePages(shop.origin);
  const figures: Record<string, number> = {};
  for (const page of ['home', 'listing', 'product'] as const) {
    const visits = { shop, paths: [pages[page]] };
    figures[`CPU per cached answer, ${page}`] = (await ask(visits, 8, await warm(visits))).cpu;
  }
  const visits = { shop, paths: [pages.listing] };
  const { cpu, p99 } = await ask(visits, crowd, await warm(visits));
  return {
    ...figures,
    // A core that has nothing else to do gives 1,000 ms a second.
    'cached answers per second of one core': 1000 / cpu,
    'p99 at 50 connections, cached listing': p99,
  };
}

interface Visits {
  readonly shop: OpenShop;
  readonly paths: readonly string[];
  /** A parameter that makes every address a new one. */
  readonly fresh?: string;
}

/** Warms the shop up, and tells how many answers a measurement needs. */
async function warm(visits: Visits): Promise<number> {
  await ask(visits, 1, warmUp);
  const { cpu } = await ask(visits, 1, 100);
  return Math.round(Math.min(10_000, Math.max(400, enoughMs / Math.max(cpu, 0.01))));
}

/** Addresses of one run never repeat. As rupees, the numbers are prices that a shopper would set as the most. */
let nextNumber = 30_000;

/** Asks so many times; CPU milliseconds of all processes per answer, and how many milliseconds the slowest hundredth waited at least. */
async function ask(
  { shop, paths, fresh }: Visits,
  connections: number,
  count: number,
): Promise<{ cpu: number; p99: number }> {
  const { origin, pids, serverPid } = shop;
  const processes = serverPid === undefined ? pids : [...pids, serverPid];
  const job = { origin, paths, connections, count };
  const numbered = fresh === undefined ? job : { ...job, fresh: { parameter: fresh, from: nextNumber } };
  nextNumber += count;
  const before = cpuMs(processes);
  const { times } = await load(numbered);
  return { cpu: (cpuMs(processes) - before) / count, p99: percentile(times, 0.99) };
}
