import { expect, it, test } from 'vitest';
import { isMemoryUsedUp } from './memory.ts';

test.each([
  [0, false],
  [0.95, false],
  [0.96, true],
  [1.2, true],
])('a process that uses %d of its heap has used it up: %j', (taken, isUsedUp) =>
  expect(isMemoryUsedUp(taken)).toBe(isUsedUp),
);

it('the default is the heap of this process', () => expect(isMemoryUsedUp()).toBe(false));
