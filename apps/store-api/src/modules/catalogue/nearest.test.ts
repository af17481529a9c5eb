import { expect, test } from 'vitest';
import { inTurn, nearest } from './nearest.ts';

const shelf = new Map([
  ['own', 100],
  ['far', 900],
  ['twice', 200],
  ['half', 50],
  ['same', 100],
]);
const ids = (limit: number) => nearest(shelf, 'own', 100, limit).map(({ other }) => other);

test('nearest by ratio, never the product itself, no more than asked for', () => {
  expect(ids(1)).toEqual(['same']);
  expect(ids(3)).not.toContain('far');
  expect(ids(9)).toHaveLength(4);
  expect(nearest(new Map(), 'own', 100, 3)).toEqual([]);
});

test('shelves take turns', () => {
  const of = (...found: string[]) => ({ found: found.map((other) => ({ other })) });
  expect(inTurn([of('a', 'b', 'c'), of('x'), of('p', 'q')])).toEqual(['a', 'x', 'p', 'b', 'q', 'c']);
  expect(inTurn([])).toEqual([]);
});
