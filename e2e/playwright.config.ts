import { defineConfig } from '@playwright/test';
import { closedBrowser } from '../tools/run/src/closedBrowser.ts';
import { ports, shopOrigin } from './src/setting.ts';

/** Journeys on the real programs, which `programs.setup.ts` starts with an empty data folder of their own. */
export default defineConfig({
  testDir: 'src',
  // Emptied as a run begins; another may be under way.
  outputDir: `../.cache/e2e/${ports.shop}`,
  globalSetup: './src/programs.setup.ts',
  fullyParallel: false,
  workers: 1,
  // What passes the second time, in a browser context of its own, is named as flaky. Specs of payments set none.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: shopOrigin,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Recording costs a tenth of the time: only what runs again is recorded. `--trace on` records all.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [...closedBrowser],
    },
  },
  projects: [
    {
      name: 'desktop',
      testMatch: '**/*.spec.ts',
      testIgnore: '**/*.phone.spec.ts',
      use: { viewport: { width: 1440, height: 900 } },
    },
    { name: 'phone', testMatch: '**/*.phone.spec.ts', use: { viewport: { width: 390, height: 844 } } },
  ],
});
