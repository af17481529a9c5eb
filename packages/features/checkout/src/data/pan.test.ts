import { expect, test } from 'vitest';
import { isPan, toPan } from './pan.ts';

test.each([
  ['abcde1234f', 'ABCDE1234F', true],
  ['ABCDE 1234 F', 'ABCDE1234F', true],
  ['ABCDE12345', 'ABCDE12345', false],
  ['abcde1234fgh', 'ABCDE1234F', true],
  ['', '', false],
])('"%s" is written %s [CHK-11]', (typed, written, isWhole) => {
  expect(toPan(typed)).toBe(written);
  expect(isPan(written)).toBe(isWhole);
});
