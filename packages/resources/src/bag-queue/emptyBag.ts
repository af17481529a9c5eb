import { currency, formatPaise, paiseToRupees } from '@luxe/format';
import type { Cart, Price } from '@luxe/contract/calls';

/** A price in wire format, from an amount in paise. */
export function toPrice(paise: number): Price {
  const value = paiseToRupees(paise);
  return { currencyIso: currency, value, doubleValue: value, formattedValue: formatPaise(paise) };
}

/** The bag of a shopper without a cart. It is created in the browser, so no request is made [BAG-09]. */
export function emptyBag(pincode: string): Cart {
  const none = toPrice(0);
  return {
    cartCode: '',
    guid: '',
    count: 0,
    entries: 0,
    products: [],
    appliedCoupon: null,
    coupon: null,
    promotionResult: { products: [] },
    subtotalPrice: none,
    cartAmount: {
      bagTotal: none,
      shippingCharge: none,
      totalDiscountAmount: none,
      couponDiscountAmount: none,
      bankOfferDiscount: none,
      noCostEmiDiscount: none,
      cartDiscount: none,
      cliqCashPaidAmount: none,
      loyaltyPointsPaidAmount: none,
      brandCashPaidAmount: none,
      paybleAmount: none,
      taxAmount: none,
    },
    slpCouponError: null,
    noCostEmiFrom: null,
    pincode,
    isCheckoutAllowed: false,
  };
}
