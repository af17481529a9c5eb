import { expect, test } from 'vitest';
import { seedPolicy } from '../policy/policyValues.ts';
import { financialYearOf, tierFor, tiersOf } from './loyalty.ts';

test.each([
  [0, 'Base'],
  [99_999_99, 'Base'],
  [1_00_000_00, 'Copper'],
  [7_49_999_99, 'Silver'],
  [12_86_000_00, 'Gold'],
  [15_00_000_00, 'Platinum'],
  [90_00_000_00, 'Platinum'],
])('a spend of %d paise in a year reaches %s [ACC-08]', (paise, tier) =>
  expect(tierFor(paise, tiersOf(seedPolicy))).toBe(tier),
);

test.each([
  ['2026-11-22T12:00:00+05:30', '2026-03-31T18:30:00.000Z', '2027-03-31'],
  ['2027-03-31T23:59:59+05:30', '2026-03-31T18:30:00.000Z', '2027-03-31'],
  ['2027-04-01T00:00:00+05:30', '2027-03-31T18:30:00.000Z', '2028-03-31'],
])('the financial year of %s starts at %s and ends on %s', (at, start, lastDay) =>
  expect(financialYearOf(new Date(at))).toEqual({ start: new Date(start), lastDay }),
);
