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
] as const)('detects the brand of the card number %s as %s [CHK-05]', (number, brand) => {
  expect(brandOf(number)).toBe(brand);
});

test.each(['', '1', '6', '60', '35', '3527', '3590', '306', '222000', '272100', '9'])(
  'detects no brand from the card number %j',
  (number) => expect(brandOf(number)).toBeUndefined(),
);

test.each([
  ['', '6'],
  ['4111 1', '6'],
  ['4111 11', '411111'],
  ['4111 1111', '411111'],
  ['3782 822463 10005', '378282'],
  ['4111 1111 1111 1111', '41111111'],
])('reads the bin (first digits) of the card number %j as %s [CHK-32]', (number, bin) => {
  expect(binOfNumber(number)).toBe(bin);
});

test.each([
  ['4111111111111111', true],
  ['4111111111111112', false],
  ['378282246310005', true],
  ['30569309025904', true],
  ['6759649826438453', true],
])('the check digit of %s is valid: %s', (number, isRight) => expect(hasLuhnDigit(number)).toBe(isRight));

test.each([
  ['4111111111111111', '4111 1111 1111 1111'],
  ['41111111111111119', '4111 1111 1111 1111'],
  ['4111-1111 11', '4111 1111 11'],
  ['378282246310005', '3782 822463 10005'],
  ['30569309025904', '3056 930902 5904'],
  ['6759649826438453999', '6759 6498 2643 8453 999'],
  ['', ''],
])('groups the digits of the card number %s as they are printed on a card of its brand', (typed, formatted) =>
  expect(groupNumber(typed)).toBe(formatted),
);

test.each([
  ['a digit in the middle', '41112 111', 5, '4111 2111', 6],
  ['the end', '41111', 5, '4111 1', 6],
  ['the start', '4111', 0, '4111', 0],
  ['after the fourth digit', '4111', 4, '4111', 4],
])(
  'the caret stays after the same digit when a card number is formatted (caret at: %s)',
  (_, typed, caret, formatted, expectedCaret) => {
    expect(groupNumber(typed)).toBe(formatted);
    expect(caretAfter(typed, caret, formatted)).toBe(expectedCaret);
  },
);

test.each([
  ['', 'Enter your card number.'],
  ['4111', 'The number is not complete. Check it against your card.'],
  ['411111111111111', 'The number is not complete. Check it against your card.'],
  ['4111 1111 1111 1112', 'The number is not right. Check it against your card.'],
  ['9999 9999 9999 9995', 'We do not recognise this card. Try another one.'],
  ['4111 1111 1111 1111', undefined],
  ['3782 822463 10005', undefined],
  ['3056 930902 5904', undefined],
  ['6759 6498 2643 8453', undefined],
  ['6074 8199 9999 9999', undefined],
  ['3530 1113 3330 0000', undefined],
  ['6011 1111 1111 1117', undefined],
])('the error message for the card number %j is: %s', (number, problem) =>
  expect(numberProblem(number)).toBe(problem),
);

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
])('formats the typed expiry %j as %j', (typed, formatted) => expect(groupExpiry(typed)).toBe(formatted));

test.each([
  ['08 / ', '08'],
  ['08 /', '08'],
  ['0', '0'],
  ['08 / 2', '08 / 2'],
  ['8', '8'],
])('while the shopper deletes, formats the expiry %j without adding a slash: %j', (typed, formatted) => {
  expect(groupExpiry(typed, true)).toBe(formatted);
});

test.each([
  ['', 'Enter the month and year on your card.'],
  ['13 / 29', 'Enter the date as month and year, like 08 / 29.'],
  ['08', 'Enter the date as month and year, like 08 / 29.'],
  ['10 / 26', 'This card has expired. Use another one.'],
  ['11 / 26', undefined],
  ['08 / 29', undefined],
  ['01 / 99', 'Enter the date as month and year, like 08 / 29.'],
])('the error message for the expiry %j is: %s', (typed, problem) => {
  expect(expiryProblem(typed, new Date('2026-11-20T06:00:00Z'))).toBe(problem);
});

test('expires a card at the end of its month in India, not in UTC', () => {
  expect(expiryProblem('11 / 26', new Date('2026-11-30T18:29:00Z'))).toBeUndefined();
  expect(expiryProblem('11 / 26', new Date('2026-11-30T18:31:00Z'))).toBeDefined();
});

test('reads a typed expiry such as 08 / 29 as month 08 and year 2029, and an incomplete one as undefined', () => {
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
] as const)('the error message for the security code %j of a %s card is: %s', (code, brand, problem) => {
  expect(codeProblem(code, brand)).toBe(problem);
});
