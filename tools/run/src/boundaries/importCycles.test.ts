import { expect, it, test } from 'vitest';
import { findFileCycles } from './importCycles.ts';

const toImports = (text: string) =>
  text.split(' ').map((one) => {
    const [from = '', to = ''] = one.split('>');
    return { from, to };
  });
const find = (text: string) =>
  findFileCycles(toImports(text)).map((cycle) => cycle.map(({ from, to }) => `${from}>${to}`).join(' '));

test.each([
  ['no cycle', 'a>b b>c a>c', []],
  ['two files that import each other', 'a>b b>a', ['a>b b>a']],
  ['a cycle behind files that are in none', 'x>a a>b b>c c>a c>y', ['a>b b>c c>a']],
  ['the shorter of two ways back', 'a>b b>c c>a b>a', ['a>b b>a', 'c>a a>b b>c']],
  ['two separate cycles', 'a>b b>a c>d d>c', ['a>b b>a', 'c>d d>c']],
])('findFileCycles finds %s', (_, imports, cycles) => expect(find(imports)).toEqual(cycles));

it('an import of itself is no cycle', () => expect(find('a>a')).toEqual([]));
