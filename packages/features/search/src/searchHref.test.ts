import { expect, test } from 'vitest';
import { searchHref } from './searchHref.ts';

test.each([
  ['tote', '/search/?q=tote'],
  ['  black tote ', '/search/?q=black%20tote'],
  ['a:b', '/search/?q=a%253Ab'],
  ['100%', '/search/?q=100%2525'],
  ['', undefined],
  ['   ', undefined],
])('converts the text "%s" to the results URL %s', (typed, href) => {
  expect(searchHref(typed)).toBe(href);
});

test('cuts the text to 51 characters [SHL-02]', () => {
  expect(searchHref('x'.repeat(60))).toBe(`/search/?q=${'x'.repeat(51)}`);
});

test('a search from indiluxe has a removable filter for that catalogue', () => {
  expect(searchHref('jutti', 'indiluxe')).toBe('/search/?q=jutti%3Arelevance%3Acategory%3AISH1');
});
