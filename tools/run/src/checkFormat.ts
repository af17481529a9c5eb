import path from 'node:path';
import { listFiles } from './files/listFiles.ts';
import { findUnformatted } from './format/findUnformatted.ts';
import { print, root } from './programs/childProcess.ts';

// Checks the format of the files that the arguments name, or of all files. It checks again only content that
// has not passed before, and lists files with git, because Prettier's own search reads every ignored folder.
const requested = process.argv.slice(2);
const isFormatted = (file: string) => /\.(?:tsx?|mjs|js|json|css|mdx?|html|ya?ml)$/.test(file);
const files = (requested.length ? requested : listFiles(root)).filter(isFormatted);
const problems = await findUnformatted(root, files, {
  cacheFile: path.join(root, '.cache/verify/format.json'),
  isComplete: requested.length === 0,
});
for (const problem of problems) print(problem);
process.exit(problems.length ? 1 : 0);
