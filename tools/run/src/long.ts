import { globSync } from 'node:fs';
import { add, closingLine, emptyCount, type Count } from './count.ts';
import { readCommit } from './commitSeed.ts';
import { clearFlaky, judgeFlaky, readFlaky } from './flaky.ts';
import { fail, print, root } from './programs/childProcess.ts';
import { findPostgres } from './equipment/machine.ts';
import { findStoryBrowser } from './pictures/browser.ts';
import { storybookPages } from './storybookPages.ts';
import { storySuite, vitestSuite } from './vitestSuite.ts';

// `npm run test:long -- --minutes N`: runs the long tests (fuzz, chaos, large catalogues), compares the
// pictures of every story, and plays every story with motion. With `--short` it runs only a third of the
// files of long tests, others for each commit. The seed comes from the commit, so each commit tests other
// cases.
const args = process.argv.slice(2);
const minutes = readMinutes();
const isShort = args.includes('--short');
const { commit, seed } = readCommit();
print(`Long tests: about ${minutes} minutes, seed ${seed} (commit ${commit.slice(0, 10)}).`);

const env = {
  LUXE_LONG_MINUTES: String(minutes),
  LUXE_SEED: String(seed),
  POSTGRES_BIN: await findPostgres(),
};
clearFlaky();
// The long tests and the comparison of pictures run in parallel. The reason is that the long tests wait for
// databases and programs half of the time.
const counts = await Promise.all(
  isShort
    ? [vitestSuite('long', env, { live: true, paths: filesOfThisRun() })]
    : [vitestSuite('long', env, { live: true }), allStories()],
);
const flaky = judgeFlaky(readFlaky());
for (const sentence of flaky.sentences) print(sentence);
const count = [...counts, flaky.count].reduce(add);
print(closingLine(count));
process.exit(count.failed ? 1 : 0);

/**
 * Compares the pictures of every story, then plays every story of the published Storybook. `npm test` leaves
 * out pictures whose output has not changed, and two thirds of the plays with motion.
 */
async function allStories(): Promise<Count> {
  const { pinned, executablePath } = await findStoryBrowser();
  if (!pinned) print('Skipped: the pictures need the pinned browser.');
  const pictures = pinned
    ? await storySuite(executablePath, 'compare', { ci: Boolean(process.env.CI) })
    : { ...emptyCount, skipped: 1 };
  return add(pictures, await storybookPages(executablePath));
}

/** Every third file of long tests. Files take turns by position, so that every file runs once in three. */
function filesOfThisRun(): string[] {
  const pattern = '{apps,packages,tools}/**/*.long.test.ts';
  const files = globSync(pattern, { cwd: root, exclude: ['**/node_modules/**'] }).sort();
  return files.filter((_, at) => at % 3 === seed % 3);
}

function readMinutes(): number {
  const at = args.indexOf('--minutes');
  const value = at === -1 ? 10 : Number(args[at + 1]);
  if (!(value > 0 && value <= 600)) fail('--minutes takes a number from 1 to 600.');
  return value;
}
