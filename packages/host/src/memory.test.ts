import { expect, it, test } from 'vitest';
import { isMemoryUsedUp } from './memory.ts';

test.each([
  [0, false],
  [0.95, false],
  [0.96, true],
  [1.2, true],
])('if the used share of the heap is %d, isMemoryUsedUp returns %j', (taken, isUsedUp) =>
  expect(isMemoryUsedUp(taken)).toBe(isUsedUp),
);

it('isMemoryUsedUp reads the heap of this process by default', () => expect(isMemoryUsedUp()).toBe(false));
