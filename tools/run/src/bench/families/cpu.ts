import type { Measured } from '../figures.ts';
import { load } from '../load.ts';
import { cpuMs } from '../proc.ts';
import { findSamplePages, type SamplePages } from '../samplePages.ts';
import { percentile } from '../statistics.ts';
import { withShop, type OpenShop, type Subject } from '../subject.ts';

/** Answers until the engine has compiled what is hot. */
const warmUp = 400;
/** CPU milliseconds of one measurement: the time is told in ticks of 10 ms. */
const enoughMs = 3000;
/** Connections of the two bars about many shoppers. */
const crowd = 50;

/** What answers cost the servers, the database's among them, and how long the last of a crowd waits. */
export async function measureCpu(subject: Subject): Promise<Measured> {
  return {
    ...(await withShop(subject, { withPageCache: false }, measureUncached)),
    ...(await withShop(subject, {}, measureCached)),
  };
}

/** Many different pages in turn: what the store remembers of the last helps little with the next. */
async function measureUncached(shop: OpenShop): Promise<Measured> {
  const pages = await findSamplePages(shop.origin);
  const figures: Record<string, number> = {};
  for (const [page, paths] of Object.entries(pathsOf(pages))) {
    const count = await warm(shop, paths);
    figures[`CPU per uncached answer, ${page}`] = (await ask(shop, paths, 1, count)).cpu;
    figures[`CPU per uncached answer, ${page}, eight at once`] = (await ask(shop, paths, 8, count)).cpu;
  }
  const { p99 } = await ask(shop, pages.listings, crowd, 2 * warmUp);
  return { ...figures, 'p99 at 50 connections, uncached listing': p99 };
}

/** One page again and again, as a page that many shoppers want. */
async function measureCached(shop: OpenShop): Promise<Measured> {
  const pages = await findSamplePages(shop.origin);
  const figures: Record<string, number> = {};
  for (const page of ['home', 'listing', 'product'] as const) {
    const count = await warm(shop, [pages[page]]);
    figures[`CPU per cached answer, ${page}`] = (await ask(shop, [pages[page]], 8, count)).cpu;
  }
  const count = await warm(shop, [pages.listing]);
  const { cpu, p99 } = await ask(shop, [pages.listing], crowd, count);
  return {
    ...figures,
    // A core that has nothing else to do gives 1,000 ms a second.
    'cached answers per second of one core': 1000 / cpu,
    'p99 at 50 connections, cached listing': p99,
  };
}

/** Warms the shop up, and tells how many answers a measurement needs. */
async function warm(shop: OpenShop, paths: readonly string[]): Promise<number> {
  await ask(shop, paths, 1, warmUp);
  const { cpu } = await ask(shop, paths, 1, 100);
  return Math.round(Math.min(10_000, Math.max(warmUp, enoughMs / Math.max(cpu, 0.01))));
}

const pathsOf = ({ home, listings, products }: SamplePages) => ({
  home: [home],
  listing: listings,
  product: products,
});

/** Asks so many times; CPU milliseconds of all processes per answer, and how many milliseconds the slowest hundredth waited at least. */
async function ask(
  shop: OpenShop,
  paths: readonly string[],
  connections: number,
  count: number,
): Promise<{ cpu: number; p99: number }> {
  const before = cpuMs(pidsOf(shop));
  const { times } = await load({ origin: shop.origin, paths, connections, count });
  return { cpu: (cpuMs(pidsOf(shop)) - before) / count, p99: percentile(times, 0.99) };
}

const pidsOf = ({ pids, serverPid }: OpenShop) => (serverPid === undefined ? pids : [...pids, serverPid]);
