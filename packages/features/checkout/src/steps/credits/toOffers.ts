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
 * Rows of the offer list. The data of the offer on the bag comes from the order summary. When only the coupon
 * blocks an offer, the shopper can still try the offer, and then chooses the offer or the coupon [CHK-34].
 * The store sends no error code for such an offer, so this function searches the reason for the word
 * "coupon".
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
