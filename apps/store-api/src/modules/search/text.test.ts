import { expect, test } from 'vitest';
import { meaningfulWords, slips, slipsBetween, stem, words } from './text.ts';

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
])('%s and %s are one word', (plural, singular) => expect(stem(plural)).toBe(singular));

test('words fold accents, apostrophes and case', () =>
  expect(words('Élan Vœux, men’s T-shirt & 18K रेशम')).toEqual([
    'elan',
    'voeux',
    'mens',
    't',
    'shirt',
    '18k',
    'रेशम',
  ]));

test('a query of fillers keeps them', () => {
  expect(meaningfulWords('bags for the office')).toEqual(['bags', 'office']);
  expect(meaningfulWords('the and')).toEqual(['the', 'and']);
});

test.each([
  ['jutti', 'juti', 1],
  ['necklace', 'neckalce', 1],
  ['bag', 'gab', 2],
  ['same', 'same', 0],
  ['tote', 'boots', 3],
])('%s to %s takes %i', (a, b, count) => expect(slips(a, b, 2)).toBe(count));

test.each([
  ['jean', 'jaan', 2],
  ['juti', 'jutti', 1],
  ['toet', 'tote', 1],
  ['totes', 'toten', 1],
])('a typing slip makes %s of %s, another letter of four does not: %i', (word, term, count) =>
  expect(slipsBetween(word, term, 1)).toBe(count),
);
