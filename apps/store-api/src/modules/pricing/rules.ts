import type { Paise } from '@luxe/format';
import type { TaxRate } from './gstRate.ts';
import { percentOf } from './money.ts';

/** A line of a bag, as price rules see it. Amounts are in paise and include GST. */
export interface BagLine {
  /** Price of one unit. */
  readonly pricePaise: Paise;
  readonly quantity: number;
  /** A gift of a promotion, which costs nothing [BAG-12]. */
  readonly isGiveAway: boolean;
  readonly productId: string;
  readonly brandCode: string;
  /** Codes of the categories that contain it. */
  readonly categories: readonly string[];
  /** Delivery charge of this line in the chosen delivery mode. */
  readonly shippingPaise: Paise;
  /** GST rate that the price contains. */
  readonly taxRate: TaxRate;
}

/**
 * The lines that a rule applies to. A line must match every field that is set; without fields, all lines
 * match.
 */
export interface Scope {
  readonly brands?: readonly string[];
  readonly categories?: readonly string[];
  readonly products?: readonly string[];
}

/** A percentage with an optional maximum (`most`), or a fixed amount. */
export type Saving =
  { readonly percent: number; readonly most?: Paise | undefined } | { readonly amount: Paise };

/** Days in India as `2026-11-23`; the last day is included [BAG-19]. */
export interface ValidityPeriod {
  readonly from: string;
  readonly until: string;
}

/** A discount without a code: `item` on each line, or `cart` on a bag above a value. */
export interface Promotion extends ValidityPeriod {
  readonly code: string;
  readonly title: string;
  readonly kind: 'item' | 'cart';
  readonly scope: Scope;
  readonly saving: Saving;
  /** For cart promotions: the smallest sum of the matching lines. */
  readonly minimum: Paise;
}

export interface Coupon extends ValidityPeriod {
  readonly code: string;
  readonly title: string;
  readonly scope: Scope;
  readonly saving: Saving;
  readonly minimum: Paise;
}

/** An offer for the cards of a bank. */
export interface BankOffer extends Coupon {
  /** False when the offer cannot be combined with a coupon. */
  readonly withCoupon: boolean;
}

/** Why a coupon or a bank offer gives no discount. `missing` is the amount short of the minimum. */
export type Obstacle =
  | { readonly kind: 'early' | 'expired' | 'unfit' | 'coupon' | 'used' | 'notFirst' }
  | { readonly kind: 'minimum'; readonly missing: Paise };

export const covers = (
  { brands, categories, products }: Scope,
  line: Pick<BagLine, 'isGiveAway' | 'brandCode' | 'productId' | 'categories'>,
): boolean =>
  !line.isGiveAway &&
  (!brands || brands.includes(line.brandCode)) &&
  (!products || products.includes(line.productId)) &&
  (!categories || line.categories.some((code) => categories.includes(code)));

export const isRunning = ({ from, until }: ValidityPeriod, day: string): boolean =>
  from <= day && day <= until;

/** Discount on an amount; never more than the amount. */
export function discountOn(saving: Saving, amount: Paise): Paise {
  if ('amount' in saving) return Math.min(saving.amount, amount);
  return Math.min(percentOf(amount, saving.percent), saving.most ?? amount, amount);
}

/** Why a coupon or an offer cannot be used when its matching lines add up to `sum`; undefined when it can. */
export function findObstacle(
  { from, until, minimum }: Coupon,
  day: string,
  sum: Paise,
): Obstacle | undefined {
  if (day < from) return { kind: 'early' };
  if (day > until) return { kind: 'expired' };
  if (sum === 0) return { kind: 'unfit' };
  return sum < minimum ? { kind: 'minimum', missing: minimum - sum } : undefined;
}
