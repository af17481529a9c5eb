import { cpus } from 'node:os';
import { add, closingLine, none, type Count } from './count.ts';
import { bin, run, say } from './ground.ts';
import { prepareEngines, readEquipment } from './machine.ts';
import { forgetFlaky, judgeFlaky, readFlaky } from './flaky.ts';
import { forgetCount, readCount } from './suiteCounts.ts';
import { suites, type Suite } from './suites.ts';

// `npm test`: every suite that must pass. One that passed with the same files is not run again, but in CI. `npm test -- stories dom` runs the named ones,
// in any case.
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !suites.some((suite) => suite.name === name));
if (unknown.length)
  say(`There is no suite ${unknown.join(', ')}; there are: ${suites.map(({ name }) => name).join(', ')}`);

const equipment = await readEquipment();
if (!wanted.length || wanted.some((name) => ['journeys', 'storybook'].includes(name))) await prepareEngines();
forgetFlaky();
const rows: string[] = [];
let total = { ...none, failed: unknown.length };

for (const suite of suites.filter(({ name }) => !wanted.length || wanted.includes(name))) {
  say(`\n${suite.name} …`);
  const began = performance.now();
  const worked = busySeconds();
  const count = await runSuite(suite).catch((error: Error) => {
    say(error.message);
    return { ...none, failed: 1 };
  });
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  say(`${suite.name}: ${closingLine(count)} (${minutes} min)`);
  const cores = ((busySeconds() - worked) / ((performance.now() - began) / 1000)).toFixed(1);
  rows.push(`| ${suite.name} | ${minutes} | ${cores} | ${count.passed} |`);
  total = add(total, count);
}

const flaky = judgeFlaky(readFlaky());
total = add(total, flaky.count);
say(['', '| suite | minutes | cores busy | passed |', '|---|---|---|---|', ...rows, ''].join('\n'));
for (const sentence of flaky.sentences) say(sentence);
say(closingLine(total));
process.exit(total.failed ? 1 : 0);

function runSuite(suite: Suite): Promise<Count> {
  const isCached = suite.isCached && !equipment.ci && !wanted.length;
  return isCached ? runCached(suite.name) : suite.run(equipment);
}

/** Lets Nx run the suite, or find what it counted when the same files passed. */
async function runCached(name: string): Promise<Count> {
  forgetCount(name);
  const { output } = await run(bin('nx'), ['run', `@luxe/run:suite-${name}`, '--outputStyle=static']);
  const count = readCount(name);
  if (count.failed > 0) say(output.trim());
  if (/local cache|existing outputs match/.test(output))
    say('As when it passed: nothing has changed that it depends on.');
  return count;
}

/** Seconds that all cores of this machine have worked. */
function busySeconds(): number {
  return cpus().reduce((sum, { times }) => sum + (times.user + times.sys + times.nice) / 1000, 0);
}
