import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { foldedIncludes, foldedPrefix, foldTerms, foldText, slugOf } from './fold.ts';

test.each([
  ['Hôtel', 'hotel'],
  ['Solène', 'solene'],
  ['Løv', 'lov'],
  ['Łódź', 'lodz'],
  ['Straße', 'strasse'],
  ['STRASSE', 'strasse'],
  ['Æther & Œuvre', 'aether and oeuvre'],
  ['Đorđe', 'dorde'],
  ['Þór', 'thor'],
  ['İstanbul', 'istanbul'],
  ['ısı', 'isi'],
  ['O’Hara', 'ohara'],
  ['Ｌｕｘｅ', 'luxe'],
  ['ﬁligree', 'filigree'],
  ['Émile & Cie.', 'emile and cie'],
  ['साड़ी', 'साडी'],
  ['हिन्दी', 'हिन्दी'],
  ['Ελλάδα', 'ελλαδα'],
])('foldText turns %s into %s', (text, folded) => expect(foldText(text)).toBe(folded));

test.each([
  ['Hôtel du Cap', 'hotel', true],
  ['Solène', 'SOLENE', true],
  ['Løv', 'lov', true],
  ['Løv', 'løv', true],
  ['रेशम घर', 'रेशम', true],
  ['रेशम घर', 'राम', false],
  ['Halden & Roe', 'halden roe', true],
  ['Halden & Roe', '!!', false],
  ['Halden & Roe', '  ', true],
])('foldedIncludes(%s, %j) is %s', (name, typed, included) =>
  expect(foldedIncludes(name, typed)).toBe(included),
);

test.each([
  ['Hôtel du Cap', 'hotel', 5],
  ['Ho\u0302tel', 'hotel', 6],
  ['Straße', 'strass', 5],
  ['Løv', 'l', 1],
  ['Løv', 'x', 0],
  ['Løv', '', 0],
])('the prefix of %s that matches %j has %i UTF-16 units', (text, typed, units) =>
  expect(foldedPrefix(text, typed)).toBe(units),
);

describe('for any text', () => {
  const texts = fc.string({ unit: 'grapheme' });
  it('foldText is idempotent and treats composed and decomposed letters alike', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const folded = foldText(text);
        expect(foldText(folded)).toBe(folded);
        expect(foldText(text.normalize('NFC'))).toBe(foldText(text.normalize('NFD')));
      }),
    );
  });
  it('foldedIncludes finds a name in itself', () => {
    fc.assert(fc.property(texts, (text) => foldText(text) === '' || foldedIncludes(text, text)));
  });
  it('slugs contain no whitespace, and folded terms are never empty', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(slugOf(text)).not.toMatch(/\s/u);
        expect(foldTerms(text)).not.toContain('');
      }),
    );
  });
});
