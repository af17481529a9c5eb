import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { pack, unpack } from './tables.ts';

const roundTrip = (value: unknown) => unpack(JSON.parse(JSON.stringify(pack(value))));

test.each(Object.entries(samples))('the sample %s survives packing and unpacking', (_, sample) => {
  expect(roundTrip(sample)).toEqual(JSON.parse(JSON.stringify(sample)));
});

test.each([
  [[]],
  [{}],
  [null],
  [[{ a: 1 }]],
  [[{}, {}]],
  [[[1], [2, 3]]],
  [
    [
      [1, 2],
      [3, 4],
    ],
  ],
  [[[{ a: 1 }], [{ a: 2 }]]],
  [[[1], { 0: 1 }]],
  [[[{ a: 1 }, { a: 2 }], [], [{ a: 3 }]]],
  [[[{ a: [{ b: 1 }] }, { a: [] }], [{ a: [{ b: 2 }, { b: 3 }] }]]],
  [[[{ a: 1 }, { a: 2 }], [{ b: 3 }]]],
  [[[], []]],
  [
    [
      { a: 1, b: [{ c: null }, { c: [] }] },
      { a: 2, b: [] },
    ],
  ],
  [[{ a: 1 }, { b: 1 }]],
  [
    [
      { a: 1, b: 2 },
      { b: 1, a: 2 },
    ],
  ],
  [[{ a: 1 }, null, 'x', [{ a: 1 }]]],
  [{ _: [1], text: '$' }],
  [['/bags/a', '/bags/b', '/bags/']],
  [['same', 'same']],
  [['', '']],
  [['alone, however long']],
  [['/bags/a', '/bags/b', 1]],
  [['/bags/a', '/shoes/b']],
])('%j survives packing and unpacking', (value) => {
  expect(roundTrip(value)).toEqual(value);
});

test('a list of objects with the same fields contains the field names once', () => {
  expect(
    pack([
      { name: 'Bag', price: 1 },
      { name: 'Shoe', price: 2 },
    ]),
  ).toEqual({
    $: ['name', 'price'],
    _: [
      ['Bag', 'Shoe'],
      [1, 2],
    ],
  });
  const { searchresult } = samples.listing;
  expect(JSON.stringify(pack(searchresult)).length).toBeLessThan(JSON.stringify(searchresult).length * 0.75);
});

test('undefined fields are left out, as in JSON', () => {
  expect(
    roundTrip([
      { a: 1, b: undefined },
      { a: 2, b: undefined },
    ]),
  ).toEqual([{ a: 1 }, { a: 2 }]);
});

test('pack throws for data with a reserved field name', () => {
  expect(() => pack({ $: 1 })).toThrow('cannot be packed');
});

test('a packed list of strings with a common prefix stores the prefix once', () => {
  expect(pack([{ url: '/media/a' }, { url: '/media/b' }])).toEqual({
    $: ['url'],
    _: [{ '^': '/media/', _: ['a', 'b'] }],
  });
});

test('lists in several objects are packed into one table when their items have the same fields', () => {
  expect(pack([{ pictures: [{ url: '/a' }, { url: '/b' }] }, { pictures: [{ url: '/c' }] }])).toEqual({
    $: ['pictures'],
    _: [{ '#': [2, 1], _: { $: ['url'], _: [['/a', '/b', '/c']] } }],
  });
});
