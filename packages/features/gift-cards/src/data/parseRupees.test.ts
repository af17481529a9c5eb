import { expect, test } from 'vitest';
import { parseRupees } from './parseRupees.ts';

test.each([
  ['25000', 25_000],
  ['₹25,000', 25_000],
  [' 1 00 000 ', 100_000],
  ['2500.00', 2500],
  ['', undefined],
  ['2500.50', undefined],
  ['-2500', undefined],
  ['2.5e3', undefined],
  ['much', undefined],
])('reads %j as %j rupees', (typed, rupees) => {
  expect(parseRupees(typed)).toBe(rupees);
});
