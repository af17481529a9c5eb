import { expect, it } from 'vitest';
import { bankOf } from './banks.ts';

it.each([
  ['HDFC0000485', 'HDFC Bank'],
  ['SBIN0000691', 'State Bank of India'],
  ['HDFC0ZZZZZZ', undefined],
  ['ABCD0000001', undefined],
  ['constructor', undefined],
])('the bank of %s is %s', (code, name) => expect(bankOf(code)).toBe(name));
