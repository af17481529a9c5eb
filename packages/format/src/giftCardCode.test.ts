import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cleanGiftCardCode,
  formatGiftCardCode,
  giftCardAlphabet,
  giftCardCheckCharacter,
  isGiftCardCode,
  isGiftCardPin,
} from './giftCardCode.ts';

const start = '7KQM3XWD9PHTCV0';
const code = start + giftCardCheckCharacter(start);
const printed = formatGiftCardCode(code);

describe('the code of a gift card', () => {
  it('is printed in groups of four', () => expect(printed).toMatch(/^7KQM-3XWD-9PHT-CV0[0-9A-Z]$/));

  it.each([
    ['as printed', printed],
    ['without dashes', code],
    ['in lower case', printed.toLowerCase()],
    ['with spaces', [...code].join(' ')],
    ['with other dashes', printed.replaceAll('-', '–')],
    ['with O for 0', printed.replaceAll('0', 'O')],
    ['with a small o for 0', printed.replaceAll('0', 'o')],
    ['with invisible characters', `\u200b${printed.slice(0, 7)}\u00ad\u2060${printed.slice(7)}\ufeff`],
    [
      'in full-width letters',
      [...code].map((one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0)).join(''),
    ],
    ['in quotes, with a full stop', `“${printed}”.`],
    ['on two lines', `${printed.slice(0, 9)}\n${printed.slice(9)}`],
  ])('is read %s', (_, typed) => {
    expect(cleanGiftCardCode(typed)).toBe(code);
    expect(isGiftCardCode(cleanGiftCardCode(typed))).toBe(true);
  });

  it.each([
    ['empty', ''],
    ['too short', code.slice(1)],
    ['too long', `${code}0`],
    ['with a letter that no code has', `U${code.slice(1)}`],
  ])('is rejected when it is %s', (_, clean) => expect(isGiftCardCode(clean)).toBe(false));

  const character = fc.constantFrom(...giftCardAlphabet);
  const starts = fc.array(character, { minLength: 15, maxLength: 15 }).map((parts) => parts.join(''));

  it('is rejected with one wrong character', () =>
    fc.assert(
      fc.property(starts, fc.nat(15), character, (first, at, other) => {
        const right = first + giftCardCheckCharacter(first);
        fc.pre(right[at] !== other);
        expect(isGiftCardCode(right)).toBe(true);
        expect(isGiftCardCode(right.slice(0, at) + other + right.slice(at + 1))).toBe(false);
      }),
    ));

  it('is rejected with two characters in the wrong sequence', () =>
    fc.assert(
      fc.property(starts, fc.nat(14), (first, at) => {
        const right = first + giftCardCheckCharacter(first);
        fc.pre(right[at] !== right[at + 1]);
        const swapped = right.slice(0, at) + right[at + 1] + right[at] + right.slice(at + 2);
        expect(isGiftCardCode(swapped)).toBe(false);
      }),
    ));
});

it.each([
  ['481903', true],
  ['48190', false],
  ['4819033', false],
  ['48190A', false],
])('the PIN %s is valid: %s', (pin, valid) => expect(isGiftCardPin(pin)).toBe(valid));
