import { readFileSync } from 'node:fs';
import { buildStorefront } from './build.ts';
import { add, countPlaywright, none, type Count } from './count.ts';
import { addFlaky, findFlaky } from './flaky.ts';
import { bin, run, say } from './ground.ts';
import type { Equipment } from './machine.ts';
import { findStoryBrowser } from './pictures/browser.ts';
import { storybookPages } from './storybookPages.ts';
import { verify } from './verify.ts';
import { storySuite, vitestSuite } from './vitestSuite.ts';
import { withReport } from './withReport.ts';

/** A suite of `npm test`. `docs/tests.md` has a row for each, with its minutes on two cores. */
export interface Suite {
  readonly name: string;
  /** Nx keeps what it counted for as long as nothing it depends on changes (`suite-…` in `tools/run/package.json`). */
  readonly isCached?: boolean;
  run(equipment: Equipment): Promise<Count>;
}

export const suites: readonly Suite[] = [
  // Its unit tests are those of node and dom, which follow.
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
    run: (equipment) => inBrowser(equipment, (browser) => storySuite(browser, 'changed', equipment.ci)),
  },
  { name: 'storybook', isCached: true, run: (equipment) => inBrowser(equipment, storybookPages) },
  {
    name: 'journeys',
    isCached: true,
    run: (equipment) =>
      inBrowser(equipment, async (browser) => {
        await buildStorefront();
        // Two halves, each with a shop of its own: half of a journey's time is a browser that waits.
        const halves = await Promise.all(
          journeyPorts.map((port, at) =>
            playwright(browser, equipment, port, `${at + 1}/${journeyPorts.length}`),
          ),
        );
        return halves.reduce(add);
      }),
  },
];

/** Where the halves of the journeys have their shops: the store API has the next one, its operator's door 100 more. */
const journeyPorts = [4410, 4450] as const;
/** How many tests each half has of the other's: those of payments and of programs that are killed, later in the alphabet, take longer. */
const journeyWeights = '10:7';

/** Runs in the pinned browser where it starts: it has no window to draw, which is a third of a browser's work. */
async function inBrowser(
  { browser, ci }: Equipment,
  run: (browser: string) => Promise<Count>,
): Promise<Count> {
  if (browser) {
    const { pinned, executablePath } = await findStoryBrowser();
    return run(pinned ? executablePath : browser);
  }
  say(ci ? 'This suite needs Chromium, and CI leaves nothing out.' : 'Left out: this suite needs Chromium.');
  return ci ? { ...none, failed: 1 } : { ...none, skipped: 1 };
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
    if (!ok) say(output.trim());
    const report = JSON.parse(readFileSync(file, 'utf8'));
    for (const test of findFlaky(report.suites)) addFlaky(test);
    return countPlaywright(report);
  });
}
