import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findDeadExports, isUser } from './exports/findDeadExports.ts';
import { listFiles } from './files/listFiles.ts';
import { print, root } from './programs/childProcess.ts';

// Checks that everything that the entries of the component library export is used. Knip checks all other
// exports; for it, an entry of a package is a use.
const folder = 'packages/ui';
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { exports: entries } = JSON.parse(read(`${folder}/package.json`)) as {
  exports: Record<string, string>;
};
const problems = findDeadExports({
  entries: Object.entries(entries)
    .filter(([name, file]) => name !== './testing' && /\.tsx?$/.test(file))
    .map(([, file]) => path.posix.join(folder, file)),
  sources: new Map(
    listFiles(root)
      .filter(isUser)
      .map((file) => [file, read(file)]),
  ),
});
for (const problem of problems) print(problem);
process.exit(problems.length ? 1 : 0);
