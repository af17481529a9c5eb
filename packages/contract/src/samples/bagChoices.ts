import { cartOf, bagLine, lineOf } from './bag.ts';
import { sampleProductAt } from './sampleProducts.ts';
import type { Cart, CallResponse } from '../calls/calls.ts';
import { rupees } from './values.ts';

type Coupon = NonNullable<Cart['coupon']>;

/** A coupon for bags of ₹2,00,000 or more. */
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
  reason: 'WATCH10 is not valid for the items in your bag.',
};
export const couponMissing: Coupon = {
  offerCode: 'GRAND25000',
  offerTitle:
    '₹25,000 off bags from ₹10,00,000, and one of the longest titles that a brand may give a coupon',
  savingAmount: rupees(0),
  offerMaxDiscount: rupees(25000),
  expiredOn: '2026-12-31',
  isApplicable: false,
  reason: 'Add items for ₹6,71,000 more to use GRAND25000.',
};

/** The cart with a coupon applied to its amounts. */
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

export const cartCoupon: Cart = withCoupon(
  cartOf([bagLine, lineOf(sampleProductAt(8), '1', 2, 2)]),
  couponWinter,
);
/** A cart whose coupon no longer applies, because the shopper removed a line that the coupon needs. */
export const cartCouponLost: Cart = withCoupon(cartOf([lineOf(sampleProductAt(8), '1', 2, 2)]), {
  ...couponWinter,
  savingAmount: rupees(0),
  isApplicable: false,
  reason: 'Add items for ₹1,16,000 more to use WINTER5000.',
});
/** A cart with a free item. */
export const cartGift: Cart = cartOf(
  [
    bagLine,
    {
      ...lineOf(sampleProductAt(4), '1000000'),
      price: rupees(0),
      mop: rupees(0),
      offerPrice: rupees(0),
      addedPrice: rupees(0),
      isGiveAway: 'Y',
      giftOf: 'Free with beauty orders of ₹1,00,000',
    },
  ],
  { count: 1 },
);
const offerPrice = rupees(bagLine.price.value * 0.9);
const cartDiscount = rupees(bagLine.price.value - offerPrice.value);
const cartAtFullPrice = cartOf([
  {
    ...bagLine,
    offerPrice,
    isOfferExisting: 'Y',
    elligibleDeliveryMode: bagLine.elligibleDeliveryMode.map((mode) => ({
      ...mode,
      charge: rupees(mode.code === 'express-delivery' ? 250 : 0),
    })),
    selectedDeliveryMode: 'home-delivery',
  },
]);
/** A cart with a line whose price a brand's promotion lowers. Express delivery of this line has a charge. */
export const cartOffer: Cart = {
  ...cartAtFullPrice,
  promotionResult: { products: cartAtFullPrice.products },
  cartAmount: {
    ...cartAtFullPrice.cartAmount,
    cartDiscount,
    totalDiscountAmount: cartDiscount,
    paybleAmount: offerPrice,
    taxAmount: rupees(Math.round((offerPrice.value * 18) / 118)),
  },
  noCostEmiFrom: rupees(Math.ceil(offerPrice.value / 6)),
};

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
    { entryNumber: '1', USSID: lineOf(sampleProductAt(8), '1', 2, 2).USSID, isReplaceable: 'N' },
  ],
};
export const mergeBuyNowCart: CallResponse<'mergeBuyNowCart'> = { guid: 'current', code: 'current' };
