import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isMobileNumber, nationalDigits, typedPhone } from './phone.ts';

const prefixes = [
  '',
  '0',
  '91',
  '+91',
  '0091',
  '+91 0',
  '91 0',
  '0091 0',
  '(+91) ',
  '+91-',
  'tel:+91',
  '091',
];

test.each([
  ['+91 098123 45670', '9812345670'],
  ['0091 98123 45670', '9812345670'],
  ['+91 98123 45670', '9812345670'],
  ['098123 45670', '9812345670'],
  ['98123-45670', '9812345670'],
  ['9198123456', '9198123456'],
  ['+91 91981 23456', '9198123456'],
  ['\u202a+91 98123\u00a045670\u202c', '9812345670'],
  ['＋９１ ９８１２３ ４５６７０', '9812345670'],
  ['९८१२३४५६७०', '9812345670'],
])('reads %j as the mobile number %s', (typed, digits) => {
  expect(nationalDigits(typed)).toBe(digits);
  expect(isMobileNumber(typed)).toBe(true);
});

test.each([
  '',
  '98123',
  '5812345670',
  '98123456701',
  '+1 981 234 5670',
  '+44 7911 123456',
  '+9812345670',
  '9812345670 9876543210',
  '00 9812345670 1',
])('rejects %j as a mobile number', (typed) => expect(isMobileNumber(typed)).toBe(false));

const numbers = fc.stringMatching(/^[6-9]\d{9}$/);
const separators = fc.constantFrom('', ' ', '-', '.', '\u00a0', '\u200b', ')', '(');

describe('any mobile number', () => {
  it('is recognised after each prefix, with separators anywhere', () => {
    fc.assert(
      fc.property(
        numbers,
        fc.constantFrom(...prefixes),
        fc.array(separators, { minLength: 10, maxLength: 10 }),
        (number, prefix, between) => {
          const typed = prefix + [...number].map((digit, at) => (between[at] ?? '') + digit).join('');
          expect(nationalDigits(typed)).toBe(number);
        },
      ),
    );
  });

  it('gives the same field value when typed key by key or pasted', () => {
    fc.assert(
      fc.property(numbers, fc.constantFrom(...prefixes), (number, prefix) => {
        let value = '';
        for (const key of prefix + number) value = typedPhone(value + key);
        expect(value).toBe(number);
        expect(typedPhone(prefix + number)).toBe(number);
      }),
    );
  });

  it('is never read from a longer text by dropping its last digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9 +-]{11,30}$/), (typed) => {
        const value = typedPhone(typed);
        const digits = typed.replace(/\D/g, '');
        if (isMobileNumber(value)) expect(digits.endsWith(value.slice(-10))).toBe(true);
      }),
    );
  });
});
