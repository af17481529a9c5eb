import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readChangelogs } from './changelog/readChangelogs.ts';
import { printChangelog } from './changelog/toChangelogs.ts';
import { print, root } from './programs/childProcess.ts';

// `npm run changelog [-- package …]`: writes the changelog of each package into `.cache/changelogs`. They are
// not committed, because a commit cannot contain its own entry. Storybook shows them under Start here.
const names = process.argv.slice(2);
const folder = path.join(root, '.cache/changelogs');
mkdirSync(folder, { recursive: true });
for (const [name, entries] of await readChangelogs()) {
  if (names.length > 0 && !names.some((wanted) => name === wanted || name.endsWith(`/${wanted}`))) continue;
  const file = path.join(folder, `${path.basename(name)}.md`);
  writeFileSync(file, printChangelog(name, entries));
  print(`${path.relative(root, file)}: ${entries.length} changes`);
}
