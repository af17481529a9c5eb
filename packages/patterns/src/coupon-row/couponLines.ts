import type { Cart } from '@luxe/contract/calls';
import { formatDay } from '@luxe/format';
import { formatPrice } from '../price-block/PriceBlock.tsx';

/** A coupon of the store [BAG-04]. Whether it applies is in `CouponState`. */
export type Coupon = Omit<NonNullable<Cart['coupon']>, 'isApplicable' | 'reason'>;

/** State of a coupon: applied to the bag, not applied although it could be, or not applicable to this bag. */
export type CouponState = 'applied' | 'applicable' | 'notApplicable';

export type CouponLabels = {
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

export const couponLabels: CouponLabels = {
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
  /** The saving. Missing if the coupon saves nothing on this bag. */
  saving?: string;
  /** Limits, in sentences. */
  limits: string;
};

/**
 * Lines below the code: the saving, the maximum saving if it is higher, and the last day of the coupon. The
 * last day is the date part of `expiredOn` [BAG-19].
 */
export function couponLines(coupon: Coupon, state: CouponState, labels: CouponLabels): CouponLines {
  const { savingAmount, offerMaxDiscount, expiredOn } = coupon;
  const amount = formatPrice(savingAmount);
  const hasSaving = state !== 'notApplicable' && savingAmount.doubleValue > 0;
  const cap =
    offerMaxDiscount && offerMaxDiscount.doubleValue > (hasSaving ? savingAmount.doubleValue : 0)
      ? offerMaxDiscount
      : undefined;
  const day = lastDay(expiredOn);
  const limits = [
    cap && state !== 'applied' ? labels.atMost(formatPrice(cap)) : '',
    day ? labels.ends(day) : '',
  ];
  return {
    ...(hasSaving && { saving: state === 'applied' ? labels.saved(amount) : labels.saves(amount) }),
    limits: limits.filter(Boolean).join(' '),
  };
}

/**
 * Returns `30 November` for `2026-11-30T20:00:00Z`, without regard to the time. `undefined` if the text has
 * no date.
 */
function lastDay(expiredOn: string): string | undefined {
  const date = /^\d{4}-\d{2}-\d{2}/.exec(expiredOn)?.[0];
  return date && formatDay(date).replace(/^\w+, /, '');
}
