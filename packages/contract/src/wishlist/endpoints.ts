import type { Endpoint } from '../shared/endpoint.ts';

const wishlist = { service: 'store', audience: 'shopper', token: 'customer', method: 'POST' } as const;
const change = { ...wishlist, effect: 'write', body: 'form' } as const;

export const wishlistCalls = {
  getAllWishlist: {
    ...wishlist,
    path: '/v2/lux/users/{user}/getAllWishlist',
    effect: 'read',
    summary:
      "Returns the customer's wishlist, last saved first: only codes for wishlist buttons, or all data on a page load.",
  },
  createWishlist: {
    ...change,
    path: '/v2/lux/users/{user}/createWishlist',
    summary: 'Creates the wishlist under its fixed name. Succeeds if it already exists.',
  },
  addProductInWishlist: {
    ...change,
    path: '/v2/lux/users/{user}/addProductInWishlist',
    summary: 'Saves a product. A product that is already saved changes to the given offer.',
    errors: ['B9207', 'B9209'],
  },
  removeProductFromWishlist: {
    ...change,
    path: '/v2/lux/users/{user}/removeProductFromWishlist',
    summary: 'Removes a product. Succeeds if it is already gone. Not in the specification.',
  },
} as const satisfies Record<string, Endpoint>;
