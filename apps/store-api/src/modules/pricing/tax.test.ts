import { expect, it } from 'vitest';
import { taxPercentOf } from './tax.ts';

it.each([
  ['LSH1010', 2_45_000_00, 18],
  ['LSH1520', 9_50_000_00, 3],
  ['LSH1310', 2_500_00, 5],
  ['LSH1310', 2_500_01, 18],
  ['ISH1040', 1_200_00, 3],
  ['ISH1050', 4_800_00, 5],
  ['', 100_00, 18],
])('GST of %s at %d paise is %d percent', (category, price, percent) =>
  expect(taxPercentOf(category, price)).toBe(percent),
);
