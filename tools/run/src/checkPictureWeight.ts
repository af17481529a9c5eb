import { Baselines, checkPictureSizes } from './pictures/baselines.ts';
import { baselineFolder } from './pictures/mode.ts';

// Checks the file size of the accepted pictures. This fast check runs before the comparison of pictures,
// which takes minutes.
const faults = checkPictureSizes(new Baselines(baselineFolder).all());
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exit(faults.length ? 1 : 0);
