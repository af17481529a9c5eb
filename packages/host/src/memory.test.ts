import { expect, it, test } from 'vitest';
import { isMemoryUsedUp } from './memory.ts';

test.each([
  [0, false],
  [0.95, false],
  [0.96, true],
  [1.2, true],
])('for a share of %d of the heap, isMemoryUsedUp returns %j', (taken, isUsedUp) =>
  expect(isMemoryUsedUp(taken)).toBe(isUsedUp),
);

it('isMemoryUsedUp reads the heap of this process by default', () => expect(isMemoryUsedUp()).toBe(false));
