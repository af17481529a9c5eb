import type { Endpoint } from '../shared/endpoint.ts';

const bag = {
  service: 'store',
  audience: 'shopper',
  token: 'any',
  secrets: ['guid', 'cartCode', 'cartGuid'],
} as const;
const couponErrors = ['CartError', 'B9501', 'B9502', 'B9503'] as const;

/**
 * Calls for choices in the bag: coupons, delivery modes, other sizes, gift options, and the purchase of one
 * item without the bag.
 */
export const bagChoiceCalls = {
  applyCouponsAnonymous: {
    ...bag,
    method: 'POST',
    path: '/v2/lux/users/anonymous/carts/{guid}/applyCouponsAnonymous',
    effect: 'write',
    token: 'global',
    summary:
      "Applies a coupon to a guest's bag, in any letter case. A bag has at most one: a new coupon replaces the old one.",
    errors: couponErrors,
  },
  applyCoupons: {
    ...bag,
    method: 'POST',
    path: '/v2/lux/users/{user}/carts/{cart}/applyCoupons',
    effect: 'write',
    token: 'customer',
    summary:
      "Applies a coupon to a customer's bag, in any letter case. A bag has at most one: a new coupon replaces the old one. The specification names only the guest's call.",
    errors: couponErrors,
  },
  releaseCoupons: {
    ...bag,
    method: 'POST',
    path: '/v2/lux/users/{user}/carts/{cart}/releaseCoupons',
    effect: 'write',
    summary: 'Removes a coupon from the bag. Succeeds if the bag does not have it. Not in the specification.',
    errors: ['CartError'],
  },
  bagCoupons: {
    ...bag,
    method: 'GET',
    path: '/v2/lux/users/{user}/carts/{cart}/coupons',
    effect: 'read',
    summary:
      'Returns the advertised coupons with what each saves on this bag: the highest saving first, then those that do not apply, with the reason. Not in the specification.',
    errors: ['CartError'],
  },
  changeDeliveryMode: {
    ...bag,
    method: 'POST',
    path: '/v2/lux/users/{user}/carts/{cart}/entries/{entry}/deliveryMode',
    effect: 'write',
    summary:
      'Chooses the delivery mode of a line from its elligibleDeliveryMode. An unavailable mode falls back to the default. Not in the specification.',
    errors: ['CartError', 'B9303'],
  },
  changeGiftOptions: {
    ...bag,
    method: 'POST',
    path: '/v2/lux/users/{user}/carts/{cart}/giftOptions',
    effect: 'write',
    body: 'json',
    optional: true,
    summary:
      'Sets the gift options of the order: wrap, message, prices on the packing slip. Not in the specification.',
    errors: ['CartError', 'O4003', 'O4004'],
  },
  changeOffer: {
    ...bag,
    method: 'POST',
    path: '/v2/lux/users/{user}/carts/{cart}/entries/{entry}/offer',
    effect: 'write',
    summary:
      'Changes a line to another size or colour of its product, at the same position. Merges it into an existing line of that offer. Not in the specification.',
    errors: ['CartError', 'B4041', 'B9301', 'B9302', 'B9303'],
  },
  acknowledgePrice: {
    ...bag,
    method: 'POST',
    path: '/v2/lux/users/{user}/carts/{cart}/entries/{entry}/price',
    effect: 'write',
    summary:
      'Acknowledges the changed price of a line, so that it is not announced again. A price that is not the current one changes nothing. Not in the specification.',
    errors: ['CartError'],
  },
  repApplicabilityOnCart: {
    ...bag,
    method: 'GET',
    path: '/v2/lux/users/{user}/repApplicabilityOnCart',
    effect: 'read',
    summary: 'Returns which lines of the bag can be replaced after delivery to a pincode.',
    errors: ['CartError'],
  },
  mergeBuyNowCart: {
    ...bag,
    method: 'GET',
    path: '/v2/lux/users/{user}/buyNow/mergeBuyNowCart',
    effect: 'write',
    token: 'customer',
    tokenIn: 'parameter',
    secrets: ['guid', 'cartCode', 'cartGuid', 'code'],
    summary:
      'Fills the buy-now cart with one item and drops its earlier content. The bag is a separate cart and stays unchanged.',
    errors: ['B4041', 'B9301', 'B9302'],
  },
} as const satisfies Record<string, Endpoint>;
