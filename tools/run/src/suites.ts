import { readFileSync } from 'node:fs';
import { buildPages } from './build.ts';
import { readCommit } from './commitSeed.ts';
import { add, countPlaywright, emptyCount, type Count } from './count.ts';
import { addFlaky, findFlaky } from './flaky.ts';
import { bin, run, print } from './programs/childProcess.ts';
import type { Equipment } from './equipment/machine.ts';
import { findStoryBrowser } from './pictures/browser.ts';
import { journeyPorts } from './programs/ports.ts';
import { findUnprovenLines, type ReportedSuite } from './provenLines.ts';
import { storybookPages } from './storybookPages.ts';
import { verify } from './verify.ts';
import { storySuite, vitestSuite } from './vitestSuite.ts';
import { withReport } from './withReport.ts';

/** A suite of `npm test`. `docs/tests.md` has a row for each, with its minutes on two cores. */
export interface Suite {
  readonly name: string;
  /**
   * Whether Nx caches the count until an input of the suite changes (`suite-…` in `tools/run/package.json`).
   */
  readonly isCached?: boolean;
  run(equipment: Equipment): Promise<Count>;
}

export const suites: readonly Suite[] = [
  // The suites `store-api`, `node` and `dom` run the unit tests. `units: false` therefore prevents `verify`
  // from running them again.
  { name: 'verify', run: () => verify({ units: false }) },
  {
    name: 'store-api',
    isCached: true,
    run: (equipment) => nodeSuite(equipment, storeTests),
  },
  {
    name: 'node',
    isCached: true,
    run: (equipment) => nodeSuite(equipment, otherNodeTests),
  },
  { name: 'dom', isCached: true, run: () => vitestSuite('dom*') },
  {
    name: 'stories',
    isCached: true,
    run: (equipment) =>
      inBrowser(equipment, (browser) => {
        const { ci } = equipment;
        return storySuite(browser, 'changed', ci ? { ci, seed: readCommit().seed } : { ci });
      }),
  },
  {
    name: 'storybook',
    isCached: true,
    // The suite `stories` plays every story, without motion. `npm run test:long` plays all with motion.
    run: (equipment) => inBrowser(equipment, (browser) => storybookPages(browser, readCommit().seed)),
  },
  {
    name: 'journeys',
    isCached: true,
    run: (equipment) =>
      inBrowser(equipment, async (browser) => {
        await buildPages();
        return journeys(browser, equipment);
      }),
  },
];

/**
 * Parts of the paths of tests in Node. Those of the store API take most of the time. They are a suite of
 * their own, because no change of a page or a component concerns them.
 */
export const storeTests: readonly string[] = ['apps/store-api/'];
export const otherNodeTests: readonly string[] = [
  '.storybook/',
  'apps/desk/',
  'apps/sandbox-provider/',
  'apps/storefront/',
  'packages/',
  'tools/',
];

const nodeSuite = ({ browser, postgres, redis }: Equipment, paths: readonly string[]): Promise<Count> =>
  vitestSuite('node', { CHROMIUM_PATH: browser, POSTGRES_BIN: postgres, REDIS_SERVER: redis }, { paths });

/**
 * Runs a suite in the pinned browser if possible. This browser draws no window, which saves a third of its
 * work.
 */
async function inBrowser(
  { browser, ci }: Equipment,
  run: (browser: string) => Promise<Count>,
): Promise<Count> {
  if (browser) {
    const { pinned, executablePath } = await findStoryBrowser();
    return run(pinned ? executablePath : browser);
  }
  print(ci ? 'This suite needs Chromium, and CI must not skip it.' : 'Skipped: this suite needs Chromium.');
  return ci ? { ...emptyCount, failed: 1 } : { ...emptyCount, skipped: 1 };
}

/** One failure when a line of the specification about analytics has no journey that passed. */
function countUnprovenLines(reported: readonly ReportedSuite[]): Count {
  const missing = findUnprovenLines(reported);
  if (missing.length === 0) return emptyCount;
  print(`No journey of this run proves ${missing.join(', ')}.`);
  return { ...emptyCount, failed: 1 };
}

/**
 * Two tests run in parallel, each with its own shop, because a test waits for the browser half of the time.
 */
function journeys(browser: string, { postgres, redis, haproxy }: Equipment): Promise<Count> {
  return withReport(async (file) => {
    const servers = { POSTGRES_BIN: postgres, REDIS_SERVER: redis, HAPROXY: haproxy };
    const env = {
      ...process.env,
      ...servers,
      E2E_SHOPS: String(journeyPorts.length),
      E2E_SEED: String(readCommit().seed),
      CHROMIUM_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    };
    const { ok, output } = await run(
      bin('playwright'),
      ['test', '--config=e2e/playwright.config.ts', '--reporter=line,json'],
      { env },
    );
    if (!ok) print(output.trim());
    const report = JSON.parse(readFileSync(file, 'utf8'));
    for (const test of findFlaky(report.suites)) addFlaky(test);
    return add(countPlaywright(report), countUnprovenLines(report.suites));
  });
}
