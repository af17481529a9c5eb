import { expect, test } from 'vitest';
import { tabAt } from './tabAt.ts';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['ArrowDown', 0, -1],
  ['a', 1, -1],
])('with 3 tabs, the key %s at index %i moves to index %i', (key, at, next) => {
  expect(tabAt(key, at, 3)).toBe(next);
});
