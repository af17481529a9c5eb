import { expect, test } from 'vitest';
import { frameOf } from './frame.ts';

const full = { header: 'full', footer: 'full' };
const noFooter = { header: 'full', footer: 'none' };
const reading = { header: 'reading', footer: 'short' };
const placed = { header: 'placed', footer: 'short' };
const unplaced = { header: 'checkout', footer: 'short' };
const checkout = { header: 'checkout', footer: 'none' };

test.each([
  ['/', full],
  ['/bags/c-lsh10', full],
  ['/cart', full],
  ['/order-placed-successfully', placed],
  ['/thank-you', placed],
  ['/order-failed', unplaced],
  ['/payment-pending', unplaced],
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
])('the page %s has the header and footer variants %j [SHL-14] [SHL-15] [SHL-16]', (path, frame) => {
  expect(frameOf(path)).toEqual(frame);
});

test.each([
  ['/checkout', checkout],
  ['/checkout/payment', checkout],
  ['/retryFailedOrder', checkout],
  ['/checkout/multi', placed],
])(
  'the checkout page %s has the header and footer %j; only the page after a payment differs [CHK-21] [SHL-14]',
  (path, frame) => {
    expect(frameOf(path)).toEqual(frame);
  },
);
