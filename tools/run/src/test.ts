import { cpus } from 'node:os';
import { add, closingLine, emptyCount, type Count } from './count.ts';
import { bin, run, print } from './programs/childProcess.ts';
import { prepareEngines, readEquipment } from './equipment/machine.ts';
import { clearFlaky, judgeFlaky, readFlaky } from './flaky.ts';
import { deleteCount, readCount } from './suiteCounts.ts';
import { suites, type Suite } from './suites.ts';

// `npm test`: runs every suite that must pass. Except on CI, a suite that passed with the same files is not
// run again. `npm test -- stories dom` always runs the named suites.
const requestedSuites = process.argv.slice(2);
const unknown = requestedSuites.filter((name) => !suites.some((suite) => suite.name === name));
if (unknown.length)
  print(`There is no suite ${unknown.join(', ')}. Suites: ${suites.map(({ name }) => name).join(', ')}`);

const equipment = await readEquipment();
if (!requestedSuites.length || requestedSuites.some((name) => ['journeys', 'storybook'].includes(name)))
  await prepareEngines();
clearFlaky();
const rows: string[] = [];
let total = { ...emptyCount, failed: unknown.length };

for (const suite of suites.filter(({ name }) => !requestedSuites.length || requestedSuites.includes(name))) {
  print(`\n${suite.name} …`);
  const began = performance.now();
  const busyBefore = busySeconds();
  const count = await runSuite(suite).catch((error: Error) => {
    print(error.message);
    return { ...emptyCount, failed: 1 };
  });
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  print(`${suite.name}: ${closingLine(count)} (${minutes} min)`);
  const cores = ((busySeconds() - busyBefore) / ((performance.now() - began) / 1000)).toFixed(1);
  rows.push(`| ${suite.name} | ${minutes} | ${cores} | ${count.passed} |`);
  total = add(total, count);
}

const flaky = judgeFlaky(readFlaky());
total = add(total, flaky.count);
print(['', '| suite | minutes | cores busy | passed |', '|---|---|---|---|', ...rows, ''].join('\n'));
for (const sentence of flaky.sentences) print(sentence);
print(closingLine(total));
process.exit(total.failed ? 1 : 0);

function runSuite(suite: Suite): Promise<Count> {
  const isCached = suite.isCached && !equipment.ci && !requestedSuites.length;
  return isCached ? runCached(suite.name) : suite.run(equipment);
}

/** Runs the suite through Nx, which reuses the count when no input has changed. */
async function runCached(name: string): Promise<Count> {
  deleteCount(name);
  const { output } = await run(bin('nx'), ['run', `@luxe/run:suite-${name}`, '--outputStyle=static']);
  const count = readCount(name);
  if (count.failed > 0) print(output.trim());
  if (/local cache|existing outputs match/.test(output))
    print('Cached result: no input of this suite has changed.');
  return count;
}

/** Seconds that all cores of this machine have been busy since boot. */
function busySeconds(): number {
  return cpus().reduce((sum, { times }) => sum + (times.user + times.sys + times.nice) / 1000, 0);
}
