import path from 'node:path';
import { bin, root, run, say } from './ground.ts';
import { findBrowser } from './machine.ts';
import { picturesOut } from './pictures/mode.ts';
import { forgetSummary, readSummary } from './pictures/summary.ts';

// `npm run pictures [-- --accept] [words of a story's path]`: compares the stories' pictures with the accepted ones, or accepts them.
const words = process.argv.slice(2);
const accept = words.includes('--accept');
const filters = words.filter((word) => word !== '--accept');
const report = path.relative(root, path.join(picturesOut, 'report/index.html'));

forgetSummary(picturesOut);
const env = {
  ...process.env,
  LUXE_PICTURES: accept ? 'accept' : 'compare',
  CHROMIUM_PATH: await findBrowser(),
};
const { ok } = await run(bin('vitest'), ['run', '--project', 'stories', '--reporter=default', ...filters], {
  env,
  live: true,
});
const summary = readSummary(picturesOut);
if (!summary) {
  say('The run did not come to its end (see above): nothing is said of the pictures.');
  process.exit(1);
}
const { taken, skipped, entries, faults, orphans } = summary;
if (skipped) say(`${skipped} pictures skipped: the pinned browser does not run here.`);
for (const fault of faults) say(fault);
if (accept)
  say(
    `${taken} pictures as they are now, ${orphans} without a story removed. Look at ${report} before you commit.`,
  );
else say(`${taken} pictures as accepted${entries || faults.length ? `; the others: ${report}` : ''}.`);
process.exit(ok && faults.length === 0 && skipped === 0 ? 0 : 1);
