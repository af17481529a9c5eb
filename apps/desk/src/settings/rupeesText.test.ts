import { expect, it } from 'vitest';
import { rupeesText } from './rupeesText.ts';

it.each([
  [4_999_00, '4999'],
  [4_999_50, '4999.50'],
  [5, '0.05'],
  [0, '0'],
])('writes %d paise as typed: %s', (paise, expected) => {
  expect(rupeesText(paise)).toBe(expected);
});
