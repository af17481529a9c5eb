import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { findSpellingProblems } from './findSpellingProblems.ts';
import { findUnknownWords } from './findUnknownWords.ts';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'spelling-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('reports misspelled words in code, comments and prose, and accepts a correct file', async () => {
  const texts = {
    'correct.ts':
      '/** The colour of a `bag` [BAG-07], as https://shop.example/recieve has it. */\nconst one = 1;',
    'name.ts': 'const bag = 1;\nconst recieveBag = bag;',
    'comment.ts': '// We recieve a bag.',
    'prose.md': 'One can’t\n\n`recieve` two of the shop’s bags.',
  };
  for (const [file, text] of Object.entries(texts)) writeFileSync(path.join(folder, file), text);
  const found = await findUnknownWords(folder, { globs: ['**/*'] });
  const lines = found.map(({ file, line, word }) => `${file}:${line} ${word}`);
  expect(lines.toSorted()).toEqual(['comment.ts:1 recieve', 'name.ts:2 recieve', 'prose.md:3 recieve']);
}, 60_000);

it('throws for a folder without any file to check', async () => {
  await expect(findUnknownWords(folder, { globs: ['**/*'] })).rejects.toThrow(/cspell/);
}, 60_000);

const found = [
  { file: 'a.ts', line: 1, word: 'pincode' },
  { file: 'a.test.ts', line: 2, word: 'recieve' },
];
const exceptions = [{ files: /test/, reason: 'A fault.', words: ['recieve'] }];

it('the spelling check accepts words that are in the dictionary or an exception', () =>
  expect(findSpellingProblems(found, '# Words\npincode\n', exceptions)).toEqual([]));

test.each([
  ['a word of no list', '', /^a\.ts:1 has the unknown word "pincode"/],
  ['an unused word', 'pincode\nussid\n', /"ussid"\. Remove it from docs\/spelling\.txt/],
  ['words out of order', 'pincode\nbag\n', /must be sorted/],
  ['a word that is listed twice', 'pincode\npincode\n', /each word once/],
])('the spelling check reports %s', (_, dictionary, problem) =>
  expect(findSpellingProblems(found, dictionary, exceptions).join('\n')).toMatch(problem),
);

test('an exception applies only to its own files, and the check reports an exception that no file needs', () => {
  const elsewhere = found.map((one) => ({ ...one, file: 'a.ts' }));
  expect(findSpellingProblems(elsewhere, 'pincode\n', exceptions)).toEqual([
    'a.ts:2 has the unknown word "recieve". Correct it, or add it to docs/spelling.txt.',
    'No file needs the exception "recieve". Remove it from misspellings.ts.',
  ]);
});
