import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountInWords } from './amountInWords.ts';
import { cleanGstin, gstinCheckCharacter, isGstin } from './gstin.ts';
import { gstStateOf, gstStateOfCode } from './gstStates.ts';

describe('GSTIN', () => {
  it.each([
    ['27AAPFU0939F1ZV', true],
    ['29AAPFU0939F2ZQ', true],
    ['27AAPFU0939F1ZW', false],
    ['28AAPFU0939F1ZV', false],
    ['27AAPFU0939F0ZV', false],
    ['27AAPFU0939F1AV', false],
    ['00AAPFU0939F1ZV', false],
    ['27AAPFU0939F1Z', false],
    ['27aapfu0939f1zv', false],
    ['', false],
  ])('%j is valid: %j', (text, valid) => expect(isGstin(text)).toBe(valid));

  it('accepts a pasted GSTIN with blanks, small letters and marks', () =>
    expect(isGstin(cleanGstin(' *27 aapfu 0939-f1zv*. '))).toBe(true));

  const starts = fc.stringMatching(/^(0[1-9]|1\d|2[0-4])[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z$/);

  it('rejects each typing error of one character', () =>
    fc.assert(
      fc.property(
        starts,
        fc.integer({ min: 0, max: 14 }),
        fc.constantFrom(...'0123456789AZ'),
        (start, at, typed) => {
          const gstin = start + gstinCheckCharacter(start);
          expect(isGstin(gstin)).toBe(true);
          const wrong = gstin.slice(0, at) + typed + gstin.slice(at + 1);
          expect(isGstin(wrong)).toBe(wrong === gstin);
        },
      ),
    ));
});

it.each([
  ['Maharashtra', '27', 'SGST'],
  ['NCT of Delhi', '07', 'SGST'],
  ['Jammu & Kashmir', '01', 'SGST'],
  ['Orissa', '21', 'SGST'],
  ['Chandigarh', '04', 'UTGST'],
  ['Daman and Diu', '26', 'UTGST'],
  ['Andaman & Nicobar Islands', '35', 'UTGST'],
  ['Bavaria', undefined, undefined],
])('%s has the GST code %s and the tax %s', (name, code, localTax) => {
  const state = gstStateOf(name);
  expect([state?.code, state?.localTax]).toEqual([code, localTax]);
  if (state) expect(gstStateOfCode(`${state.code}AAPFU0939F1ZV`)).toBe(state);
});

describe('amount in words', () => {
  it.each([
    [0, 'Rupees Zero Only'],
    [1, 'Rupees Zero and One Paisa Only'],
    [1_00, 'Rupee One Only'],
    [1_00_000_00, 'Rupees One Lakh Only'],
    [15_00_00_050, 'Rupees Fifteen Lakh and Fifty Paise Only'],
    [2_45_118_99, 'Rupees Two Lakh Forty-Five Thousand One Hundred Eighteen and Ninety-Nine Paise Only'],
    [
      12_34_56_789_10,
      'Rupees Twelve Crore Thirty-Four Lakh Fifty-Six Thousand Seven Hundred Eighty-Nine and Ten Paise Only',
    ],
    [1_00_00_00_000_00, 'Rupees One Hundred Crore Only'],
    [1_19_20_00_00_000_00, 'Rupees Eleven Thousand Nine Hundred Twenty Crore Only'],
  ])('%d paise', (paise, words) => expect(amountInWords(paise)).toBe(words));

  it.each([-1, 0.5, Number.NaN, 2 ** 53])('rejects %d', (paise) =>
    expect(() => amountInWords(paise)).toThrow(RangeError),
  );

  it('reads back to the amount', () =>
    fc.assert(
      fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (paise) => {
        expect(readWords(amountInWords(paise))).toBe(paise);
      }),
    ));
});

const values = new Map(
  (
    'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen ' +
    'Seventeen Eighteen Nineteen'
  )
    .split(' ')
    .map((word, value): [string, number] => [word, value])
    .concat(
      'Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'
        .split(' ')
        .map((word, index) => [word, 20 + index * 10]),
    ),
);

/** Reads words back with another method than the one that writes them. */
function readWords(text: string): number {
  const [rupees = '', paise] = text
    .replace(/^Rupees? /, '')
    .replace(/ Only$/, '')
    .split(' and ');
  return readCount(rupees) * 100 + (paise ? readCount(paise.replace(/ (?:Paisa|Paise)$/, '')) : 0);
}

function readCount(text: string): number {
  for (const [name, size] of [
    ['Crore', 1_00_00_000],
    ['Lakh', 1_00_000],
    ['Thousand', 1_000],
    ['Hundred', 100],
  ] as const) {
    const at = text.lastIndexOf(` ${name}`);
    if (at < 0) continue;
    return readCount(text.slice(0, at)) * size + readCount(text.slice(at + name.length + 2));
  }
  return text
    .split(/[ -]/)
    .filter(Boolean)
    .reduce((sum, word) => sum + (values.get(word) ?? Number.NaN), 0);
}
