import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { closeAll } from './bench/cleanup.ts';
import { compareRounds, findMissingReasons, toRatioCells } from './bench/compare.ts';
import { measureFamily } from './bench/families/measureFamily.ts';
import type { FamilyName, Figure } from './bench/figures.ts';
import { addRun } from './bench/journal.ts';
import { readCircumstances, toLines } from './bench/machine.ts';
import { readOptions, type BenchOptions } from './bench/options.ts';
import { measureAlternately } from './bench/rounds.ts';
import type { Subject } from './bench/subject.ts';
import { toCells, toSummary, toTable } from './bench/table.ts';
import { openWorkTree } from './bench/workTree.ts';
import { buildStorefront } from './build.ts';
import { fail, root, print } from './programs/childProcess.ts';
import { findBrowser } from './equipment/machine.ts';

// `npm run bench` measures every figure and shows it beside its bar, the limit that the figure must meet. The
// page docs/benchmarks.md describes the options and how to read the output.
if (process.platform !== 'linux') fail('The bench reads CPU time and memory from /proc: it needs Linux.');
/** Families of figures that need a browser. */
const familiesWithBrowser = new Set<FamilyName>(['main-thread', 'lighthouse', 'interactions']);

let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    isInterrupted = true;
    void closeAll().then(() => process.exit(1));
  });
try {
  const options = readOptions(process.argv.slice(2));
  await (options.compare ? compare(options.compare, options) : measure(options));
} catch (error) {
  fail((error as Error).message);
}

async function measure(options: BenchOptions): Promise<void> {
  const folder = options.at === undefined ? (options.folder ?? root) : await openWorkTree(options.at);
  const needsBrowser = options.families.some((family) => familiesWithBrowser.has(family));
  const browser = needsBrowser ? await findBrowser() : undefined;
  const circumstances = readCircumstances(folder, browser, options);
  for (const line of toLines(circumstances)) print(line);
  await buildStorefront(folder);

  const { products, database, profile } = options;
  const subject: Subject = { folder, products, database, browser, profile };
  const figures: Figure[] = [];
  for (const family of options.families) {
    print(`${family} …`);
    figures.push(...(await measureFamily(family, subject)));
    if (isInterrupted) return;
  }
  print(`\n${toLines(circumstances).join('\n')}\n`);
  print(toTable(['figure', 'value', 'bar', ''], figures.map(toCells)));
  print(toSummary(figures));

  if (options.json) writeFileSync(options.json, JSON.stringify({ circumstances, figures }));
  if (options.append) {
    const page = path.join(root, 'docs/benchmarks.md');
    const added = addRun(readFileSync(page, 'utf8'), figures, circumstances);
    writeFileSync(page, await format(added, { ...(await resolveConfig(page)), filepath: page }));
  }
}

async function compare(commits: readonly [string, string], options: BenchOptions): Promise<void> {
  const [a, b] = commits;
  const folders = [await openWorkTree(a), await openWorkTree(b)] as const;
  const rounds = await measureAlternately(folders, options);
  const rows = compareRounds(rounds).map(toRatioCells);
  print('');
  print(`${toLines(readCircumstances(root, undefined, options)).join('\n')}\n`);
  print(toTable(['figure', a, b, `${b} / ${a} (of ${rounds.length} rounds)`, ''], rows));
  for (const line of findMissingReasons(rounds, commits)) print(`Not measured: ${line}`);
}
