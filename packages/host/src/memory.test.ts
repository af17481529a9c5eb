import { expect, it, test } from 'vitest';
import { isMemoryUsedUp } from './memory.ts';

test.each([
  [0, false],
  [0.95, false],
  [0.96, true],
  [1.2, true],
])('with %d of its memory taken, a process has used it up: %j', (taken, isUsedUp) =>
  expect(isMemoryUsedUp(taken)).toBe(isUsedUp),
);

it('looks at the memory of this process', () => expect(isMemoryUsedUp()).toBe(false));
