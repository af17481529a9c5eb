import type { Cart } from '@luxe/contract/calls';
import { formatDay } from '@luxe/format';
import { formatPrice } from '../price-block/PriceBlock.tsx';

/** A coupon as the store tells of it (BAG-04); whether it counts is its state. */
export type Coupon = Omit<NonNullable<Cart['coupon']>, 'isApplicable' | 'reason'>;

/** Where it stands: on the bag, to be had, or not for this bag. */
export type CouponState = 'applied' | 'applicable' | 'notApplicable';

/** Every sentence that a coupon says by itself. */
export type CouponWords = {
  saves: (amount: string) => string;
  saved: (amount: string) => string;
  atMost: (amount: string) => string;
  ends: (day: string) => string;
  apply: string;
  applying: string;
  remove: string;
  removing: string;
  /** The accessible name of the button: "Apply WINTER5000". */
  named: (verb: string, code: string) => string;
};

export const couponWords: CouponWords = {
  saves: (amount) => `Saves ${amount}.`,
  saved: (amount) => `You save ${amount}.`,
  atMost: (amount) => `At most ${amount}.`,
  ends: (day) => `Ends ${day}.`,
  apply: 'Apply',
  applying: 'Applying',
  remove: 'Remove',
  removing: 'Removing',
  named: (verb, code) => `${verb} ${code}`,
};

export type CouponLines = {
  /** What it saves; missing where it saves nothing here. */
  saving?: string;
  /** Its limits, in sentences. */
  limits: string;
};

/** What is said under the code: the saving, the most it can save where it saves less, and the last day by its date portion (BAG-19). */
export function couponLines(coupon: Coupon, state: CouponState, words: CouponWords): CouponLines {
  const { savingAmount, offerMaxDiscount, expiredOn } = coupon;
  const amount = formatPrice(savingAmount);
  const hasSaving = state !== 'notApplicable' && savingAmount.doubleValue > 0;
  const cap =
    offerMaxDiscount && offerMaxDiscount.doubleValue > (hasSaving ? savingAmount.doubleValue : 0)
      ? offerMaxDiscount
      : undefined;
  const day = lastDay(expiredOn);
  const limits = [
    cap && state !== 'applied' ? words.atMost(formatPrice(cap)) : '',
    day ? words.ends(day) : '',
  ];
  return {
    ...(hasSaving && { saving: state === 'applied' ? words.saved(amount) : words.saves(amount) }),
    limits: limits.filter(Boolean).join(' '),
  };
}

/** `30 November` of `2026-11-30T20:00:00Z`, whatever its time; undefined where there is no date. */
function lastDay(expiredOn: string): string | undefined {
  const date = /^\d{4}-\d{2}-\d{2}/.exec(expiredOn)?.[0];
  return date && formatDay(date).replace(/^\w+, /, '');
}
