import { expect, test } from 'vitest';
import { meaningfulTokens, editDistance, typoDistance, stem, tokenise } from './text.ts';

test.each([
  ['juttis', 'jutti'],
  ['dresses', 'dress'],
  ['watches', 'watch'],
  ['accessories', 'accessory'],
  ['boxes', 'box'],
  ['shoes', 'shoe'],
  ['glass', 'glass'],
  ['cactus', 'cactus'],
  ['gas', 'gas'],
])('stems %s to %s', (plural, singular) => expect(stem(plural)).toBe(singular));

test('removes accents and apostrophes from words, and converts them to lower case', () =>
  expect(tokenise('Élan Vœux, men’s T-shirt & 18K रेशम')).toEqual([
    'elan',
    'voeux',
    'mens',
    't',
    'shirt',
    '18k',
    'रेशम',
  ]));

test('removes filler words, except from a query of only fillers', () => {
  expect(meaningfulTokens('bags for the office')).toEqual(['bags', 'office']);
  expect(meaningfulTokens('the and')).toEqual(['the', 'and']);
});

test.each([
  ['jutti', 'juti', 1],
  ['necklace', 'neckalce', 1],
  ['bag', 'gab', 2],
  ['same', 'same', 0],
  ['tote', 'boots', 3],
])('counts the edits from %s to %s as %i', (a, b, count) => expect(editDistance(a, b, 2)).toBe(count));

test.each([
  ['jean', 'jaan', 2],
  ['juti', 'jutti', 1],
  ['toet', 'tote', 1],
  ['totes', 'toten', 1],
])('counts the typos of %s for %s as %i', (typed, term, count) =>
  expect(typoDistance(typed, term, 1)).toBe(count),
);
