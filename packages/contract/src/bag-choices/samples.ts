import { cartOf, bagLine, lineOf } from '../bag/samples.ts';
import { pieceAt } from '../catalogue/pieces.ts';
import type { Cart, CallResponse } from '../calls.ts';
import { rupees } from '../shared/samples.ts';

type Coupon = NonNullable<Cart['coupon']>;

/** Of a bag from ₹2,00,000. */
export const couponWinter: Coupon = {
  offerCode: 'WINTER5000',
  offerTitle: '₹5,000 off bags from ₹2,00,000',
  savingAmount: rupees(5000),
  offerMaxDiscount: rupees(5000),
  expiredOn: '2026-11-30',
  isApplicable: true,
  reason: '',
};
export const couponFirst: Coupon = {
  offerCode: 'FIRST10',
  offerTitle: '10% off your first order',
  savingAmount: rupees(2500),
  offerMaxDiscount: rupees(2500),
  expiredOn: '2026-12-31',
  isApplicable: true,
  reason: '',
};
export const couponUnfit: Coupon = {
  offerCode: 'WATCH10',
  offerTitle: '10% off watches',
  savingAmount: rupees(0),
  offerMaxDiscount: rupees(20000),
  expiredOn: '2026-12-31',
  isApplicable: false,
  reason: 'WATCH10 is not for the pieces in your bag.',
};
export const couponMissing: Coupon = {
  offerCode: 'GRAND25000',
  offerTitle:
    '₹25,000 off bags from ₹10,00,000, and one of the longest titles that a coupon may be given by a house',
  savingAmount: rupees(0),
  offerMaxDiscount: rupees(25000),
  expiredOn: '2026-12-31',
  isApplicable: false,
  reason: 'Add pieces for ₹6,83,400 more to use GRAND25000.',
};

/** A bag as it is with a coupon that counts. */
export function withCoupon(cart: Cart, coupon: Coupon): Cart {
  const saving = coupon.savingAmount;
  const { cartAmount } = cart;
  return {
    ...cart,
    appliedCoupon: coupon.offerCode,
    coupon,
    slpCouponError: coupon.isApplicable ? null : { slpCouponMessage: coupon.reason },
    cartAmount: {
      ...cartAmount,
      couponDiscountAmount: saving,
      totalDiscountAmount: rupees(cartAmount.totalDiscountAmount.value + saving.value),
      paybleAmount: rupees(cartAmount.paybleAmount.value - saving.value),
    },
  };
}

export const cartCoupon: Cart = withCoupon(cartOf([bagLine, lineOf(pieceAt(8), '1', 2, 2)]), couponWinter);
/** A coupon was applied, and then something was taken out. */
export const cartCouponLost: Cart = withCoupon(cartOf([lineOf(pieceAt(8), '1', 2, 2)]), {
  ...couponWinter,
  savingAmount: rupees(0),
  isApplicable: false,
  reason: 'Add pieces for ₹1,40,200 more to use WINTER5000.',
});
/** With a piece that comes free. */
export const cartGift: Cart = cartOf(
  [
    bagLine,
    {
      ...lineOf(pieceAt(4), '1000000'),
      price: rupees(0),
      mop: rupees(0),
      offerPrice: rupees(0),
      addedPrice: rupees(0),
      isGiveAway: 'Y',
      giftOf: 'A gift with beauty from ₹1,00,000',
    },
  ],
  { count: 1 },
);
/** A house's promotion takes something off a line; its delivery may be chosen, at a charge. */
export const cartOffer: Cart = cartOf([
  {
    ...bagLine,
    offerPrice: rupees(bagLine.price.value * 0.9),
    isOfferExisting: 'Y',
    elligibleDeliveryMode: bagLine.elligibleDeliveryMode.map((mode) => ({
      ...mode,
      charge: rupees(mode.code === 'express-delivery' ? 250 : 0),
    })),
    selectedDeliveryMode: 'home-delivery',
  },
]);

export const applyCoupons: CallResponse<'applyCoupons'> = {
  status: 'SUCCESS',
  coupon: couponWinter,
  conflict: '',
};
export const bagCoupons: CallResponse<'bagCoupons'> = {
  coupons: [couponWinter, couponFirst, couponMissing, couponUnfit],
};
export const changeOffer: CallResponse<'changeOffer'> = {
  status: 'SUCCESS',
  entryNumber: '0',
  quantity: 1,
  count: 3,
};
export const repApplicabilityOnCart: CallResponse<'repApplicabilityOnCart'> = {
  products: [
    { entryNumber: '0', USSID: bagLine.USSID, isReplaceable: 'Y' },
    { entryNumber: '1', USSID: lineOf(pieceAt(8), '1', 2, 2).USSID, isReplaceable: 'N' },
  ],
};
export const mergeBuyNowCart: CallResponse<'mergeBuyNowCart'> = { guid: 'current', code: 'current' };
