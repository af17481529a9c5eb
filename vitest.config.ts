import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { flakyStories } from './tools/run/src/flakyStories.ts';
import { LongestFirst } from './tools/run/src/longestFirst.ts';
import { findStoryBrowser } from './tools/run/src/pictures/browser.ts';
import { readPictureOptions } from './tools/run/src/pictures/mode.ts';
import { pictures } from './tools/run/src/pictures/plugin.ts';

const exclude = [
  '**/node_modules/**',
  '**/.cache/**',
  '**/build/client/**',
  '**/build/server/**',
  '**/.react-router/**',
  'e2e/**',
];
const testFolder = fileURLToPath(new URL('tools/run/src/testFolder.ts', import.meta.url));
const storybookDir = fileURLToPath(new URL('.storybook', import.meta.url));

const storefrontTests = 'apps/storefront/app';
/** Tests of components without a browser. */
const dom = {
  include: ['**/*.test.tsx'],
  exclude,
  environment: 'jsdom',
  testTimeout: 60_000,
  maxWorkers: '100%',
  setupFiles: ['.storybook/vitest.dom.setup.ts', 'tools/run/src/pinYear.ts'],
} as const satisfies TestProjectInlineConfiguration['test'];

/** Loading Storybook takes seconds, so a run that names other projects does not load it. */
const requestedProjects = process.argv.flatMap((arg, at, args) =>
  arg.startsWith('--project') ? [arg.split('=')[1] ?? args[at + 1]] : [],
);
const storyBrowser =
  requestedProjects.length === 0 || requestedProjects.includes('stories')
    ? await findStoryBrowser()
    : undefined;

/**
 * Test projects by file name: `*.test.ts` runs in Node, `*.test.tsx` in jsdom. `*.stories.tsx` runs in the
 * pinned browser with all checks of `.storybook/checks`. `*.long.test.ts` runs only in `npm run test:long`.
 * Run one project with `npx vitest run --project node|'dom*'|stories|long [path]`.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'node',
          include: ['**/*.test.ts'],
          exclude: [...exclude, '**/*.long.test.ts'],
          environment: 'node',
          // A worker runs several test files, because starting one per file took a third of the time.
          isolate: false,
          // All cores run tests, because a test waits for databases and programs half of the time.
          maxWorkers: '100%',
          // A test fails by its assertions. The timeouts only end a test that hangs, also on a busy machine,
          // where the start of a program takes 20 seconds.
          testTimeout: 60_000,
          hookTimeout: 180_000,
          globalSetup: [testFolder],
          setupFiles: ['tools/run/src/pinYear.ts'],
        },
      },
      {
        // Tests that take long, run by `npm run test:long`.
        test: {
          name: 'long',
          include: ['**/*.long.test.ts'],
          exclude,
          environment: 'node',
          globalSetup: [testFolder],
          maxWorkers: 2,
          testTimeout: 3_600_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          ...dom,
          name: 'dom',
          exclude: [...exclude, `${storefrontTests}/**`],
          // All files of a worker share one jsdom, because creating one per file took half of the time. The
          // timeout of the first test in a file includes loading its modules.
          isolate: false,
        },
      },
      {
        test: {
          ...dom,
          name: 'dom-storefront',
          include: [`${storefrontTests}/**/*.test.tsx`],
          // Modules of the storefront listen to the page until it is closed, so each file has its own.
          isolate: true,
        },
      },
      ...(storyBrowser
        ? [
            {
              plugins: [
                storybookTest({ configDir: storybookDir, storybookScript: 'npm run storybook' }),
                pictures(readPictureOptions(storyBrowser)),
                flakyStories(),
              ],
              test: {
                name: 'stories',
                setupFiles: ['.storybook/checks/setup.ts', 'tools/run/src/pinYear.ts'],
                // A test that passes on retry is reported as flaky.
                retry: 1,
                testTimeout: 60_000,
                // Number of browser pages that run stories in parallel. 6 were no faster than 4, because a
                // page mostly waits for animation frames and pictures.
                maxWorkers: 4,
                // A page loads Storybook once and runs several files, because loading Storybook for each file
                // took two fifths of the time. Stories share no state: each is mounted again with new mocks,
                // and anything that a story leaves behind would appear in the next pictures.
                isolate: false,
                browser: {
                  enabled: true,
                  headless: true,
                  screenshotFailures: false,
                  provider: playwright({
                    // With reduced motion, all duration tokens are zero, so nothing is measured during an
                    // animation.
                    contextOptions: { reducedMotion: 'reduce' },
                    launchOptions: {
                      executablePath: storyBrowser.executablePath,
                      args: [...storyBrowser.args],
                      env: storyBrowser.env,
                    },
                  }),
                  instances: [{ browser: 'chromium' as const }],
                },
              },
            },
          ]
        : []),
    ],
  },
});
