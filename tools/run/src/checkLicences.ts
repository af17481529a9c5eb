import { findIdleExceptions, findLicenceFaults } from './dependencies/licences.ts';
import { readLock } from './dependencies/lock.ts';

// Fails on a package, direct or not, whose licence is not on the list; dependencies/licences.ts has the list and its exceptions.
const packages = readLock(process.cwd());
const faults = [...findLicenceFaults(packages), ...findIdleExceptions(packages)];
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(`${packages.length} packages, ${faults.length} faults\n`);
process.exit(faults.length ? 1 : 0);
