import type { Endpoint } from '../endpoint.ts';

const bag = {
  service: 'store',
  audience: 'shopper',
  token: 'any',
  secrets: ['guid', 'cartCode', 'cartGuid'],
} as const;
const unfit = { CartError: 404, B9501: 404, B9502: 409 } as const;

/** What a shopper chooses of her bag beyond what lies in it: coupons, how it goes, another size, and a piece to buy at once. */
export const bagChoiceCalls = {
  applyCouponsAnonymous: {
    ...bag,
    method: 'POST',
    path: '/v2/lux/users/anonymous/carts/{guid}/applyCouponsAnonymous',
    effect: 'write',
    token: 'global',
    summary:
      "Applies a coupon to a guest's bag, in any letter case. A bag has one: it takes the place of another.",
    errors: unfit,
  },
  applyCoupons: {
    ...bag,
    method: 'POST',
    path: '/v2/lux/users/{user}/carts/{cart}/applyCoupons',
    effect: 'write',
    token: 'customer',
    summary:
      "Applies a coupon to a customer's bag, in any letter case. A bag has one: it takes the place of another. Ours: the specification names the guest's.",
    errors: unfit,
  },
  releaseCoupons: {
    ...bag,
    method: 'POST',
    path: '/v2/lux/users/{user}/carts/{cart}/releaseCoupons',
    effect: 'write',
    summary: 'Takes a coupon off the bag. One that is not on it is a success. Ours.',
    errors: { CartError: 404 },
  },
  bagCoupons: {
    ...bag,
    method: 'GET',
    path: '/v2/lux/users/{user}/carts/{cart}/coupons',
    effect: 'read',
    summary:
      'The coupons that are told of, with what each takes off this bag: what saves most first, then those that do not apply, each with the reason. Ours.',
    errors: { CartError: 404 },
  },
  changeDeliveryMode: {
    ...bag,
    method: 'POST',
    path: '/v2/lux/users/{user}/carts/{cart}/entries/{entry}/deliveryMode',
    effect: 'write',
    summary:
      'Chooses how a line goes, of its elligibleDeliveryMode. Where it cannot go that way, it goes as if nothing had been chosen. Ours.',
    errors: { CartError: 404, B9301: 409 },
  },
  changeGiftOptions: {
    ...bag,
    method: 'POST',
    path: '/v2/lux/users/{user}/carts/{cart}/giftOptions',
    effect: 'write',
    body: 'json',
    optional: true,
    summary: 'Sets how the order is packed as a gift: wrap, message, prices on the packing slip. Ours.',
    errors: { CartError: 404, O4003: 409, O4004: 409 },
  },
  changeOffer: {
    ...bag,
    method: 'POST',
    path: '/v2/lux/users/{user}/carts/{cart}/entries/{entry}/offer',
    effect: 'write',
    summary:
      'Makes a line one of another size or colour of its product, at its place. Joins a line that is of that offer already. Ours.',
    errors: { CartError: 404, B4041: 404, B9301: 409, B9302: 409 },
  },
  acknowledgePrice: {
    ...bag,
    method: 'POST',
    path: '/v2/lux/users/{user}/carts/{cart}/entries/{entry}/price',
    effect: 'write',
    summary:
      'The shopper has seen that the price of a line is now this: it is not told as a change again. Another price than the present one changes nothing. Ours.',
    errors: { CartError: 404 },
  },
  repApplicabilityOnCart: {
    ...bag,
    method: 'GET',
    path: '/v2/lux/users/{user}/repApplicabilityOnCart',
    effect: 'read',
    summary: 'Which lines of the bag can be exchanged for another piece once they are at a pincode.',
    errors: { CartError: 404 },
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
      'Makes the cart to buy now of one piece, in the place of what was in it. The bag is another cart and stays as it is.',
    errors: { B4041: 404, B9301: 409, B9302: 409 },
  },
} as const satisfies Record<string, Endpoint>;
