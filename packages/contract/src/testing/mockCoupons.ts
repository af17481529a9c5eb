import { cleanCode } from '@luxe/format';
import { couponFirst, couponMissing, couponUnfit, couponWinter, withCoupon } from '../samples/bagChoices.ts';
import type { Cart, Coupon } from '../calls/calls.ts';
import { rupees } from '../samples/values.ts';
import { rejection, type Reply } from './reply.ts';

/**
 * Minimum bag total in rupees for each of these coupon codes. A coupon without an entry has no minimum, or
 * can never be applied.
 */
const minimums: Readonly<Record<string, number>> = { WINTER5000: 200_000, GRAND25000: 1_000_000 };
const known = [couponWinter, couponFirst, couponMissing, couponUnfit];

/** Coupons of a mocked bag. They follow the rules of the sample coupons. */
export interface MockCoupons {
  apply: (code: string, cart: Cart) => { coupon: Coupon; conflict: string } | Reply;
  release: (code: string) => void;
  list: (cart: Cart) => Coupon[];
  /** The cart with its applied coupon. */
  applyTo: (cart: Cart) => Cart;
}

/** `applied` is the code of the coupon that is on the bag at first; `null` for none. */
export function createMockCoupons(applied: string | null = null): MockCoupons {
  const find = (code: string, cart: Cart) => {
    const coupon = known.find(({ offerCode }) => offerCode === code);
    return coupon && asFor(coupon, cart.cartAmount.bagTotal.value);
  };
  return {
    apply: (typed, cart) => {
      const code = cleanCode(typed);
      const coupon = find(code, cart);
      if (!coupon) return rejection('couponUnknown');
      if (!coupon.isApplicable) return rejection('couponNotApplicable', coupon.reason);
      const conflict = applied && applied !== code ? `${applied} was removed: a bag has one coupon.` : '';
      applied = code;
      return { coupon, conflict };
    },
    release: (code) => {
      if (applied === cleanCode(code)) applied = null;
    },
    list: (cart) => known.flatMap(({ offerCode }) => find(offerCode, cart) ?? []),
    applyTo: (cart) => {
      const coupon = applied === null ? undefined : find(applied, cart);
      return coupon ? withCoupon(cart, coupon) : cart;
    },
  };
}

function asFor(coupon: Coupon, bagTotal: number): Coupon {
  const minimum = minimums[coupon.offerCode];
  if (minimum === undefined) return coupon;
  const missing = minimum - bagTotal;
  return missing > 0
    ? {
        ...coupon,
        savingAmount: rupees(0),
        isApplicable: false,
        reason: `Add items for ${rupees(missing).formattedValue} more to use ${coupon.offerCode}.`,
      }
    : { ...coupon, savingAmount: coupon.offerMaxDiscount ?? rupees(0), isApplicable: true, reason: '' };
}
