import { Baselines, weighPictures } from './pictures/baselines.ts';
import { baselineFolder } from './pictures/mode.ts';

// Checks the size of the baseline pictures, before minutes are spent on comparing them.
const faults = weighPictures(new Baselines(baselineFolder).all());
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exit(faults.length ? 1 : 0);
