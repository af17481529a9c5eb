import { Baselines, checkPictureSizes } from './pictures/baselines.ts';
import { baselineFolder } from './pictures/mode.ts';

// Checks the size of the baseline pictures, before minutes are spent on comparing them.
const faults = checkPictureSizes(new Baselines(baselineFolder).all());
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exit(faults.length ? 1 : 0);
