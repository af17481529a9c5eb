import { expect, it } from 'vitest';
import { findFolderCycles } from './folderCycles.ts';

const toImports = (lines: readonly string[]) =>
  lines.map((line) => {
    const [from = '', to = ''] = line.split(' > ');
    return { from, to };
  });

it.each([
  ['two folders that import each other', ['a/x.ts > b/y.ts', 'b/z.ts > a/w.ts'], [['a > b', 'b > a']]],
  [
    'a cycle through three folders',
    ['a/x.ts > b/y.ts', 'b/y.ts > c/z.ts', 'c/z.ts > a/x.ts'],
    [['a > b', 'b > c', 'c > a']],
  ],
  [
    'a folder and the folder that contains it',
    ['a/x.ts > a/b/y.ts', 'a/b/y.ts > a/z.ts'],
    [['a > a/b', 'a/b > a']],
  ],
  ['no cycle in one direction', ['a/x.ts > b/y.ts', 'a/x.ts > c/z.ts', 'b/y.ts > c/z.ts'], []],
  ['no cycle inside one folder', ['a/x.ts > a/y.ts', 'a/y.ts > a/x.ts'], []],
  ['no cycle through a test file', ['a/x.test.ts > b/y.ts', 'b/y.ts > a/z.ts'], []],
])('finds %s', (_, lines, expected) => {
  const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));
  const found = findFolderCycles(toImports(lines)).map((cycle) =>
    cycle.map(({ from, to }) => `${folderOf(from)} > ${folderOf(to)}`),
  );
  expect(found).toEqual(expected);
});

it('names one import for each step of a cycle', () => {
  expect(findFolderCycles(toImports(['a/x.ts > b/y.ts', 'a/v.ts > b/y.ts', 'b/z.ts > a/w.ts']))).toEqual([
    toImports(['a/x.ts > b/y.ts', 'b/z.ts > a/w.ts']),
  ]);
});
