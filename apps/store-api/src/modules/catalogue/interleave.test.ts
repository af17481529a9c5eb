import { expect, test } from 'vitest';
import { interleave } from './interleave.ts';

test('interleave takes one product of each group in turn', () => {
  const of = (...found: string[]) => ({ found: found.map((other) => ({ other })) });
  expect(interleave([of('a', 'b', 'c'), of('x'), of('p', 'q')])).toEqual(['a', 'x', 'p', 'b', 'q', 'c']);
  expect(interleave([])).toEqual([]);
});
