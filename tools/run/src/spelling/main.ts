import { readFileSync } from 'node:fs';
import path from 'node:path';
import { print, root } from '../programs/childProcess.ts';
import { dictionaryFile, findSpellingProblems } from './findSpellingProblems.ts';
import { findUnknownWords } from './findUnknownWords.ts';

// Checks the spelling of every text that `cspell.json` lists. Prints a line for each problem and exits with 1
// if there is one.
const found = await findUnknownWords(root, { cached: true });
const problems = findSpellingProblems(found, readFileSync(path.join(root, dictionaryFile), 'utf8'));
for (const problem of problems) print(problem);
process.exit(problems.length ? 1 : 0);
