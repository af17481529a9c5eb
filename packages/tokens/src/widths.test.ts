import { expect, test } from 'vitest';
import { breakpoints, navOffset } from './index.ts';

test('uses the breakpoints and navigation offsets of the specification [SHL-24]', () => {
  expect(Object.values(breakpoints).toSorted((a, b) => a - b)).toEqual([640, 768, 1024, 1600, 1800]);
  expect([...new Set(Object.values(navOffset))].toSorted((a, b) => a - b)).toEqual([52, 92, 121, 161]);
});
