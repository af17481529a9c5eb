import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { toIntention } from './toIntention.ts';

const summary = samples.orderSummary;

test('an intention depends on bag, address and mode, but not on the order of the lines [CHK-19]', () => {
  const intention = toIntention(summary, '1', 'COD');
  expect(toIntention({ ...summary, products: summary.products.toReversed() }, '1', 'COD')).toBe(intention);
  expect(toIntention(summary, '2', 'COD')).not.toBe(intention);
  const billing = { name: 'Worli Interiors LLP', gstin: '27AAPFU0939F1ZV' };
  expect(toIntention(summary, '1', 'COD', undefined, billing)).not.toBe(intention);
  expect(toIntention({ ...summary, products: summary.products.slice(1) }, '1', 'COD')).not.toBe(intention);
});
