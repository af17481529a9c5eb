import { findUnusedExceptions, findLicenceFaults } from './dependencies/licences.ts';
import { readLock } from './dependencies/readLock.ts';

// Fails on a package, direct or not, whose licence is not allowed. dependencies/licences.ts lists licences
// and exceptions.
const packages = readLock(process.cwd());
const faults = [...findLicenceFaults(packages), ...findUnusedExceptions(packages)];
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(`${packages.length} packages, ${faults.length} faults\n`);
process.exit(faults.length ? 1 : 0);
