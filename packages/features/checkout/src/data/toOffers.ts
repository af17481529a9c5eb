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
 * Rows of the offer list. The offer on the bag comes from the summary. An offer that only the coupon blocks
 * can still be tried; then the shopper chooses between the two [CHK-34]. The list has no code for that
 * reason, so the sentence is searched for "coupon".
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
