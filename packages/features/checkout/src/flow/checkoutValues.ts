import type { OrderSummary } from '@luxe/contract/calls';
import { writeStored } from '@luxe/resources';
import { useEffect } from 'react';

/**
 * Values of checkout that are stored in local storage, under the names that the specification gives. Amounts
 * are in rupees.
 */
type CheckoutValues = {
  neuCoinsUsed: number;
  cliqCashUsed: number;
  /** Code of the applicable coupon; empty for none. */
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

/**
 * Stores the values of each summary. The summary reloads after every applied or removed credit, coupon or
 * offer [CHK-25].
 */
export function useCheckoutValues(summary: OrderSummary | undefined): void {
  useEffect(() => {
    if (summary) writeStored('checkoutValues', toCheckoutValues(summary));
  }, [summary]);
}
