import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root, say } from './ground.ts';
import { compareWeights, toAllowed, type Allowed } from './weights/compareWeights.ts';
import { measureExports } from './weights/measureExports.ts';

// `npm run weights`: what each component costs who imports it alone, against the `weights.json` of its package. `-- --accept` writes it anew.
const accept = process.argv.includes('--accept');
const complaints: string[] = [];

for (const name of ['ui', 'patterns']) {
  const folder = path.join(root, 'packages', name);
  const file = path.join(folder, 'weights.json');
  const measured = await measureExports(folder);
  if (accept) {
    const style = await resolveConfig(file);
    writeFileSync(file, await format(JSON.stringify(toAllowed(measured)), { ...style, filepath: file }));
  } else {
    const allowed = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Allowed) : {};
    complaints.push(...compareWeights(measured, allowed).map((line) => `@luxe/${name}/${line}`));
  }
}

for (const line of complaints) say(line);
if (complaints.length) say('If that is meant: npm run weights -- --accept, and say why in the commit.');
process.exit(complaints.length ? 1 : 0);
