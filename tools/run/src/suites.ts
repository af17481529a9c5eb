import { readFileSync } from 'node:fs';
import { buildPages } from './build.ts';
import { readCommit } from './commitSeed.ts';
import { add, countPlaywright, emptyCount, type Count } from './count.ts';
import { addFlaky, findFlaky } from './flaky.ts';
import { bin, run, print } from './programs/childProcess.ts';
import type { Equipment } from './equipment/machine.ts';
import { findStoryBrowser } from './pictures/browser.ts';
import { journeyPorts } from './programs/ports.ts';
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
  // The suites `node` and `dom` run the unit tests. `units: false` therefore prevents `verify` from running
  // them again.
  { name: 'verify', run: () => verify({ units: false }) },
  {
    name: 'node',
    isCached: true,
    run: ({ browser, postgres, redis }) =>
      vitestSuite('node', { CHROMIUM_PATH: browser, POSTGRES_BIN: postgres, REDIS_SERVER: redis }),
  },
  { name: 'dom', isCached: true, run: () => vitestSuite('dom') },
  {
    name: 'stories',
    isCached: true,
    run: (equipment) =>
      inBrowser(equipment, (browser) => {
        const { ci } = equipment;
        return storySuite(browser, 'changed', ci ? { ci, seed: readCommit().seed } : { ci });
      }),
  },
  { name: 'storybook', isCached: true, run: (equipment) => inBrowser(equipment, storybookPages) },
  {
    name: 'journeys',
    isCached: true,
    run: (equipment) =>
      inBrowser(equipment, async (browser) => {
        await buildPages();
        // Two halves of the tests run in parallel, each with its own shop, because a test waits for the
        // browser half of the time.
        const halves = await Promise.all(
          journeyPorts.map((port, at) =>
            playwright(browser, equipment, port, `${at + 1}/${journeyPorts.length}`),
          ),
        );
        return halves.reduce(add);
      }),
  },
];

/**
 * Ratio of the number of tests in the two halves. The second half has fewer, because payment tests and tests
 * that kill programs take longer and come later in the alphabet.
 */
const journeyWeights = '10:7';

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

function playwright(
  browser: string,
  { postgres, redis, haproxy }: Equipment,
  port: number,
  shard: string,
): Promise<Count> {
  return withReport(async (file) => {
    const servers = { POSTGRES_BIN: postgres, REDIS_SERVER: redis, HAPROXY: haproxy };
    const env = {
      ...process.env,
      ...servers,
      E2E_PORT: String(port),
      PWTEST_SHARD_WEIGHTS: journeyWeights,
      CHROMIUM_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    };
    const { ok, output } = await run(
      bin('playwright'),
      ['test', '--config=e2e/playwright.config.ts', `--shard=${shard}`, '--reporter=line,json'],
      { env },
    );
    if (!ok) print(output.trim());
    const report = JSON.parse(readFileSync(file, 'utf8'));
    for (const test of findFlaky(report.suites)) addFlaky(test);
    return countPlaywright(report);
  });
}
