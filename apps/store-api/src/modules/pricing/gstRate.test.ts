import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seedPolicy } from '../policy/policyValues.ts';
import { taxRateOf, taxRateOn } from './gstRate.ts';

it.each([
  ['4202', 2_45_000_00, 1, 1800],
  ['7113', 9_50_000_00, 1, 300],
  ['6403', 2_500_00, 1, 500],
  // The next two amounts are ₹2,476.19 and ₹2,500 without GST, so they do not exceed the limit.
  ['6403', 2_600_00, 1, 500],
  ['6403', 2_625_00, 1, 500],
  ['6403', 2_625_01, 1, 1800],
  ['6403', 7_875_00, 3, 500],
  ['6403', 7_875_01, 3, 1800],
  ['6110', 2_600_00, 1, 500],
  ['6110', 2_700_00, 1, 1800],
  ['6211', 2_625_00, 1, 500],
  ['6214', 2_700_00, 1, 1800],
  ['7113', 1_200_00, 1, 300],
  ['7418', 4_800_00, 1, 500],
  ['3406', 4_800_00, 1, 500],
  ['340600', 4_800_00, 1, 500],
  ['3304', 4_800_00, 1, 1800],
  ['', 100_00, 1, 1800],
])('GST with the HSN code %j on %d paise for %d units is %d basis points', (hsn, goods, quantity, rate) =>
  expect(taxRateOn(taxRateOf(hsn, seedPolicy), goods, quantity)).toBe(rate),
);

it('takes the rate of the longest HSN code that matches, else the standard rate', () => {
  const policy = {
    standardGstRate: 1_200,
    gstSlabs: [
      { hsn: '71', rate: 300 },
      { hsn: '710231', rate: 25 },
      { hsn: '7102', rate: 150 },
    ],
  };
  for (const [hsn, rate] of [
    ['7113', 300],
    ['7102', 150],
    ['71023100', 25],
    ['7', 1_200],
    ['9102', 1_200],
  ] as const)
    expect([hsn, taxRateOf(hsn, policy)]).toEqual([hsn, rate]);
});

it('applies the lower rate exactly while the value of one item without GST is within the limit', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_00 }), fc.integer({ min: 1, max: 10 }), (each, quantity) => {
      const isLow = taxRateOn(taxRateOf('6403', seedPolicy), each * quantity, quantity) === 500;
      expect(isLow).toBe(each / 1.05 <= 2_500_00 + 1e-6);
    }),
  ));
