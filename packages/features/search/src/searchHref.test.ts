import { expect, test } from 'vitest';
import { searchHref } from './searchHref.ts';

test.each([
  ['tote', '/search/?q=tote'],
  ['  black tote ', '/search/?q=black%20tote'],
  ['a:b', '/search/?q=a%253Ab'],
  ['100%', '/search/?q=100%2525'],
  ['', undefined],
  ['   ', undefined],
])('typing "%s" leads to %s', (typed, href) => {
  expect(searchHref(typed)).toBe(href);
});

test('at most 51 characters are searched for [SHL-02]', () => {
  expect(searchHref('x'.repeat(60))).toBe(`/search/?q=${'x'.repeat(51)}`);
});

test('from indiluxe it is kept to indiluxe, by a filter that can be taken off', () => {
  expect(searchHref('jutti', 'indiluxe')).toBe('/search/?q=jutti%3Arelevance%3Acategory%3AISH1');
});
