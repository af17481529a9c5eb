import type { CallAnswer } from '@luxe/contract/calls';
import type { Paise } from '@luxe/format';
import { toPrice } from '../catalogue/price.ts';

/** The parts of a bag's payable, in paise; each is zero or more. */
export interface Amounts {
  readonly subtotal: Paise;
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

export interface PricedLine {
  readonly pricePaise: Paise;
  readonly quantity: number;
  readonly isGiveAway: boolean;
}

/** What a line adds to the payable: a gift adds nothing [BAG-12]. */
export const lineTotal = ({ pricePaise, quantity, isGiveAway }: PricedLine): Paise =>
  isGiveAway ? 0 : pricePaise * quantity;

/** Amounts of a bag as it is priced now. Coupons and wallets arrive with the buying issue; delivery is free. */
export function priceBag(lines: readonly PricedLine[]): Amounts {
  const subtotal = lines.reduce((sum, line) => sum + lineTotal(line), 0);
  return { subtotal, cartDiscount: 0, couponDiscount: 0, shipping: 0, cliqCash: 0, loyalty: 0, brandCash: 0 };
}

/** Shares of an amount by weight, whole paise, which add up to it exactly: what is left over by rounding goes to the heaviest fractions. */
export function apportion(amount: Paise, weights: readonly number[]): Paise[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map((_, at) => (at === 0 ? amount : 0));
  const exact = weights.map((weight) => (BigInt(amount) * BigInt(weight)) / BigInt(total));
  const shares = exact.map(Number);
  const rests = weights.map((weight, at) => ({
    at,
    rest: (BigInt(amount) * BigInt(weight)) % BigInt(total),
  }));
  rests.sort((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1));
  const left = amount - shares.reduce((sum, share) => sum + share, 0);
  for (const { at } of rests.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}

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
