import { expect, it } from 'vitest';
import { meaningOf, policyText, readPolicyValue } from './policyText.ts';

it.each([
  ['paise', 250_00, '₹250'],
  ['basisPoints', 1800, '18%'],
  ['basisPoints', 25, '0.25%'],
  ['days', 1, '1 day'],
  ['days', 7, '7 days'],
  ['minutes', 30, '30 minutes'],
  ['count', 50, '50'],
  ['gstSlabs', [], undefined],
] as const)('explains %s %j as %s', (type, value, expected) => {
  expect(meaningOf(type, value)).toBe(expected);
});

it.each([
  ['250', 250],
  [' [{"hsn":"61"}] ', [{ hsn: '61' }]],
  ['12a', undefined],
  ['', undefined],
])('reads the typed value %j', (text, expected) => {
  expect(readPolicyValue(text)).toEqual(expected);
});

it('writes a value so that it can be typed again', () => {
  expect(readPolicyValue(policyText([{ rate: 500 }]))).toEqual([{ rate: 500 }]);
});
