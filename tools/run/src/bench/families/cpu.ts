import type { Measured } from '../figures.ts';
import { load } from '../load.ts';
import { cpuMs } from '../proc.ts';
import { findSamplePages } from '../samplePages.ts';
import { percentile } from '../statistics.ts';
import { withShop, type OpenShop, type Subject } from '../subject.ts';

/**
 * Number of responses before a measurement, so that the JavaScript engine has compiled the code. After 400
 * responses it still spends 10 % of its time on compilation.
 */
const warmUp = 1200;
/** Minimum CPU time of one measurement, in ms. It must be long, because Linux counts in ticks of 10 ms. */
const minimumMs = 3000;
/** Concurrent connections of the two p99 figures. */
const manyConnections = 50;

/**
 * Measures the CPU time that a response costs, including the database server, and the p99 latency with many
 * concurrent connections.
 */
export async function measureCpu(subject: Subject): Promise<Measured> {
  return {
    ...(await withShop(subject, { withPageCache: false }, measureUncachedHome)),
    ...(await withShop(subject, {}, measureUncached)),
    ...(await withShop(subject, {}, measureCached)),
  };
}

/** Measures the home page with the page cache off, because its only URL would always be cached. */
async function measureUncachedHome(shop: OpenShop): Promise<Measured> {
  const visits = { shop, paths: ['/'] };
  const count = await warm(visits);
  return {
    'CPU per uncached answer, home': (await measureRequests(visits, 1, count)).cpu,
    'CPU per uncached answer, home, eight at once': (await measureRequests(visits, 8, count)).cpu,
  };
}

/**
 * Measures listings and then products. A query parameter with an unknown search category or size makes each
 * URL new. No page is cached then, but the store API still returns cached data. Then measures listings with a
 * new maximum price in each URL, for which the store API has no cached data either.
 */
async function measureUncached(shop: OpenShop): Promise<Measured> {
  const { listings, products } = await findSamplePages(shop.origin);
  const listing = { shop, paths: listings, fresh: 'searchCategory' };
  const product = { shop, paths: products, fresh: 'size' };
  const unknown = { shop, paths: listings, fresh: 'max' };
  const figures: Record<string, number> = {};
  for (const [page, visits] of Object.entries({ listing, product, 'listing of a new price': unknown })) {
    const count = await warm(visits);
    figures[`CPU per uncached answer, ${page}`] = (await measureRequests(visits, 1, count)).cpu;
    figures[`CPU per uncached answer, ${page}, eight at once`] = (
      await measureRequests(visits, 8, count)
    ).cpu;
  }
  const { p99 } = await measureRequests(listing, manyConnections, 800);
  return { ...figures, 'p99 at 50 connections, uncached listing': p99 };
}

/** Requests the same page repeatedly, like a page that many shoppers open. */
async function measureCached(shop: OpenShop): Promise<Measured> {
  const pages = await findSamplePages(shop.origin);
  const figures: Record<string, number> = {};
  for (const page of ['home', 'listing', 'product'] as const) {
    const visits = { shop, paths: [pages[page]] };
    figures[`CPU per cached answer, ${page}`] = (await measureRequests(visits, 8, await warm(visits))).cpu;
  }
  const visits = { shop, paths: [pages.listing] };
  const { cpu, p99 } = await measureRequests(visits, manyConnections, await warm(visits));
  return {
    ...figures,
    // A core has 1,000 ms of CPU time per second, and a response costs `cpu` ms. The quotient is therefore
    // the number of responses per second.
    'cached answers per second of one core': 1000 / cpu,
    'p99 at 50 connections, cached listing': p99,
  };
}

interface Visits {
  readonly shop: OpenShop;
  readonly paths: readonly string[];
  /** Name of a query parameter with a new value in each request, so that no response comes from a cache. */
  readonly fresh?: string;
}

/** Warms up the shop and returns the number of requests that a measurement needs. */
async function warm(visits: Visits): Promise<number> {
  await measureRequests(visits, 1, warmUp);
  const { cpu } = await measureRequests(visits, 1, 100);
  return Math.round(Math.min(10_000, Math.max(400, minimumMs / Math.max(cpu, 0.01))));
}

/**
 * The next value of the query parameter that makes each URL new, so that no response comes from a cache. The
 * values also serve as maximum prices in rupees, so they are in a realistic range.
 */
let nextNumber = 30_000;

/**
 * Sends `count` requests. Returns the CPU milliseconds of all processes per response, and the p99 latency in
 * milliseconds.
 */
async function measureRequests(
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
