import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../files/listFiles.ts';
import { print, root } from '../programs/childProcess.ts';
import { findCachedWords } from './findCachedWords.ts';
import { dictionaryFile, findSpellingProblems, findUnlistedWords } from './findSpellingProblems.ts';

// Checks the spelling of the files that the arguments name, or of all. Only a check of all files can find
// words of the lists that no file needs. Prints a line for each problem and exits with 1 if there is one.
const requested = process.argv.slice(2);
/** The same files as `files` of `cspell.json`. */
const isText = (file: string) => /\.(?:tsx?|mjs|css|mdx?|json|cfg)$|^\.ci\/run$/.test(file);
const found = await findCachedWords(root, (requested.length ? requested : listFiles(root)).filter(isText), {
  cacheFile: path.join(root, '.cache/verify/spelling.json'),
  isComplete: requested.length === 0,
});
const dictionary = readFileSync(path.join(root, dictionaryFile), 'utf8');
const problems = (requested.length ? findUnlistedWords : findSpellingProblems)(found, dictionary);
for (const problem of problems) print(problem);
process.exit(problems.length ? 1 : 0);
