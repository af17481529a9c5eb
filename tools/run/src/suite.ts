import { fail, say } from './ground.ts';
import { readEquipment } from './machine.ts';
import { keepCount } from './suiteCounts.ts';
import { suites } from './suites.ts';
import { closingLine } from './count.ts';

// One suite by its name, as Nx runs it: its count is the output that Nx keeps.
const suite = suites.find(({ name }) => name === process.argv[2]);
if (!suite) fail(`There is no suite ${process.argv[2]}.`);
const count = await suite.run(await readEquipment());
keepCount(suite.name, count);
say(closingLine(count));
process.exit(count.failed ? 1 : 0);
