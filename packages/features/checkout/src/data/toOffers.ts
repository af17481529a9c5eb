import type { Coupon } from '@luxe/contract/calls';
import type { CouponState } from '@luxe/patterns/coupon-row';

export type OfferRow = { offer: Coupon; state: CouponState; reason: string; isOn: boolean; canTry: boolean };

/**
 * Offers as they are listed: the one on the bag as the summary tells of it. One that only the bag's coupon keeps back can be tried all the
 * same, and then the shopper chooses between the two [CHK-34]; the store has no code for why here, but its sentence names the coupon.
 */
export function toOffers(
  offers: readonly Coupon[],
  onBag: Coupon | undefined,
  hasCoupon: boolean,
): OfferRow[] {
  const isListed = offers.some(({ offerCode }) => offerCode === onBag?.offerCode);
  return [...(onBag && !isListed ? [onBag] : []), ...offers].map((listed) => {
    const isOn = listed.offerCode === onBag?.offerCode;
    const offer = isOn && onBag ? onBag : listed;
    const { isApplicable, reason } = offer;
    const canTry = !isOn && (isApplicable || (hasCoupon && /\bcoupon\b/i.test(reason)));
    return {
      offer,
      state: isOn && isApplicable ? 'applied' : canTry ? 'applicable' : 'notApplicable',
      reason,
      isOn,
      canTry,
    };
  });
}
