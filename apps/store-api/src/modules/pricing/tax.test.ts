import fc from 'fast-check';
import { expect, it } from 'vitest';
import { taxPercentOn, taxRateOf } from './tax.ts';

it.each([
  ['LSH1010', 2_45_000_00, 1, 18],
  ['LSH1520', 9_50_000_00, 1, 3],
  ['LSH1310', 2_500_00, 1, 5],
  // The next two amounts are ₹2,476.19 and ₹2,500 without GST, so they do not exceed the limit.
  ['LSH1310', 2_600_00, 1, 5],
  ['LSH1310', 2_625_00, 1, 5],
  ['LSH1310', 2_625_01, 1, 18],
  ['LSH1310', 7_875_00, 3, 5],
  ['LSH1310', 7_875_01, 3, 18],
  ['LSH1110', 2_600_00, 1, 5],
  ['LSH1830', 2_700_00, 1, 18],
  ['ISH1040', 1_200_00, 1, 3],
  ['ISH1050', 4_800_00, 1, 5],
  ['', 100_00, 1, 18],
])('GST in category %s on %d paise for %d units is %d percent', (category, goods, quantity, percent) =>
  expect(taxPercentOn(taxRateOf(category), goods, quantity)).toBe(percent),
);

it('applies the lower rate exactly while the value of one item without GST is within the limit', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_00 }), fc.integer({ min: 1, max: 10 }), (each, quantity) => {
      const isLow = taxPercentOn(taxRateOf('LSH1310'), each * quantity, quantity) === 5;
      expect(isLow).toBe(each / 1.05 <= 2_500_00 + 1e-6);
    }),
  ));
