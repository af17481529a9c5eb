import type { CallResponseInput } from '@luxe/contract/calls';
import type { Paise } from '@luxe/format';
import { toPrice } from '../catalogue/price.ts';
import type { Parts } from '../pricing/priceOrder.ts';

/** Amounts of an order, in paise. Each is zero or more; `payableOf` adds or subtracts them. */
export interface Amounts {
  readonly subtotal: Paise;
  /** Item and cart promotions. */
  readonly cartDiscount: Paise;
  readonly couponDiscount: Paise;
  readonly bankDiscount: Paise;
  readonly shipping: Paise;
  readonly cliqCash: Paise;
  readonly loyalty: Paise;
  readonly brandCash: Paise;
  /** Interest of a no-cost EMI plan, which the shop bears. */
  readonly emiDiscount: Paise;
}

/** Total payable: the exact sum of the parts. */
export const payableOf = (amounts: Amounts): Paise =>
  amounts.subtotal -
  amounts.cartDiscount -
  amounts.couponDiscount -
  amounts.bankDiscount +
  amounts.shipping -
  amounts.cliqCash -
  amounts.loyalty -
  amounts.brandCash -
  amounts.emiDiscount;

/**
 * Converts the parts of a computed price to the amounts of an order. Item and cart promotions become one
 * discount, because the shopper sees them as one.
 */
export const toAmounts = (parts: Parts): Amounts => ({
  subtotal: parts.gross,
  cartDiscount: parts.itemDiscount + parts.cartDiscount,
  couponDiscount: parts.couponDiscount,
  bankDiscount: parts.bankDiscount,
  shipping: parts.shipping,
  cliqCash: parts.cliqCash,
  loyalty: parts.points,
  brandCash: parts.brandCash,
  emiDiscount: parts.emiDiscount,
});

/** `tax`: GST that the item prices contain. */
export function toWireAmounts(amounts: Amounts, tax: Paise): CallResponseInput<'cartDetails'>['cartAmount'] {
  return {
    bagTotal: toPrice(amounts.subtotal),
    shippingCharge: toPrice(amounts.shipping),
    totalDiscountAmount: toPrice(
      amounts.cartDiscount + amounts.couponDiscount + amounts.bankDiscount + amounts.emiDiscount,
    ),
    couponDiscountAmount: toPrice(amounts.couponDiscount),
    bankOfferDiscount: toPrice(amounts.bankDiscount),
    noCostEmiDiscount: toPrice(amounts.emiDiscount),
    cartDiscount: toPrice(amounts.cartDiscount),
    cliqCashPaidAmount: toPrice(amounts.cliqCash),
    loyaltyPointsPaidAmount: toPrice(amounts.loyalty),
    brandCashPaidAmount: toPrice(amounts.brandCash),
    paybleAmount: toPrice(payableOf(amounts)),
    taxAmount: toPrice(tax),
  };
}
