import type { Paise } from '@luxe/format';
import type { TaxRate } from './tax.ts';
import { percentOf } from './money.ts';

/** A line of a bag as rules of price see it. Amounts in paise, GST included. */
export interface BagLine {
  /** Price of one piece. */
  readonly pricePaise: Paise;
  readonly quantity: number;
  /** Comes with a promotion, costs nothing [BAG-12]. */
  readonly isGiveAway: boolean;
  readonly productId: string;
  readonly brandCode: string;
  /** Codes of the categories it lies in. */
  readonly categories: readonly string[];
  /** What the chosen delivery of this line costs. */
  readonly shippingPaise: Paise;
  /** GST that the price contains. */
  readonly taxRate: TaxRate;
}

/** What a rule is for: every part that is given must fit; none is for all. */
export interface Scope {
  readonly brands?: readonly string[];
  readonly categories?: readonly string[];
  readonly products?: readonly string[];
}

/** A percentage, up to an amount where one is given; or an amount. */
export type Saving =
  { readonly percent: number; readonly most?: Paise | undefined } | { readonly amount: Paise };

/** Days as `2026-11-23`, India; the last one counts [BAG-19]. */
export interface Term {
  readonly from: string;
  readonly until: string;
}

/** Taken off without being asked for: of each line by itself, or of the bag above a value. */
export interface Promotion extends Term {
  readonly code: string;
  readonly title: string;
  readonly kind: 'item' | 'cart';
  readonly scope: Scope;
  readonly saving: Saving;
  /** Of a bag's promotion: what the lines it is for must come to. */
  readonly minimum: Paise;
}

export interface Coupon extends Term {
  readonly code: string;
  readonly title: string;
  readonly scope: Scope;
  readonly saving: Saving;
  readonly minimum: Paise;
}

/** Of a bank, for its cards. */
export interface BankOffer extends Coupon {
  /** False: only without a coupon. */
  readonly withCoupon: boolean;
}

/** Why a coupon or a bank's offer takes nothing off. `minimum` says how many paise are missing. */
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

export const isRunning = ({ from, until }: Term, day: string): boolean => from <= day && day <= until;

/** What is taken off an amount: never more than the amount. */
export function savingOn(saving: Saving, amount: Paise): Paise {
  if ('amount' in saving) return Math.min(saving.amount, amount);
  return Math.min(percentOf(amount, saving.percent), saving.most ?? amount, amount);
}

/** Why a coupon or an offer cannot be used, where the lines that it is for come to `sum`; undefined when it can. */
export function obstacleTo({ from, until, minimum }: Coupon, day: string, sum: Paise): Obstacle | undefined {
  if (day < from) return { kind: 'early' };
  if (day > until) return { kind: 'expired' };
  if (sum === 0) return { kind: 'unfit' };
  return sum < minimum ? { kind: 'minimum', missing: minimum - sum } : undefined;
}
