import { expect, it, test } from 'vitest';
import { compareValues } from './compareValues.ts';
import { mergeValues } from './mergeValues.ts';
import { isSameJson } from './sameJson.ts';

it('compares values field by field', () => {
  expect(compareValues({ a: 1, b: [{ c: 'x' }] }, { a: 1, b: [{ c: 'y' }, 'z'] })).toEqual([
    { path: 'b 1 c', before: 'x', after: 'y' },
    { path: 'b 2', before: null, after: 'z' },
  ]);
  expect(compareValues({ a: 1 }, { a: 1 })).toEqual([]);
});

test.each([
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [{ a: [1, { b: null }] }, { a: [1, { b: null }] }, true],
  [[1], [1, 2], false],
  [[], {}, false],
  [null, {}, false],
  ['1', 1, false],
])('compares %j and %j', (one, other, expected) => {
  expect(isSameJson(one, other)).toBe(expected);
});

const [text, hero] = [
  { type: 'text', html: 'x' },
  { type: 'hero', title: 'x' },
];

test.each([
  ['a field that only one has changed', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 3 }, { a: 2, b: 3 }],
  ['a field that both have changed', { a: 1 }, { a: 2 }, { a: 3 }, { a: 2 }],
  ['a field that mine has removed', { a: 1, b: 1 }, { b: 1 }, { a: 1, b: 2 }, { b: 2 }],
  ['a field that theirs has added', { a: 1 }, { a: 2 }, { a: 1, b: 1 }, { a: 2, b: 1 }],
  [
    'items of equal lists',
    [{ a: 1 }, { b: 1 }],
    [{ a: 2 }, { b: 1 }],
    [{ a: 1 }, { b: 2 }],
    [{ a: 2 }, { b: 2 }],
  ],
  ['an item that theirs has added', ['a'], ['b'], ['a', 'c'], ['b', 'c']],
  ['items that both have added', ['a'], ['a', 'b'], ['a', 'c'], ['a', 'b', 'c']],
  ['an item that mine has added', ['a'], ['a', 'b'], ['c'], ['c', 'b']],
  ['lists that differ in another way', ['a', 'b'], ['b'], ['c', 'b', 'd'], ['b']],
  ['blocks of two types', [text], [{ ...text, html: 'y' }], [hero], [{ ...text, html: 'y' }]],
])('puts changes on top of those of another person: %s', (_name, base, mine, theirs, expected) => {
  expect(mergeValues(base, mine, theirs)).toEqual(expected);
});
