import { describe, expect, it, test } from 'vitest';
import { insertAfterField, insertAt, insertAtEndOf, insertExport, insertReference } from './insert.ts';

const source = ["import a from 'a';", '', 'export const all = {', '  one: {', '    a,', '  },', '};'].join(
  '\n',
);

test('insertAt adds lines before or after one line', () => {
  expect(insertAt(source, 'after', 'import a', "import b from 'b';")).toContain(
    "import a from 'a';\nimport b from 'b';\n\n",
  );
  expect(insertAt(source, 'before', /^export const/, '// All.')).toContain('\n// All.\nexport const all');
});

it.each(['missing', ' '])('insertAt throws when no line or several lines match: %j', (anchor) =>
  expect(() => insertAt(source, 'after', anchor, '')).toThrow(/lines match/),
);

it.each([
  ['one', '  },\n  // Two.\n  two: 2,\n  last: 1,'],
  ['last', '  last: 1,\n  // Two.\n  two: 2,\n};'],
  ['missing', '  last: 1,\n  // Two.\n  two: 2,\n};'],
  ['a', '  last: 1,\n  // Two.\n  two: 2,\n};'],
])('insertAfterField adds lines after the field %s of a block, or at its end', (name, expected) => {
  const block = 'export const all = {\n  one: {\n    a: 1,\n  },\n  last: 1,\n};';
  expect(insertAfterField(block, /^export const all/, [name], '  // Two.\n  two: 2,')).toContain(expected);
});

test('insertAtEndOf adds lines before the closing line of a block', () => {
  expect(insertAtEndOf(source, 'export const all', '  two: 2,')).toContain('  },\n  two: 2,\n};');
  expect(insertAtEndOf(source, '  one:', '    b,')).toContain('    a,\n    b,\n  },');
  expect(() => insertAtEndOf(source, 'missing', '')).toThrow('No block begins with missing.');
});

describe('insertExport', () => {
  const manifest = (entries: readonly string[]) =>
    `{\n  "exports": {\n${entries.map((name) => `    "./${name}": "./src/${name}.ts"`).join(',\n')}\n  },\n  "type": "module"\n}\n`;

  it.each([
    ['before the first name that follows', ['a', 'c'], ['a', 'b', 'c']],
    ['at the end', ['a'], ['a', 'b']],
    ['without sorting the others', ['z', 'a'], ['b', 'z', 'a']],
  ])('adds an entry %s', (_, before, after) =>
    expect(insertExport(manifest(before), './b', './src/b.ts')).toBe(manifest(after)),
  );
});

test('insertReference adds a reference at the end', () => {
  const config = (...paths: string[]) =>
    `${JSON.stringify({ files: [], references: paths.map((path) => ({ path })) }, null, 2)}\n`;
  expect(insertReference(config('packages/ui'), 'packages/features/bag')).toBe(
    config('packages/ui', 'packages/features/bag'),
  );
});
