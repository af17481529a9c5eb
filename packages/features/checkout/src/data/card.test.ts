import { expect, test } from 'vitest';
import {
  binOfNumber,
  brandOf,
  caretAfter,
  codeProblem,
  expiryProblem,
  groupExpiry,
  groupNumber,
  hasLuhnDigit,
  numberProblem,
  readExpiry,
} from './card.ts';

test.each([
  ['4111111111111111', 'VISA'],
  ['4917300800000000', 'VISA'],
  ['4026', 'VISA'],
  ['5100', 'MASTERCARD'],
  ['5599', 'MASTERCARD'],
  ['222100', 'MASTERCARD'],
  ['272099', 'MASTERCARD'],
  ['34', 'AMEX'],
  ['37', 'AMEX'],
  ['36', 'DINERS'],
  ['300', 'DINERS'],
  ['305', 'DINERS'],
  ['3528', 'JCB'],
  ['3589', 'JCB'],
  ['6011', 'DISCOVER'],
  ['644', 'DISCOVER'],
  ['6510', 'DISCOVER'],
  ['6074', 'RUPAY'],
  ['6521', 'RUPAY'],
  ['508500', 'RUPAY'],
  ['817200', 'RUPAY'],
  ['5018', 'MAESTRO'],
  ['6759', 'MAESTRO'],
] as const)("a card's brand is told by its first digits: %s is %s [CHK-05]", (number, brand) => {
  expect(brandOf(number)).toBe(brand);
});

test.each(['', '1', '6', '60', '35', '3527', '3590', '306', '222000', '272100', '9'])(
  'what is no brand, or not yet one, is none: %j',
  (number) => expect(brandOf(number)).toBeUndefined(),
);

test.each([
  ['', '6'],
  ['4111 1', '6'],
  ['4111 11', '411111'],
  ['4111 1111', '411111'],
  ['3782 822463 10005', '378282'],
  ['4111 1111 1111 1111', '41111111'],
])('the first digits of %j are %s: until there are six, the default [CHK-32]', (number, bin) => {
  expect(binOfNumber(number)).toBe(bin);
});

test.each([
  ['4111111111111111', true],
  ['4111111111111112', false],
  ['378282246310005', true],
  ['30569309025904', true],
  ['6759649826438453', true],
])('the check digit of %s: %s', (number, isRight) => expect(hasLuhnDigit(number)).toBe(isRight));

test.each([
  ['4111111111111111', '4111 1111 1111 1111'],
  ['41111111111111119', '4111 1111 1111 1111'],
  ['4111-1111 11', '4111 1111 11'],
  ['378282246310005', '3782 822463 10005'],
  ['30569309025904', '3056 930902 5904'],
  ['6759649826438453999', '6759 6498 2643 8453 999'],
  ['', ''],
])('digits stand in the groups of their card: %s', (typed, shown) => expect(groupNumber(typed)).toBe(shown));

test.each([
  ['a digit in the middle', '41112 111', 5, '4111 2111', 6],
  ['the end', '41111', 5, '4111 1', 6],
  ['the start', '4111', 0, '4111', 0],
  ['behind the fourth', '4111', 4, '4111', 4],
])('the caret stays behind the digit it was behind: %s', (_, typed, caret, shown, stands) => {
  expect(groupNumber(typed)).toBe(shown);
  expect(caretAfter(typed, caret, shown)).toBe(stands);
});

test.each([
  ['', 'Enter the number of your card.'],
  ['4111', 'The number is not complete. Check it against your card.'],
  ['411111111111111', 'The number is not complete. Check it against your card.'],
  ['4111 1111 1111 1112', 'The number is not right. Check it against your card.'],
  ['9999 9999 9999 9995', 'We do not know this kind of card. Try another one.'],
  ['4111 1111 1111 1111', undefined],
  ['3782 822463 10005', undefined],
  ['3056 930902 5904', undefined],
  ['6759 6498 2643 8453', undefined],
  ['6074 8199 9999 9999', undefined],
  ['3530 1113 3330 0000', undefined],
  ['6011 1111 1111 1117', undefined],
])('the number %j: %s', (number, words) => expect(numberProblem(number)).toBe(words));

test.each([
  ['0', '0'],
  ['1', '1'],
  ['8', '08 / '],
  ['08', '08'],
  ['082', '08 / 2'],
  ['0829', '08 / 29'],
  ['08/29', '08 / 29'],
  ['8/29', '08 / 29'],
  ['08/2029', '08 / 29'],
  ['08 / 2', '08 / 2'],
])('the expiry %j is shown as %j', (typed, shown) => expect(groupExpiry(typed)).toBe(shown));

test.each([
  ['08 / ', '08'],
  ['08 /', '08'],
  ['0', '0'],
  ['08 / 2', '08 / 2'],
  ['8', '8'],
])('the expiry %j stays so while it is taken away: %j', (typed, shown) => {
  expect(groupExpiry(typed, true)).toBe(shown);
});

test.each([
  ['', 'Enter the month and year on your card.'],
  ['13 / 29', 'Enter the date as month and year, like 08 / 29.'],
  ['08', 'Enter the date as month and year, like 08 / 29.'],
  ['10 / 26', 'This card has expired. Use another one.'],
  ['11 / 26', undefined],
  ['08 / 29', undefined],
  ['01 / 99', 'Enter the date as month and year, like 08 / 29.'],
])('the expiry %j: %s', (typed, words) => {
  expect(expiryProblem(typed, new Date('2026-11-20T06:00:00Z'))).toBe(words);
});

test("a card ends with its month in India, not with Greenwich's", () => {
  expect(expiryProblem('11 / 26', new Date('2026-11-30T18:29:00Z'))).toBeUndefined();
  expect(expiryProblem('11 / 26', new Date('2026-11-30T18:31:00Z'))).toBeDefined();
});

test('month and year go to the provider in full', () => {
  expect(readExpiry('08 / 29')).toEqual({ month: '08', year: '2029' });
  expect(readExpiry('8')).toBeUndefined();
});

test.each([
  ['123', 'VISA', undefined],
  ['12', 'VISA', 'The security code has three digits.'],
  ['1234', 'VISA', 'The security code has three digits.'],
  ['', 'VISA', 'Enter the security code.'],
  ['1234', 'AMEX', undefined],
  ['123', 'AMEX', 'The security code has four digits, on the front of the card.'],
  ['', 'MAESTRO', undefined],
  ['123', 'MAESTRO', undefined],
  ['12', 'MAESTRO', 'The security code has three digits.'],
  ['123', undefined, undefined],
] as const)('the security code %j of %s: %s', (code, brand, words) => {
  expect(codeProblem(code, brand)).toBe(words);
});
