import { expect, test } from 'vitest';
import { memoryShelf } from './shelf.ts';
import { isFirstTold } from './toldOutcomes.ts';

test('an outcome of an order is told once', () => {
  const shelf = memoryShelf();
  expect(isFirstTold(shelf, 'a', 'PLACED')).toBe(true);
  expect(isFirstTold(shelf, 'a', 'PLACED')).toBe(false);
  expect(isFirstTold(shelf, 'a', 'FAILED')).toBe(true);
  expect(isFirstTold(shelf, 'b', 'PLACED')).toBe(true);
});

test('twenty are remembered', () => {
  const shelf = memoryShelf();
  for (let at = 0; at < 21; at += 1) isFirstTold(shelf, String(at), 'PLACED');
  expect(isFirstTold(shelf, '20', 'PLACED')).toBe(false);
  expect(isFirstTold(shelf, '0', 'PLACED')).toBe(true);
});
