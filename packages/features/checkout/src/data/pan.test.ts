import { expect, test } from 'vitest';
import { isPan, panLimitOf, toPan } from './pan.ts';

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

test.each([
  ['{"limitRupees":200000}', 200_000_00],
  ['{"limitRupees":"many"}', undefined],
  ['{"pattern":"x"}', undefined],
  ['no json', undefined],
  [undefined, undefined],
])('the limit of %s [CHK-11]', (value, limit) => {
  expect(panLimitOf(value)).toBe(limit);
});
