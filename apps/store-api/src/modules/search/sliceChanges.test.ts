import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import type { Change } from '../../db/changeLog.ts';
import { sliceChanges } from './sliceChanges.ts';

const limits = { product: 2, offer: 3 };
const topics = { p: 'product', o: 'offer', n: 'name', c: 'content' } as const;
type Letter = keyof typeof topics;
const toChange = (written: string): Change => ({
  topic: topics[written[0] as Letter],
  key: written.slice(1),
});
const toBatch = (written: readonly string[]) => ({
  changes: written.map(toChange),
  positions: written.map((_, at) => `7.${at + 1}`),
  cursor: '8',
});
const write = ({ topic, key }: Change) => `${topic[0] ?? ''}${key}`;

test.each([
  ['no change', '', []],
  ['as many as fit', 'p1 p2', [['8', 'p1 p2']]],
  [
    'more products than fit',
    'p1 p2 p3 p4 p5',
    [
      ['7.2', 'p1 p2'],
      ['7.4', 'p3 p4'],
      ['8', 'p5'],
    ],
  ],
  [
    'products and offers with limits of their own',
    'o1 p1 o2 p2 o3 o4 p3',
    [
      ['7.5', 'o1 p1 o2 p2 o3'],
      ['8', 'o4 p3'],
    ],
  ],
  [
    'names before all products',
    'p1 p2 p3 n1 p4 n2',
    [
      ['7.2', 'n1 n2 p1 p2'],
      ['8', 'p3 p4'],
    ],
  ],
  ['names alone', 'n1 n2 n3', [['8', 'n1 n2 n3']]],
  [
    'content where it was recorded',
    'p1 p2 c1 p3 c2',
    [
      ['7.3', 'p1 p2 c1'],
      ['8', 'p3 c2'],
    ],
  ],
])('divides %s', (_, written, expected) => {
  const slices = sliceChanges(toBatch(written.split(' ').filter(Boolean)), limits);
  expect(slices.map(({ cursor, changes }) => [cursor, changes.map(write).join(' ')])).toEqual(expected);
});

it('loses and repeats no change, and moves its cursor past no change that it has not listed', () =>
  fc.assert(
    fc.property(fc.array(fc.constantFrom<Letter>('p', 'o', 'n', 'c'), { maxLength: 40 }), (letters) => {
      const batch = toBatch(letters.map((letter, at) => `${letter}${at + 1}`));
      const slices = sliceChanges(batch, limits);
      const listed: number[] = [];
      for (const { changes, cursor } of slices) {
        listed.push(...changes.map(({ key }) => Number(key)));
        const until = cursor === '8' ? letters.length : Number(cursor.slice(2));
        for (let id = 1; id <= until; id++) expect(listed).toContain(id);
      }
      expect(listed.toSorted((a, b) => a - b)).toEqual(letters.map((_, at) => at + 1));
    }),
  ));
