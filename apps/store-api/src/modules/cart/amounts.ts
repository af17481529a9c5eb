import type { CallAnswer } from '@luxe/contract/calls';
import type { Paise } from '@luxe/format';
import { toPrice } from '../catalogue/price.ts';
import type { Parts } from '../pricing/price-order.ts';

/** The parts of a bag's payable as an order keeps them, in paise; each is zero or more. */
export interface Amounts {
  readonly subtotal: Paise;
  /** Of promotions. */
  readonly cartDiscount: Paise;
  readonly couponDiscount: Paise;
  readonly bankDiscount: Paise;
  readonly shipping: Paise;
  readonly cliqCash: Paise;
  readonly loyalty: Paise;
  readonly brandCash: Paise;
  /** Interest that the shop bears. */
  readonly emiDiscount: Paise;
}

/** What is left to pay: the exact sum of the parts. */
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

/** Parts as an order keeps them: both kinds of promotion are one discount to the shopper. */
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

/** `tax`: GST that the pieces contain. */
export function toWireAmounts(amounts: Amounts, tax: Paise): CallAnswer<'cartDetails'>['cartAmount'] {
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
