import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { cleanCode, cleanUpiId, isCode, isUpiId } from './codes.ts';
import { cleanOrderId } from './orderId.ts';
import { formatOrderNumber } from './orderNumber.ts';

const invisible = [
  '\u200b',
  '\u200d',
  '\ufeff',
  '\u00ad',
  '\u2060',
  '\u202a',
  '\u2069',
  '\ufe0f',
  '\u180e',
  '\u0000',
];
const blanks = [' ', '\t', '\n', '\r\n', '\u00a0', '\u2009', '\u3000'];
const wraps = ['', '*', '_', '~', '```', '#', '"', '“', '(', '[', '.', '!', ' - ', '• ', '👉 '];
/**
 * Generates the forms in which messengers and keyboards deliver a code: with invisible characters and blanks
 * between its letters, marks around it, and letters in any case.
 */
const pasted = (code: string) =>
  fc
    .tuple(
      fc.array(fc.constantFrom('', '', ...invisible, ...blanks), {
        minLength: code.length,
        maxLength: code.length,
      }),
      fc.array(fc.boolean(), { minLength: code.length, maxLength: code.length }),
      fc.constantFrom(...wraps),
      fc.constantFrom(...wraps),
    )
    .map(([between, lower, before, after]) => {
      const characters = [...code].map(
        (character, at) => (lower[at] ? character.toLowerCase() : character) + (between[at] ?? ''),
      );
      return before + characters.join('') + after;
    });

describe('codes', () => {
  test.each([
    ['winter5000', 'WINTER5000'],
    [' WINTER 5000 ', 'WINTER5000'],
    ['*WINTER5000*', 'WINTER5000'],
    ['_*winter5000*_', 'WINTER5000'],
    ['#WINTER5000', 'WINTER5000'],
    ['“WINTER5000”.', 'WINTER5000'],
    ['WIN\u200bTER\u00ad5000\ufeff', 'WINTER5000'],
    ['ＷＩＮＴＥＲ５０００', 'WINTER5000'],
    ['winter५०००', 'WINTER5000'],
    ['BRAE–HANDS', 'BRAE-HANDS'],
    ['- DIWALI_20 -', 'DIWALI_20'],
    ['***', ''],
    ['👍', ''],
  ])('cleanCode reads %j as %j', (typed, code) => expect(cleanCode(typed)).toBe(code));

  test.each(['WINTER5000', 'BRAE-HANDS', 'A', 'D1.X_2'])('cleanCode extracts %s from pasted text', (code) => {
    fc.assert(
      fc.property(pasted(code), (typed) => {
        expect(cleanCode(typed)).toBe(code);
      }),
    );
  });

  it('cleanCode is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(cleanCode(cleanCode(typed))).toBe(cleanCode(typed));
      }),
    );
  });

  test.each([
    ['WINTER5000', true],
    ['', false],
    ['ÜBER', false],
    ['A'.repeat(41), false],
    ['A/B', false],
  ])('isCode(%j) is %s', (clean, can) => expect(isCode(clean)).toBe(can));
});

describe('cleanOrderId', () => {
  test.each([
    'LX-2611-8229-10',
    'LX 2611 8229 10',
    'lx 2611 8229 10',
    '#LX2611822910',
    '*LX 2611 8229 10*',
    'LX–2611–8229–10',
    'Order no: LX 2611 8229 10.',
    '2611 8229 10',
    '\u200eLX\u00a02611\u00a08229\u00a010',
  ])('reads %j as LX-2611-8229-10', (typed) => expect(cleanOrderId(typed)).toBe('LX-2611-8229-10'));

  it('reads an order id with a fifth part, and returns text without an order id in capital letters', () => {
    expect(cleanOrderId('lx 2611 8229 10 1')).toBe('LX-2611-8229-10-1');
    expect(cleanOrderId(' gone ')).toBe('GONE');
  });

  it('extracts the id from pasted text', () => {
    fc.assert(
      fc.property(pasted('LX-2611-8229-10'), (typed) => {
        expect(cleanOrderId(typed)).toBe('LX-2611-8229-10');
      }),
    );
  });
});

describe('formatOrderNumber', () => {
  it.each(['LX-2611-8229-10', 'LX 2611 8229 10'])('formats %j without a place to break', (number) =>
    expect(formatOrderNumber(number)).toBe('LX\u00a02611\u00a08229\u00a010'),
  );

  it('returns a text that cleanOrderId reads', () =>
    expect(cleanOrderId(formatOrderNumber('LX-2611-8229-10'))).toBe('LX-2611-8229-10'));
});

describe('UPI ids', () => {
  test.each([
    ['asha.rao@okaxis', 'asha.rao@okaxis'],
    [' Asha.Rao @ OKaxis ', 'asha.rao@okaxis'],
    ['*asha_rao@okaxis*', 'asha_rao@okaxis'],
    ['asha@okaxis.', 'asha@okaxis'],
    ['\u200basha＠okaxis\ufeff', 'asha@okaxis'],
    ['upi:asha@okaxis', 'asha@okaxis'],
    ['९८१२३४५६७०@ybl', '9812345670@ybl'],
  ])('cleanUpiId reads %j as %j', (typed, id) => {
    expect(cleanUpiId(typed)).toBe(id);
    expect(isUpiId(id)).toBe(true);
  });

  it('cleanUpiId keeps an underscore in a name that is typed letter by letter', () => {
    const typed = 'asha_r@ok';
    for (let at = 1; at <= typed.length; at++)
      expect(cleanUpiId(typed.slice(0, at))).toBe(typed.slice(0, at));
  });
});
