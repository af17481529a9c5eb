import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../files/listFiles.ts';
import { print, root } from '../programs/childProcess.ts';
import { findNameProblem } from './fileNames.ts';
import { findWideComments, findWideProse, maxColumns } from './lineWidth.ts';
import { findBrokenReferences } from './references.ts';
import { findBannedWords, findUnusedExceptions } from './vocabulary.ts';

// Checks banned words, the width of comments and prose, names of files, and references in Markdown: in the
// files that the arguments name, or in all. Only a check of all files can find exceptions that no file needs.
// Prints a line for each problem and exits with 1 if there is one.
const requested = process.argv.slice(2);
const all = listFiles(root);
const checked = requested.length ? requested : all;
/**
 * Files that may contain banned words: the glossary and this check list these words, and generated files
 * contain the words of their sources.
 */
const isExempt = (file: string) =>
  /^docs\/glossary\.md$|^tools\/run\/src\/words\/(?:vocabulary|words\.test)\.ts$|\/generated\/|mockServiceWorker/.test(
    file,
  );
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const sources = new Map(
  checked
    .filter((file) => /\.(?:tsx?|mjs|css|mdx?)$/.test(file) && !isExempt(file))
    .map((file) => [file, read(file)]),
);

const isProse = (file: string) => /\.mdx?$/.test(file);
const words = [...sources].flatMap(([file, text]) =>
  findBannedWords(file, text).map(
    ({ line, word, instead }) => `${file}:${line} has the word "${word}". Write ${instead}.`,
  ),
);
const widths = [...sources].flatMap(([file, text]) =>
  (isProse(file) ? findWideProse(text) : findWideComments(text)).map(
    (line) => `${file}:${line} is wider than ${maxColumns} columns.`,
  ),
);
const names = checked
  .filter((file) => /\.(?:tsx?|mjs|js)$/.test(file))
  .flatMap((file) => findNameProblem(file) ?? []);

const scriptsOf = (file: string) =>
  new Set(Object.keys((JSON.parse(read(file)) as { scripts?: object }).scripts ?? {}));
/** All code, which is read when Markdown names the first environment variable. */
let code: string | undefined;
const readCode = () =>
  all
    .filter((file) => /\.(?:tsx?|mjs|py|json|sh|cfg)$|^\.ci\//.test(file) && file !== 'package-lock.json')
    .map(read)
    .join('\n');
const project = {
  files: new Set(all),
  scripts: new Map(
    all
      .filter((file) => path.basename(file) === 'package.json')
      .map((file) => [file.slice(0, -'package.json'.length), scriptsOf(file)]),
  ),
  hasVariable: (name: string) => (code ??= readCode()).includes(name),
};
const references = [...sources]
  .filter(([file]) => isProse(file) && file !== 'CHANGELOG.md')
  .flatMap(([file, text]) => findBrokenReferences(file, text, project));

const unused = requested.length ? [] : findUnusedExceptions(sources);
const problems = [...words, ...unused, ...widths, ...names, ...references];
for (const problem of problems) print(problem);
print(`${sources.size} texts, ${problems.length} problems`);
process.exit(problems.length ? 1 : 0);
