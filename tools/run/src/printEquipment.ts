import { findFirefox, findWebKit } from './engines/find.ts';
import { readEquipment } from './machine.ts';

// What a cached suite depends on beside its files: the programs of this machine and how the run was asked for.
process.stdout.write(
  JSON.stringify([await readEquipment(), findFirefox(), findWebKit(), process.version, process.platform]),
);
