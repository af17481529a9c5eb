import type { Coupon } from '@luxe/contract/calls';
import type { CouponState } from '@luxe/patterns/coupon-row';

export type OfferRow = {
  offer: Coupon;
  state: CouponState;
  reason: string;
  isOnBag: boolean;
  canTry: boolean;
};

/**
 * Rows of the offer list. The data of the offer on the bag comes from the summary. The shopper can try an
 * offer that only the coupon blocks, and then chooses one of the two [CHK-34]. The store sends no error code
 * for this reason, so this function searches its sentence for "coupon".
 */
export function toOffers(
  offers: readonly Coupon[],
  onBag: Coupon | undefined,
  hasCoupon: boolean,
): OfferRow[] {
  const isListed = offers.some(({ offerCode }) => offerCode === onBag?.offerCode);
  return [...(onBag && !isListed ? [onBag] : []), ...offers].map((listed) => {
    const isOnBag = listed.offerCode === onBag?.offerCode;
    const offer = isOnBag && onBag ? onBag : listed;
    const { isApplicable, reason } = offer;
    const canTry = !isOnBag && (isApplicable || (hasCoupon && /\bcoupon\b/i.test(reason)));
    return {
      offer,
      state: isOnBag && isApplicable ? 'applied' : canTry ? 'applicable' : 'notApplicable',
      reason,
      isOnBag,
      canTry,
    };
  });
}
