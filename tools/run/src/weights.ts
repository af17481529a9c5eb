import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root, print } from './programs/childProcess.ts';
import { compareWeights, toAllowed, type Allowed } from './weights/compareWeights.ts';
import { measureExports } from './weights/measureExports.ts';

// `npm run weights`: compares the size of each component, imported alone, with the `weights.json` of its
// package. `-- --accept` rewrites that file.
const accept = process.argv.includes('--accept');
const faults: string[] = [];

for (const name of ['ui', 'patterns']) {
  const folder = path.join(root, 'packages', name);
  const file = path.join(folder, 'weights.json');
  const measured = await measureExports(folder);
  if (accept) {
    const style = await resolveConfig(file);
    writeFileSync(file, await format(JSON.stringify(toAllowed(measured)), { ...style, filepath: file }));
  } else {
    const allowed = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Allowed) : {};
    faults.push(...compareWeights(measured, allowed).map((line) => `@luxe/${name}/${line}`));
  }
}

for (const line of faults) print(line);
if (faults.length)
  print('If this is intended, run npm run weights -- --accept and give the reason in the commit.');
process.exit(faults.length ? 1 : 0);
