import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findCachedWords } from './findCachedWords.ts';
import type { SpellingOptions, UnknownWord } from './findUnknownWords.ts';

let folder = '';
const optionsFor = (find: (folder: string, options: SpellingOptions) => Promise<UnknownWord[]>) => ({
  cacheFile: path.join(folder, 'cache.json'),
  isComplete: true,
  find,
});
const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'words-'));
  write('a.ts', '// pincode');
  write('b.ts', '// bag');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('checks only new content, and returns the words of all files', async () => {
  const find = vi.fn((_folder: string, { files = [] }: SpellingOptions): Promise<UnknownWord[]> =>
    Promise.resolve(files.map((file) => ({ file, line: 1, word: `word of ${file}` }))),
  );
  const options = optionsFor(find);
  const words = [
    { file: 'a.ts', line: 1, word: 'word of a.ts' },
    { file: 'b.ts', line: 1, word: 'word of b.ts' },
  ];
  expect(await findCachedWords(folder, ['a.ts', 'b.ts'], options)).toEqual(words);
  write('b.ts', '// bags');
  expect(await findCachedWords(folder, ['a.ts', 'b.ts'], options)).toEqual(words);
  expect(find.mock.calls.map(([, { files }]) => files)).toEqual([['a.ts', 'b.ts'], ['b.ts']]);
  await findCachedWords(folder, ['a.ts', 'b.ts'], options);
  expect(find).toHaveBeenCalledTimes(2);
});

it('records nothing for a file that changes while it is checked', async () => {
  const find = vi.fn((_folder: string, { files = [] }: SpellingOptions): Promise<UnknownWord[]> => {
    if (files.includes('a.ts')) write('a.ts', '// correct');
    return Promise.resolve([]);
  });
  await findCachedWords(folder, ['a.ts', 'b.ts'], optionsFor(find));
  write('a.ts', '// pincode');
  await findCachedWords(folder, ['a.ts', 'b.ts'], optionsFor(find));
  expect(find.mock.calls.map(([, { files }]) => files)).toEqual([['a.ts', 'b.ts'], ['a.ts']]);
});
