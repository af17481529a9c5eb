import { samples } from '@luxe/contract/samples';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { toCheckoutValues, useCheckoutValues } from './checkoutValues.ts';

beforeEach(() => localStorage.clear());

const rupees = (doubleValue: number) => ({ ...samples.orderSummary.subtotalPrice, doubleValue });
const brandCashPaidAmount = { ...rupees(2500), breakup: [{ key: 'Ostra', value: rupees(2500) }] };
const summary = {
  ...samples.orderSummaryCredits,
  brandCashApplied: true,
  brandCashPaidAmount,
  cartAmount: {
    ...samples.orderSummary.cartAmount,
    couponDiscountAmount: rupees(5000),
    cliqCashPaidAmount: rupees(12_500),
    loyaltyPointsPaidAmount: rupees(1840),
  },
};
const values = {
  neuCoinsUsed: 1840,
  cliqCashUsed: 12_500,
  couponUsed: 'WINTER5000',
  couponDiscount: 5000,
  brandCashEligible: true,
  brandCashApplied: true,
  brandCashPaidAmount,
};
const storedValues = () => JSON.parse(localStorage.getItem('checkoutValues') ?? 'null') as unknown;

test('reads the used credits and the applicable coupon from a summary [CHK-25]', () => {
  expect(toCheckoutValues(summary)).toEqual(values);
  expect(toCheckoutValues({ ...summary, coupons: [samples.couponUnfit] })).toMatchObject({ couponUsed: '' });
});

test('stores the checkout values and updates them with each new order summary [CHK-25]', () => {
  const { rerender } = renderHook(useCheckoutValues, {
    initialProps: undefined as typeof summary | undefined,
  });
  expect(storedValues()).toBeNull();
  rerender(summary);
  expect(storedValues()).toEqual(values);
  rerender({ ...summary, coupons: [] });
  expect(storedValues()).toMatchObject({ couponUsed: '', cliqCashUsed: 12_500 });
});
