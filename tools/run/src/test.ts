import { cpus } from 'node:os';
import { add, closingLine, none } from './count.ts';
import { say } from './ground.ts';
import { findBrowser, findHaproxy, findPostgres, findRedis, prepareEngines } from './machine.ts';
import { forgetFlaky, judgeFlaky, readFlaky } from './flaky.ts';
import { suites } from './suites.ts';

// `npm test`: every suite that must pass. `npm test -- stories dom` runs the named ones only.
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !suites.some((suite) => suite.name === name));
if (unknown.length)
  say(`There is no suite ${unknown.join(', ')}; there are: ${suites.map(({ name }) => name).join(', ')}`);

const equipment = {
  browser: await findBrowser(),
  postgres: await findPostgres(),
  redis: await findRedis(),
  haproxy: await findHaproxy(),
  ci: Boolean(process.env.CI),
};
if (!wanted.length || wanted.some((name) => ['journeys', 'storybook'].includes(name))) await prepareEngines();
forgetFlaky();
const rows: string[] = [];
let total = { ...none, failed: unknown.length };

for (const suite of suites.filter(({ name }) => !wanted.length || wanted.includes(name))) {
  say(`\n${suite.name} …`);
  const began = performance.now();
  const worked = busySeconds();
  const count = await suite.run(equipment).catch((error: Error) => {
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

/** Seconds that all cores of this machine have worked. */
function busySeconds(): number {
  return cpus().reduce((sum, { times }) => sum + (times.user + times.sys + times.nice) / 1000, 0);
}
