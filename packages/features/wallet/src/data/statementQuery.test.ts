import { expect, test } from 'vitest';
import { readStatementQuery, statementHref, toFileParams } from './statementQuery.ts';

const all = { page: 1, show: 'all' as const, months: undefined };

test.each([
  ['', all],
  ['show=spent&months=6&page=3', { page: 3, show: 'spent' as const, months: 6 }],
  ['show=stolen&months=7&page=-1', all],
  ['page=1.5', all],
])('reads ?%s', (query, expected) =>
  expect(readStatementQuery(new URLSearchParams(query))).toEqual(expected),
);

test.each([
  [all, '/my-account/cliq-cash'],
  [{ page: 2, show: 'ended' as const, months: 12 }, '/my-account/cliq-cash?show=ended&months=12&page=2'],
])('writes the URL of %o', (query, href) => expect(statementHref('/my-account/cliq-cash', query)).toBe(href));

test('the file of a statement has its kind and months, and all of its pages', () =>
  expect(String(toFileParams({ page: 3, show: 'spent', months: 6 }))).toBe('show=spent&months=6'));
