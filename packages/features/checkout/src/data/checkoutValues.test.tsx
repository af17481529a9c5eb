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
const kept = () => JSON.parse(localStorage.getItem('checkoutValues') ?? 'null') as unknown;

test('what is used of each credit, and the coupon that counts [CHK-25]', () => {
  expect(toCheckoutValues(summary)).toEqual(values);
  expect(toCheckoutValues({ ...summary, coupons: [samples.couponUnfit] })).toMatchObject({ couponUsed: '' });
});

test('they are kept, and follow each new summary [CHK-25]', () => {
  const { rerender } = renderHook(useCheckoutValues, {
    initialProps: undefined as typeof summary | undefined,
  });
  expect(kept()).toBeNull();
  rerender(summary);
  expect(kept()).toEqual(values);
  rerender({ ...summary, coupons: [] });
  expect(kept()).toMatchObject({ couponUsed: '', cliqCashUsed: 12_500 });
});
