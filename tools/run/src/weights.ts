import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root, print } from './programs/childProcess.ts';
import { compareWeights, toAllowed, type Allowed } from './weights/compareWeights.ts';
import { measureExports } from './weights/measureExports.ts';

// `npm run weights`: compares the size of each component, imported alone, with the `weights.json` of its
// package. `-- --accept` rewrites that file. `-- --accept-new` adds only the entries that it does not list.
const accept = process.argv.includes('--accept');
const acceptNew = process.argv.includes('--accept-new');
const faults: string[] = [];

for (const name of ['ui', 'patterns']) {
  const folder = path.join(root, 'packages', name);
  const file = path.join(folder, 'weights.json');
  const measured = await measureExports(folder);
  const allowed = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Allowed) : {};
  if (accept || acceptNew) {
    const now = toAllowed(measured);
    const next = accept ? now : keepListed(now, allowed);
    const style = await resolveConfig(file);
    writeFileSync(file, await format(JSON.stringify(next), { ...style, filepath: file }));
  } else faults.push(...compareWeights(measured, allowed).map((line) => `@luxe/${name}/${line}`));
}

for (const line of faults) print(line);
if (faults.length)
  print('If this is intended, run npm run weights -- --accept and give the reason in the commit.');
process.exit(faults.length ? 1 : 0);

/** The listed sizes as they are, and those of entries that are not listed. */
function keepListed(now: Allowed, listed: Allowed): Allowed {
  return Object.fromEntries(Object.entries(now).map(([entry, weight]) => [entry, listed[entry] ?? weight]));
}
