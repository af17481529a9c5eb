import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { pages, type Measured, type Page } from '../figures.ts';
import { openBarePages, textsOf } from '../main-thread/barePage.ts';
import type { MainThreadWork } from '../main-thread/trace.ts';
import { openTracedVisits, type TracedVisits } from '../main-thread/tracedVisits.ts';
import { findSamplePages } from '../samplePages.ts';
import { median } from '../statistics.ts';
import { withShop, type Subject } from '../subject.ts';
import { read } from '../visit.ts';

/** Measured visits of each page. */
const visits = 5;
/** The processor of the second rows is slowed down by this factor. */
const slowdown = 4;

/**
 * Measures the main thread during first visits on a phone. Each figure is the quotient of two medians: of a
 * page of the shop, and of a bare React page with the same texts, which the browser opens alternately. A busy
 * machine slows down both. With a folder for profiles, also writes a trace of each page.
 */
export async function measureMainThread(subject: Subject): Promise<Measured> {
  const { browser, profile } = subject;
  if (!browser) throw new Error('There is no Chromium here.');
  return withShop(subject, {}, async ({ origin }) => {
    const paths = await findSamplePages(origin);
    const bare = await openBarePages();
    const traced = await openTracedVisits(browser);
    try {
      const figures: Record<string, Measured[string]> = {};
      for (const page of pages) {
        const url = origin + paths[page];
        const pair = [url, bare.add(textsOf(await read(url)))] as const;
        Object.assign(figures, toFigures(page, await visitAlternately(traced, pair, 1)));
        Object.assign(figures, toSlowFigures(page, await visitAlternately(traced, pair, slowdown)));
        if (profile === undefined) continue;
        mkdirSync(profile, { recursive: true });
        await traced.visit(url, 1, path.join(profile, `main-thread-${page}.json`));
      }
      return figures;
    } finally {
      await traced.close();
      await bare.close();
    }
  });
}

type Pair<T> = readonly [shop: T, bare: T];

/** Visits both pages in turn. The first visits are not measured: the shop creates pictures. */
async function visitAlternately(
  traced: TracedVisits,
  urls: Pair<string>,
  rate: number,
): Promise<Pair<MainThreadWork[]>> {
  const found: Pair<MainThreadWork[]> = [[], []];
  for (const url of urls) await traced.visit(url, rate);
  for (let at = 0; at < visits; at += 1) {
    found[0].push(await traced.visit(urls[0], rate));
    found[1].push(await traced.visit(urls[1], rate));
  }
  return found;
}

const toFigures = (page: Page, works: Pair<MainThreadWork[]>): Measured => ({
  [`CPU, ${page}`]: quotient(works, 'cpu'),
  [`blocking, ${page}`]: quotient(works, 'blocking', 'cpu'),
  [`longest task, ${page}`]: quotient(works, 'longest'),
  [`requests, ${page}`]: quotient(works, 'requests'),
  [`script, ${page}`]: quotient(works, 'script', 'cpu'),
  [`style and layout, ${page}`]: quotient(works, 'layout', 'cpu'),
  [`paint, ${page}`]: quotient(works, 'paint', 'cpu'),
  [`forced layouts, ${page}`]: median(works[0].map(({ forcedLayouts }) => forcedLayouts)),
});

/** The CPU time of a slowed thread is not slowed, so these figures are by the clock. */
const toSlowFigures = (page: Page, works: Pair<MainThreadWork[]>): Measured => ({
  [`time of tasks, four times slower, ${page}`]: quotient(works, 'time'),
  [`blocking, four times slower, ${page}`]: quotient(works, 'timeBlocking', 'time'),
});

/**
 * A bare page may not block at all, so the blocking time of a page is divided by all work of the bare page.
 * So are the parts of its work, which then add up to its CPU, but for the browser's own work.
 */
const quotient = (
  [shop, bare]: Pair<MainThreadWork[]>,
  key: keyof MainThreadWork,
  bareKey: keyof MainThreadWork = key,
): number => median(shop.map((work) => work[key])) / median(bare.map((work) => work[bareKey]));
