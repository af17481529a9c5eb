import { expect, it } from 'vitest';
import { bankOfIfsc } from './bankOfIfsc.ts';

it.each([
  ['HDFC0000123', 'HDFC Bank'],
  [' sbin 0001234 ', 'State Bank of India'],
  ['UTIB0000001', 'Axis Bank'],
  // A small bank, which the table does not have.
  ['SVCB0000001', undefined],
  ['HDFC1000123', undefined],
  ['HDFC000012', undefined],
  ['HDFC', undefined],
  ['', undefined],
  ['CONSTRUCTOR', undefined],
])('names the bank of the IFSC %s: %s', (typed, bank) => {
  expect(bankOfIfsc(typed)).toBe(bank);
});
