import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { cutText } from './cutText.ts';
import { cleanText, textLength } from './typedText.ts';

const graphemes = new Intl.Segmenter('en');
const boundaries = (text: string) =>
  new Set([...graphemes.segment(text)].map(({ index }) => index).concat(text.length));
/** Texts whose graphemes have many code points or UTF-16 units. */
const trickyTexts = fc.string({
  unit: fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    fc.constantFrom('👩‍👩‍👧‍👦', '🇮🇳', 'क्षि', 'é', '👍🏽', '\ud83d', '\udc00', '\r\n', '\u200d', 'a'),
  ),
  maxLength: 120,
});

describe('cutText', () => {
  test.each([
    [`${'a'.repeat(50)}😀`, 51, `${'a'.repeat(50)}😀`],
    [`${'a'.repeat(51)}😀`, 51, 'a'.repeat(51)],
    [`${'a'.repeat(50)}👩‍👩‍👧`, 51, 'a'.repeat(50)],
    [`${'a'.repeat(50)}e\u0301`, 51, 'a'.repeat(50)],
    [`${'a'.repeat(50)}🇮🇳`, 51, 'a'.repeat(50)],
    [`${'a'.repeat(49)}क्षि`, 51, 'a'.repeat(49)],
    ['a\ud83d', 51, 'a\ufffd'],
    ['', 51, ''],
  ])('cuts %j at %i code points to %j', (text, limit, cut) => expect(cutText(text, limit)).toBe(cut));

  it('returns a prefix within the limit that ends between graphemes and can be URL-encoded', () => {
    fc.assert(
      fc.property(trickyTexts, fc.integer({ min: 0, max: 60 }), (text, limit) => {
        const cut = cutText(text, limit);
        const wellFormed = text.toWellFormed();
        expect(wellFormed.startsWith(cut)).toBe(true);
        expect([...cut].length).toBeLessThanOrEqual(limit);
        expect(boundaries(wellFormed)).toContain(cut.length);
        expect(decodeURIComponent(encodeURIComponent(cut))).toBe(cut);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('cleanText', () => {
  test.each([
    ['  a \r\nb\rc\u2028d ', 'a \nb\nc\nd'],
    ['\ufeffAsha\u200b Rao\u202e', 'Asha Rao'],
    ['👩‍👩‍👧 क्‍ष', '👩‍👩‍👧 क्‍ष'],
    ['\u2800\u3164 ', ''],
  ])('cleans %j to %j', (text, clean) => expect(cleanText(text)).toBe(clean));

  it('gives a form in which textLength counts a line ending, or a one-code-point emoji, as one', () => {
    expect(textLength('a\r\nb')).toBe(3);
    expect(textLength('😀')).toBe(1);
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(trickyTexts, (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
      }),
    );
  });
});
