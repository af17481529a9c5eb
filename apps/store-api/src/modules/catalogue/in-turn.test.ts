import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

test('shelves take turns', () => {
  const of = (...found: string[]) => ({ found: found.map((other) => ({ other })) });
  expect(inTurn([of('a', 'b', 'c'), of('x'), of('p', 'q')])).toEqual(['a', 'x', 'p', 'b', 'q', 'c']);
  expect(inTurn([])).toEqual([]);
});
