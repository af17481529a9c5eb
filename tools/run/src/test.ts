import { add, closingLine, none } from './count.ts';
import { say } from './ground.ts';
import { findBrowser, findHaproxy, findPostgres, findRedis } from './machine.ts';
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
const rows: string[] = [];
let total = { ...none, failed: unknown.length };

for (const suite of suites.filter(({ name }) => !wanted.length || wanted.includes(name))) {
  say(`\n${suite.name} …`);
  const began = performance.now();
  const count = await suite.run(equipment).catch((error: Error) => {
    say(error.message);
    return { ...none, failed: 1 };
  });
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  say(`${suite.name}: ${closingLine(count)} (${minutes} min)`);
  rows.push(`| ${suite.name} | ${minutes} | ${count.passed} |`);
  total = add(total, count);
}

say(['', '| suite | minutes | passed |', '|---|---|---|', ...rows, ''].join('\n'));
say(closingLine(total));
process.exit(total.failed ? 1 : 0);
