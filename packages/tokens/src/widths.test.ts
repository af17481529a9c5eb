import { expect, test } from 'vitest';
import { breakpoints, navOffset } from './index.ts';

test('the layout changes at the widths of the specification, and leaves its room for the navigation [SHL-24]', () => {
  expect(Object.values(breakpoints).toSorted((a, b) => a - b)).toEqual([640, 768, 1024, 1600, 1800]);
  expect([...new Set(Object.values(navOffset))].toSorted((a, b) => a - b)).toEqual([52, 92, 121, 161]);
});
