import { fail, print } from './programs/childProcess.ts';
import { readEquipment } from './equipment/machine.ts';
import { saveCount } from './suiteCounts.ts';
import { suites } from './suites.ts';
import { closingLine } from './count.ts';

// Runs one suite by name. Nx runs this script and caches the count that it writes.
const suite = suites.find(({ name }) => name === process.argv[2]);
if (!suite) fail(`There is no suite ${process.argv[2]}.`);
const count = await suite.run(await readEquipment());
saveCount(suite.name, count);
print(closingLine(count));
process.exit(count.failed ? 1 : 0);
