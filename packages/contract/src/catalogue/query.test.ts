import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatQuery, parseQuery, toggleFilter } from './query.ts';

describe('parseQuery [SEA-08]', () => {
  test.each([
    ['', '', 'relevance', []],
    ['tote', 'tote', 'relevance', []],
    [':relevance:category:LSH10', '', 'relevance', [['category', 'LSH10']]],
    ['tote:category:LSH10', 'tote', 'relevance', [['category', 'LSH10']]],
    [
      ':price-asc:brand:MBH1:brand:MBH2',
      '',
      'price-asc',
      [
        ['brand', 'MBH1'],
        ['brand', 'MBH2'],
      ],
    ],
    [':relevance:brand:MBH1:brand:MBH1', '', 'relevance', [['brand', 'MBH1']]],
    [':relevance:brand', '', 'relevance', []],
    ['::::::', '', 'relevance', []],
    ['a\u0000b:relevance', 'a b', 'relevance', []],
    ['top handle:relevance:colour:Ink blue', 'top handle', 'relevance', [['colour', 'Ink blue']]],
  ])('reads the term, sort order and filters of "%s"', (q, term, sort, filters) =>
    expect(parseQuery(q)).toEqual({ term, sort, filters: filters.map(([key, value]) => ({ key, value })) }),
  );

  it('parses the output of formatQuery back to the same query', () => {
    const nonEmptyText = fc.string({ minLength: 1, maxLength: 12 });
    const query = fc.record({
      term: fc.string({ maxLength: 20 }).map((term) => term.trim()),
      sort: fc.constantFrom('relevance' as const, 'price-asc' as const),
      filters: fc.uniqueArray(fc.record({ key: nonEmptyText, value: nonEmptyText }), {
        selector: (f) => JSON.stringify(f),
        maxLength: 5,
      }),
    });
    fc.assert(
      fc.property(query, (given) => {
        expect(parseQuery(formatQuery(given))).toEqual(given);
      }),
    );
  });

  it('never throws, whatever the text', () => fc.assert(fc.property(fc.string(), (q) => void parseQuery(q))));
});

test('toggleFilter called twice leaves the query unchanged', () => {
  const query = parseQuery(':relevance:category:LSH10');
  const filter = { key: 'colour', value: 'Black' };
  expect(toggleFilter(toggleFilter(query, filter), filter)).toEqual(query);
});
