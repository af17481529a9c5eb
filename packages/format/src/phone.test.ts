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
])('%j is the mobile number %s', (typed, digits) => {
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
])('%j is no mobile number', (typed) => expect(isMobileNumber(typed)).toBe(false));

const numbers = fc.stringMatching(/^[6-9]\d{9}$/);
const separators = fc.constantFrom('', ' ', '-', '.', '\u00a0', '\u200b', ')', '(');

describe('whatever the number', () => {
  it('is found behind each prefix, with separators anywhere', () => {
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

  it('comes out of a field the same, typed key by key or pasted at once', () => {
    fc.assert(
      fc.property(numbers, fc.constantFrom(...prefixes), (number, prefix) => {
        let shown = '';
        for (const key of prefix + number) shown = typedPhone(shown + key);
        expect(shown).toBe(number);
        expect(typedPhone(prefix + number)).toBe(number);
      }),
    );
  });

  it('is never cut to ten digits of a longer text', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9 +-]{11,30}$/), (typed) => {
        const shown = typedPhone(typed);
        const digits = typed.replace(/\D/g, '');
        if (isMobileNumber(shown)) expect(digits.endsWith(shown.slice(-10))).toBe(true);
      }),
    );
  });
});
