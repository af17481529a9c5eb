import { cleanCode } from '@luxe/format';
import { couponFirst, couponMissing, couponUnfit, couponWinter, withCoupon } from '../bag-choices/samples.ts';
import type { Cart, Coupon } from '../calls.ts';
import { rupees } from '../shared/samples.ts';
import { refusal, type Reply } from './reply.ts';

/** Rupees that a bag must come to, by code; the others ask for nothing, or can never be used. */
const minimums: Readonly<Record<string, number>> = { WINTER5000: 200_000, GRAND25000: 1_000_000 };
const known = [couponWinter, couponFirst, couponMissing, couponUnfit];

/** Coupons of a mocked bag, by the rules of the samples. */
export interface MockCoupons {
  apply: (code: string, cart: Cart) => { coupon: Coupon; conflict: string } | Reply;
  release: (code: string) => void;
  list: (cart: Cart) => Coupon[];
  /** The bag with the coupon that is on it. */
  on: (cart: Cart) => Cart;
}

/** `applied`: the code of the one that is on the bag already. */
export function createMockCoupons(applied: string | null = null): MockCoupons {
  const find = (code: string, cart: Cart) => {
    const coupon = known.find(({ offerCode }) => offerCode === code);
    return coupon && asFor(coupon, cart.cartAmount.bagTotal.value);
  };
  return {
    apply: (typed, cart) => {
      const code = cleanCode(typed);
      const coupon = find(code, cart);
      if (!coupon) return refusal(404, 'B9501', 'We do not know this coupon. Check its letters and digits.');
      if (!coupon.isApplicable) return refusal(409, 'B9502', coupon.reason);
      const conflict = applied && applied !== code ? `${applied} was taken off: a bag has one coupon.` : '';
      applied = code;
      return { coupon, conflict };
    },
    release: (code) => {
      if (applied === cleanCode(code)) applied = null;
    },
    list: (cart) => known.flatMap(({ offerCode }) => find(offerCode, cart) ?? []),
    on: (cart) => {
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
        reason: `Add pieces for ${rupees(missing).formattedValue} more to use ${coupon.offerCode}.`,
      }
    : { ...coupon, savingAmount: coupon.offerMaxDiscount ?? rupees(0), isApplicable: true, reason: '' };
}
