import { rupees } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { couponLines, couponLabels, type Coupon, type CouponState } from './couponLines.ts';

const winter: Coupon = {
  offerCode: 'WINTER5000',
  offerTitle: '₹5,000 off the winter room',
  savingAmount: rupees(5_000),
  offerMaxDiscount: rupees(5_000),
  expiredOn: '2026-11-30',
};

test.each<[CouponState, Partial<Coupon>, string | undefined, string]>([
  ['applied', {}, 'You save ₹5,000.', 'Ends 30 November.'],
  ['applicable', {}, 'Saves ₹5,000.', 'Ends 30 November.'],
  ['notApplicable', {}, undefined, 'At most ₹5,000. Ends 30 November.'],
  ['applicable', { offerMaxDiscount: rupees(8_000) }, 'Saves ₹5,000.', 'At most ₹8,000. Ends 30 November.'],
  ['applied', { offerMaxDiscount: rupees(8_000) }, 'You save ₹5,000.', 'Ends 30 November.'],
  ['applicable', { savingAmount: rupees(0), expiredOn: '' }, undefined, 'At most ₹5,000.'],
  ['applicable', { offerMaxDiscount: null }, 'Saves ₹5,000.', 'Ends 30 November.'],
  ['applied', { savingAmount: rupees(0) }, undefined, 'Ends 30 November.'],
  ['applied', { offerMaxDiscount: rupees(0), expiredOn: '' }, 'You save ₹5,000.', ''],
])('describes a coupon in state %s with %o [BAG-04]', (state, change, saving, limits) => {
  const lines = couponLines({ ...winter, ...change }, state, couponLabels);
  expect([lines.saving, lines.limits]).toEqual([saving, limits]);
});

test.each(['2026-11-30', '2026-11-30T00:00:00+0000', '2026-11-30T23:59:59Z', '2026-11-30 18:30:00'])(
  'takes the last day of a coupon from the date part of %s [BAG-19]',
  (expiredOn) => {
    expect(couponLines({ ...winter, expiredOn }, 'applied', couponLabels).limits).toBe('Ends 30 November.');
  },
);
