import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPaise, paiseToRupees, rupeesToPaise } from '@luxe/format';
import type { SortCode } from './listingSchema.ts';
import { formatQuery, hasFilter, parseQuery, toggleFilter } from './query.ts';

const seconds = Number(process.env.LUXE_LONG_MINUTES ?? 1) * 60 * 0.05;
const seed = Number(process.env.LUXE_SEED ?? 1);
const share = (part: number) => ({
  numRuns: Number.MAX_SAFE_INTEGER,
  seed,
  interruptAfterTimeLimit: seconds * 1000 * part,
});

/** Arbitrary input of shoppers and crawlers, mixed with the separators and words of q strings. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc
    .array(
      fc.oneof(
        fc.constantFrom(
          ':',
          '%3A',
          '%25',
          '%',
          ' ',
          'relevance',
          'price-asc',
          'category',
          'LSH10',
          '₹',
          '\u0000',
        ),
        fc.string({ maxLength: 6 }),
      ),
      { maxLength: 14 },
    )
    .map((parts) => parts.join('')),
);
// A query has no control characters: parsing replaces them with spaces.
const printableText = text.map((value) => value.replace(/\p{Cc}/gu, ' '));
const nonEmptyText = printableText.filter((value) => value !== '');
const filter = fc.record({ key: nonEmptyText, value: nonEmptyText });
const query = fc.record({
  term: printableText.map((term) => term.trim()),
  sort: fc.constantFrom<SortCode>('relevance', 'isProductNew', 'price-asc', 'price-desc', 'discount-desc'),
  filters: fc.uniqueArray(filter, { selector: (one) => JSON.stringify(one), maxLength: 8 }),
});

describe(`with random input from seed ${seed}`, () => {
  it('a formatted query parses back to the same query, and its q string survives a URL', () => {
    let runs = 0;
    fc.assert(
      fc.property(query, (given) => {
        const q = formatQuery(given);
        expect(parseQuery(q)).toEqual(given);
        const travelled = new URLSearchParams(`q=${encodeURIComponent(q.toWellFormed())}`).get('q') ?? '';
        expect(travelled).toBe(q.toWellFormed());
        runs += 1;
      }),
      share(0.4),
    );
    process.stdout.write(`queries: ${runs} written and read\n`);
  });

  it('a parsed query stays the same when it is formatted and parsed again', () =>
    fc.assert(
      fc.property(text, (q) => {
        const once = parseQuery(q);
        expect(parseQuery(formatQuery(once))).toEqual(once);
      }),
      share(0.2),
    ));

  it('toggling a filter twice leaves the query unchanged', () =>
    fc.assert(
      fc.property(query, filter, (given, one) => {
        const other = toggleFilter(given, one);
        expect(hasFilter(other.filters, one)).toBe(!hasFilter(given.filters, one));
        expect(new Set(toggleFilter(other, one).filters)).toEqual(new Set(given.filters));
      }),
      share(0.2),
    ));

  it('an amount converts to rupees and back without loss, and its text shows the same digits', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_00 }), (paise) => {
        expect(rupeesToPaise(paiseToRupees(paise))).toBe(paise);
        const digits = Number(formatPaise(paise).replace(/\D/g, ''));
        expect([paise, paise / 100]).toContain(digits);
      }),
      share(0.2),
    ));
});
