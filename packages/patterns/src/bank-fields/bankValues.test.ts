import { expect, it } from 'vitest';
import { digitsOf, isAccountNumber, isIfsc } from './bankValues.ts';

it.each([
  ['HDFC0000123', true],
  ['hdfc0000123', false],
  ['HDFC1000123', false],
  ['HDFC000012', false],
])('knows the form of an IFSC: %s is %s', (text, isValid) => {
  expect(isIfsc(text)).toBe(isValid);
});

it.each([
  ['5010 0123-4543 21', '50100123454321', true],
  ['१२३४५६७८९', '123456789', true],
  ['12345678', '12345678', false],
  ['50100123454321x', '50100123454321x', false],
])('reads the account number %s', (typed, digits, isValid) => {
  expect(digitsOf(typed)).toBe(digits);
  expect(isAccountNumber(digitsOf(typed))).toBe(isValid);
});
