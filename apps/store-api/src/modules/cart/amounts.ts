import type { CallAnswer } from '@luxe/contract/calls';
import { indianDay, type Paise } from '@luxe/format';
import { toPrice } from '../catalogue/price.ts';
import { priceOrder, type Parts, type PricedOrder } from '../pricing/price-order.ts';
import type { BagLine } from '../pricing/rules.ts';
import { taxPercentOf } from '../pricing/tax.ts';
import type { CartRow } from './repository.ts';

/** The parts of a bag's payable as an order keeps them, in paise; each is zero or more. */
export interface Amounts {
  readonly subtotal: Paise;
  /** Of promotions. */
  readonly cartDiscount: Paise;
  readonly couponDiscount: Paise;
  readonly shipping: Paise;
  readonly cliqCash: Paise;
  readonly loyalty: Paise;
  readonly brandCash: Paise;
}

/** What is left to pay: the exact sum of the parts. */
export const payableOf = (amounts: Amounts): Paise =>
  amounts.subtotal -
  amounts.cartDiscount -
  amounts.couponDiscount +
  amounts.shipping -
  amounts.cliqCash -
  amounts.loyalty -
  amounts.brandCash;

/** What rules of price look at of a row. */
type PricedRow = Pick<
  CartRow,
  'pricePaise' | 'quantity' | 'isGiveAway' | 'productId' | 'brandCode' | 'categoryCode' | 'categories'
>;

/** A bag as it is priced at a moment. Promotions, coupons and credits arrive with the buying issue; delivery is free. */
export const priceBag = (rows: readonly PricedRow[], at: Date): PricedOrder =>
  priceOrder(rows.map(toBagLine), { day: indianDay(at) });

const toBagLine = (row: PricedRow): BagLine => ({
  pricePaise: row.pricePaise,
  quantity: row.quantity,
  isGiveAway: row.isGiveAway,
  productId: row.productId,
  brandCode: row.brandCode,
  categories: row.categories.map(({ category_id }) => category_id),
  shippingPaise: 0,
  taxPercent: taxPercentOf(row.categoryCode, row.pricePaise),
});

/** Parts as an order keeps them: both kinds of promotion are one discount to the shopper. */
export const toAmounts = (parts: Parts): Amounts => ({
  subtotal: parts.gross,
  cartDiscount: parts.itemDiscount + parts.cartDiscount,
  couponDiscount: parts.couponDiscount,
  shipping: parts.shipping,
  cliqCash: parts.cliqCash,
  loyalty: parts.points,
  brandCash: parts.brandCash,
});

export function toWireAmounts(amounts: Amounts): CallAnswer<'cartDetails'>['cartAmount'] {
  return {
    bagTotal: toPrice(amounts.subtotal),
    shippingCharge: toPrice(amounts.shipping),
    totalDiscountAmount: toPrice(amounts.cartDiscount + amounts.couponDiscount),
    couponDiscountAmount: toPrice(amounts.couponDiscount),
    cartDiscount: toPrice(amounts.cartDiscount),
    cliqCashPaidAmount: toPrice(amounts.cliqCash),
    loyaltyPointsPaidAmount: toPrice(amounts.loyalty),
    paybleAmount: toPrice(payableOf(amounts)),
  };
}
