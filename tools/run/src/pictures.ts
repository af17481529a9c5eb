import path from 'node:path';
import { bin, root, run, print } from './programs/childProcess.ts';
import { findBrowser } from './equipment/machine.ts';
import { picturesOut } from './pictures/mode.ts';
import { clearSummary, readSummary } from './pictures/summary.ts';

// `npm run pictures [-- --accept] [part of a story path]`: compares the pictures of stories with the
// baselines, or accepts them.
const args = process.argv.slice(2);
const accept = args.includes('--accept');
const filters = args.filter((arg) => arg !== '--accept');
const report = path.relative(root, path.join(picturesOut, 'report/index.html'));

clearSummary(picturesOut);
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
  print('The run did not finish (see above), so the pictures were not checked.');
  process.exit(1);
}
const { taken, skipped, entries, faults, orphans } = summary;
if (skipped) print(`${skipped} pictures skipped: the pinned browser does not run here.`);
for (const fault of faults) print(fault);
if (accept)
  print(
    `${taken} pictures are up to date, ${orphans} without a story were removed. Check ${report} before you commit.`,
  );
else
  print(`${taken} pictures match the baselines${entries || faults.length ? `; the others: ${report}` : ''}.`);
process.exit(ok && faults.length === 0 && skipped === 0 ? 0 : 1);
