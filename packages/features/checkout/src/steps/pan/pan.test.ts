import { expect, test } from 'vitest';
import { isPan, toPan } from './pan.ts';

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
