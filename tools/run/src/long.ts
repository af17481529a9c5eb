import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closingLine, countVitest, none } from './count.ts';
import { bin, fail, root, run, say } from './ground.ts';
import { findPostgres } from './machine.ts';

// `npm run test:long -- --minutes N`: the counts that need time (fuzz, chaos, large catalogues), seeded by the commit, so that each commit tries others.
const minutes = readMinutes(process.argv.slice(2));
const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
const seed = Number.parseInt(commit.slice(0, 7), 16);
say(`Long tests: about ${minutes} minutes, seed ${seed} (commit ${commit.slice(0, 10)}).`);

const folder = mkdtempSync(path.join(tmpdir(), 'luxe-long-'));
const report = path.join(folder, 'report.json');
const { ok, output } = await run(
  bin('vitest'),
  ['run', '--project', 'long', '--reporter=verbose', '--reporter=json', `--outputFile.json=${report}`],
  {
    live: true,
    env: {
      ...process.env,
      LUXE_LONG_MINUTES: String(minutes),
      LUXE_SEED: String(seed),
      POSTGRES_BIN: await findPostgres(),
    },
  },
);
const count = readCount();
if (!ok && !count.failed) say(output);
rmSync(folder, { recursive: true, force: true });
say(closingLine(count));
process.exit(ok && !count.failed ? 0 : 1);

function readCount() {
  try {
    return countVitest(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return { ...none, failed: 1 };
  }
}

function readMinutes(args: readonly string[]): number {
  const at = args.indexOf('--minutes');
  const value = at === -1 ? 10 : Number(args[at + 1]);
  if (!(value > 0 && value <= 600)) fail('--minutes takes a number from 1 to 600.');
  return value;
}
