import { expect, it } from 'vitest';
import { isEmptyClip } from './frame.ts';

it.each([
  ['a control', { width: 76, height: 76 }, false],
  ['a line at the top edge', { width: 76, height: 17 }, false],
  ['an element without a width', { width: 32, height: 76 }, true],
  ['an element below the window', { width: 76, height: -40 }, true],
])('whether the picture of %s %j is empty: %s', (_, size, isEmpty) => {
  expect(isEmptyClip({ x: 0, y: 0, ...size })).toBe(isEmpty);
});
