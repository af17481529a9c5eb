import type { OrderSummary } from '@luxe/contract/calls';
import { writeStored } from '@luxe/resources';
import { useEffect } from 'react';

/** What is kept of a checkout, under the specification's names; amounts in rupees. */
type CheckoutValues = {
  neuCoinsUsed: number;
  cliqCashUsed: number;
  /** Its code; empty where none counts. */
  couponUsed: string;
  couponDiscount: number;
  brandCashEligible: boolean;
  brandCashApplied: boolean;
  brandCashPaidAmount: OrderSummary['brandCashPaidAmount'];
};

export function toCheckoutValues(summary: OrderSummary): CheckoutValues {
  const { cartAmount, coupons, brandCashEligible, brandCashApplied, brandCashPaidAmount } = summary;
  return {
    neuCoinsUsed: cartAmount.loyaltyPointsPaidAmount.doubleValue,
    cliqCashUsed: cartAmount.cliqCashPaidAmount.doubleValue,
    couponUsed: coupons.find(({ isApplicable }) => isApplicable)?.offerCode ?? '',
    couponDiscount: cartAmount.couponDiscountAmount.doubleValue,
    brandCashEligible,
    brandCashApplied,
    brandCashPaidAmount,
  };
}

/** Keeps them, and they follow every apply and remove, because each is followed by a new summary [CHK-25]. */
export function useCheckoutValues(summary: OrderSummary | undefined): void {
  useEffect(() => {
    if (summary) writeStored('checkoutValues', toCheckoutValues(summary));
  }, [summary]);
}
