import { expect, test } from 'vitest';
import { frameOf } from './frame.ts';

const full = { header: 'full', footer: 'full' };
const noFooter = { header: 'full', footer: 'none' };
const reading = { header: 'reading', footer: 'short' };
const checkout = { header: 'checkout', footer: 'none' };

test.each([
  ['/', full],
  ['/bags/c-lsh10', full],
  ['/cart', full],
  ['/checkout', checkout],
  ['/checkout/multi/payment-method/newCardPayment', checkout],
  ['/launch-tara', noFooter],
  ['/ask-tara', noFooter],
  ['/ask-tara/', noFooter],
  ['/results', noFooter],
  ['/result-not-found', noFooter],
  ['/results-of-the-year', full],
  ['/browse/luxury/luxelife', reading],
  ['/browse/luxury/luxelife/blog/how-to-keep-leather', reading],
  ['/browse/luxury/luxelife/trends/velvet', reading],
  ['/browse/luxury/luxelifestyle', full],
  ['/luxury/browse/gifting', full],
])('%s has %j [SHL-14] [SHL-15] [SHL-16]', (path, frame) => {
  expect(frameOf(path)).toEqual(frame);
});
