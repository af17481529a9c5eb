import { expect, test } from 'vitest';
import { isPan, parsePanLimit, toPan } from './pan.ts';

test.each([
  ['abcde1234f', 'ABCDE1234F', true],
  ['ABCDE 1234 F', 'ABCDE1234F', true],
  ['ABCDE12345', 'ABCDE12345', false],
  ['abcde1234fgh', 'ABCDE1234F', true],
  ['', '', false],
])('formats the typed PAN "%s" as "%s", which is valid: %s [CHK-11]', (typed, formatted, isValid) => {
  expect(toPan(typed)).toBe(formatted);
  expect(isPan(formatted)).toBe(isValid);
});

test.each([
  ['{"limitRupees":200000}', 200_000_00],
  ['{"limitRupees":"many"}', undefined],
  ['{"pattern":"x"}', undefined],
  ['no json', undefined],
  [undefined, undefined],
])('reads the amount above which an order needs a PAN from the setting %s [CHK-11]', (value, limit) => {
  expect(parsePanLimit(value)).toBe(limit);
});
