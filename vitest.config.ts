import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { flakyStories } from './tools/run/src/flakyStories.ts';
import { LongestFirst } from './tools/run/src/longestFirst.ts';
import { findStoryBrowser } from './tools/run/src/pictures/browser.ts';
import { picturesHere } from './tools/run/src/pictures/mode.ts';
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

/** Loading Storybook takes seconds: a run that names other projects does without. */
const asked = process.argv.flatMap((word, at, words) =>
  word.startsWith('--project') ? [word.split('=')[1] ?? words[at + 1]] : [],
);
const storyBrowser = asked.length === 0 || asked.includes('stories') ? await findStoryBrowser() : undefined;

/**
 * Kinds of test, by file name: `*.test.ts` in Node, `*.test.tsx` in jsdom, `*.stories.tsx` in the pinned browser with all the checks
 * of `.storybook/checks`, `*.long.test.ts` when there is time. One kind: `npx vitest run --project node|dom|stories|long [path]`.
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
          // A worker keeps its process from file to file: starting one for each was a third of the time.
          isolate: false,
          // A worker for each core: half the time is databases and programs that are waited for.
          maxWorkers: '100%',
          testTimeout: 20_000,
          globalSetup: [testFolder],
          setupFiles: ['tools/run/src/pinYear.ts'],
        },
      },
      {
        // `npm run test:long`: what needs time.
        test: {
          name: 'long',
          include: ['**/*.long.test.ts'],
          exclude,
          environment: 'node',
          globalSetup: [testFolder],
          fileParallelism: false,
          testTimeout: 3_600_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'dom',
          include: ['**/*.test.tsx'],
          exclude,
          environment: 'jsdom',
          // One jsdom for all files of a worker: a new one for each was half of the time. A file's first test waits for its modules.
          isolate: false,
          testTimeout: 20_000,
          maxWorkers: '100%',
          setupFiles: ['.storybook/vitest.dom.setup.ts', 'tools/run/src/pinYear.ts'],
        },
      },
      ...(storyBrowser
        ? [
            {
              plugins: [
                storybookTest({ configDir: storybookDir, storybookScript: 'npm run storybook' }),
                pictures(picturesHere(storyBrowser)),
                flakyStories(),
              ],
              test: {
                name: 'stories',
                setupFiles: ['.storybook/checks/setup.ts', 'tools/run/src/pinYear.ts'],
                // What passes the second time is named as flaky.
                retry: 1,
                testTimeout: 60_000,
                // A page waits for frames and pictures most of its time; six were no faster than four.
                maxWorkers: 4,
                // Storybook is loaded once for each page, not once for each file: that was two fifths of the time. Stories share no state:
                // each is mounted anew, its mocks put up anew, and what it leaves behind would be pictured.
                isolate: false,
                browser: {
                  enabled: true,
                  headless: true,
                  screenshotFailures: false,
                  provider: playwright({
                    // Durations are tokens, zero here: nothing is measured halfway through a movement.
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
