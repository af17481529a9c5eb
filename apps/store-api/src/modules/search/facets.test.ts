import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facetDefinitions, parsePriceRange } from './facets.ts';

const price = facetDefinitions.find(({ key }) => key === 'price');
const ranges = (price && 'values' in price ? price.values : undefined) ?? [];

describe('the offered price ranges', () => {
  it('contain every price in exactly one range, including prices at the bounds', () =>
    fc.assert(
      fc.property(
        fc.oneof(fc.nat(100_000_000), fc.constantFrom(10_000_00, 25_000_00, 9_999_99, 5_00_000_00, 0)),
        (paise) => {
          const holding = ranges.filter((value) => {
            const range = parsePriceRange(value);
            return range && paise >= range.min && paise <= range.max;
          });
          expect(holding).toHaveLength(1);
        },
      ),
    ));

  it.each([
    ['0-9999.99', 'Under ₹10,000'],
    ['10000-24999.99', '₹10,000 to ₹25,000'],
    ['500000-', '₹5,00,000 and above'],
    ['0-7000', 'Up to ₹7,000'],
    ['10000-25000', '₹10,000 to ₹25,000'],
  ])('name %s as %s', (value, name) => expect(price?.nameOf?.(value, undefined as never)).toBe(name));
});
