import { defineConfig } from '@playwright/test';
import { isolatedBrowserArgs } from '../tools/run/src/engines/isolatedBrowserArgs.ts';
import { inThisRun } from './src/inThisRun.ts';
import { portsOf, shopCount, shopOrigin } from './src/setting.ts';

/**
 * Journeys that take turns: a run of `npm test` has a third of them, others for each commit. They walk
 * through many pages for one rule, or are about a part of the shop beside the way to an order. Journeys of
 * money, orders, login, consent and analytics run for every commit.
 */
const inTurns = [
  ...['accountKeyboard', 'brands', 'buttons', 'crawl', 'dataRequest', 'editor', 'everyEvent', 'faults'],
  ...['feedback', 'films', 'garments', 'help', 'heroes', 'hydration', 'install', 'invoice', 'leads', 'links'],
  ...['markup', 'menu', 'missingOrder', 'motion', 'newsletter', 'pictures', 'print', 'push', 'renderError'],
  ...['routeChunks', 'routes', 'share', 'shifts', 'store', 'switches', 'withoutScripts'],
];
const turn = inThisRun(inTurns, 1);
const notInThisRun = inTurns.filter((name) => !turn.includes(name));

/**
 * Browser journeys against the real programs, which `programs.setup.ts` starts on empty data folders. Each
 * worker has a shop of its own, and tests of one file run one after the other.
 */
export default defineConfig({
  testDir: 'src',
  // A run empties this folder when it starts. Each port has a folder of its own, because runs on other ports
  // may be in progress.
  outputDir: `../.cache/e2e/${portsOf(0).shop}`,
  globalSetup: './src/programs.setup.ts',
  fullyParallel: false,
  workers: shopCount,
  // A test that passes only on its second run is reported as flaky. The second run has a new browser context.
  // Some specs turn retries off, such as the payment specs, because a payment must never run twice.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: shopOrigin,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A worker would answer requests that journeys intercept. Specs about it allow it.
    serviceWorkers: 'block',
    // Only retries are recorded, because recording takes a tenth of the time. `--trace on` records every
    // test.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [...isolatedBrowserArgs],
    },
  },
  projects: [
    {
      name: 'desktop',
      testMatch: '**/*.spec.ts',
      testIgnore: ['**/*.phone.spec.ts', ...notInThisRun.map((name) => `**/${name}.spec.ts`)],
      use: { viewport: { width: 1440, height: 900 } },
    },
    { name: 'phone', testMatch: '**/*.phone.spec.ts', use: { viewport: { width: 390, height: 844 } } },
  ],
});
