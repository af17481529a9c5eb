import { expect, test } from 'vitest';
import { countText } from './countText.ts';

test.each([
  [-1, undefined],
  [0, undefined],
  [Number.NaN, undefined],
  [1, '1'],
  [12, '12'],
  [99, '99'],
  [100, '99+'],
  [4200, '99+'],
])('a count of %s shows %s [SHL-09]', (count, text) => {
  expect(countText(count)).toBe(text);
});
