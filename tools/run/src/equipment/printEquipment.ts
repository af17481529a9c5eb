import { findFirefox, findWebKit } from '../engines/find.ts';
import { readEquipment } from './machine.ts';

// Prints what a cached suite depends on besides its files: the programs of this machine and whether this is
// CI.
process.stdout.write(
  JSON.stringify([await readEquipment(), findFirefox(), findWebKit(), process.version, process.platform]),
);
