import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isTypo } from './isTypo.ts';
import { normalise } from './normalise.ts';
import { readTokens } from './readTokens.ts';
import { romanise } from './romanise.ts';
import { singular } from './singular.ts';
import { soundOf } from './soundOf.ts';

test.each([
  ['₹1,50,000', 'rs 150000'],
  ['Rs. 25,000/-', 'rs 25000 rs'],
  ['1½ lakh', '1.5 lakh'],
  ['½ lakh', '0.5 lakh'],
  ['bag १½ lakh', 'bag 1.5 lakh'],
  ['20k-50k', '20k to 50k'],
  ['₹20,000 – ₹40,000', 'rs 20000 to rs 40000'],
  ['sizes 38,40', 'sizes 38,40'],
  ['<50k', 'under 50k'],
  ['Halden & Roe', 'halden and roe'],
  ['50% off!', '50 percent off!'],
  ['men’s', 'mens'],
  ['Café  au\nlait', 'cafe au lait'],
  ['५०००० के अंदर', '50000 ke andar'],
  ['.5 lakh', '0.5 lakh'],
  ['top-handle', 'top handle'],
])('normalises %s to %s', (text, normal) => expect(normalise(text)).toBe(normal));

describe('normalise', () => {
  const fragment = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.constantFrom(
      '₹',
      '1,50,000',
      '.5',
      '½',
      '-',
      ' – ',
      '50k',
      'rs.',
      '/-',
      '%',
      'लाल',
      'झुमका',
      '।',
      '’',
      '#2',
      '1,000',
    ),
  );
  const text = fc.array(fragment, { maxLength: 8 }).map((parts) => parts.join(''));

  it('does not change a normalised text', () =>
    fc.assert(
      fc.property(text, (typed) => {
        expect(normalise(normalise(typed))).toBe(normalise(typed));
      }),
    ));

  it('leaves no capitals, symbols or repeated blanks', () =>
    fc.assert(
      fc.property(text, (typed) => {
        const normal = normalise(typed);
        expect(normal).toBe(normal.toLowerCase());
        expect(normal).not.toMatch(/[^\p{L}\p{M}\p{N}.,;!? ]| {2}|^ | $/u);
      }),
    ));

  it('reads Indian grouping as the same number', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 99_99_99_999 }), (amount) => {
        const grouped = String(amount).replaceAll(/\d(?=(?:\d\d)*\d{3}$)/g, '$&,');
        expect(normalise(`₹${grouped}`)).toBe(`rs ${amount}`);
      }),
    ));
});

test.each([
  ['झुमका', 'jhumka'],
  ['चमड़े', 'chamde'],
  ['सुनहरा', 'sunahra'],
  ['हैंडबैग', 'haindbaig'],
  ['चाहिए', 'chahie'],
  ['नए', 'naye'],
  ['शॉल', 'shol'],
  ['पश्मीना', 'pashmina'],
  ['अंगूठी', 'anguthi'],
  ['तांबे', 'tambe'],
  ['कम से कम', 'kam se kam'],
  ['a लाल b', 'a lal b'],
])('romanises %s as %s', (hindi, latin) => expect(romanise(hindi)).toBe(latin));

test.each([
  ['laal', 'lal'],
  ['shaadi', 'shadi'],
  ['choodi', 'chudi'],
  ['hazaar', 'hajar'],
  ['mein', 'main'],
  ['nahin', 'nahi'],
  ['liye', 'lie'],
  ['dupatta', 'dupata'],
  ['zyada', 'jyada'],
  ['phool', 'fool'],
  ['banarasi', 'banarsi'],
  ['dilivari', 'dilivri'],
  ['kapade', 'kapde'],
])('%s and %s have one sound', (one, other) => expect(soundOf(one)).toBe(soundOf(other)));

test.each([
  ['jute', 'juti'],
  ['pati', 'patni'],
  ['sadi', 'shadi'],
  ['kangan', 'kangn'],
])('%s and %s have different sounds', (one, other) => expect(soundOf(one)).not.toBe(soundOf(other)));

test.each([
  ['watches', 'watch'],
  ['dresses', 'dress'],
  ['glasses', 'glass'],
  ['accessories', 'accessory'],
  ['juttis', 'jutti'],
  ['bus', 'bus'],
  ['this', 'this'],
])('the singular of %s is %s', (plural, one) => expect(singular(plural)).toBe(one));

test.each([
  ['oduviya', 'oduvia', true],
  ['bracelt', 'bracelet', true],
  ['sungalsses', 'sunglasses', true],
  ['price', 'prize', true],
  ['ring', 'rings', false],
  ['boots', 'roots', false],
  ['tessaro', 'tesla', false],
])('%s is a misspelling of %s: %s', (typed, known, expected) => expect(isTypo(typed, known)).toBe(expected));

it('reads letters, digits and marks as separate tokens and remembers what was joined', () => {
  const tokens = readTokens('50k, बैग');
  expect(tokens.map(({ text }) => text)).toEqual(['50', 'k', ',', 'baig']);
  expect(tokens.map(({ isJoined }) => isJoined)).toEqual([false, true, true, false]);
  expect(tokens.map(({ isDevanagari }) => isDevanagari)).toEqual([false, false, false, true]);
});
