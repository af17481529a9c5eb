import type { Endpoint } from '../endpoint.ts';

const wishlist = { service: 'store', audience: 'shopper', token: 'customer', method: 'POST' } as const;
const change = { ...wishlist, effect: 'write', body: 'form' } as const;

export const wishlistCalls = {
  getAllWishlist: {
    ...wishlist,
    path: '/v2/lux/users/{user}/getAllWishlist',
    effect: 'read',
    summary:
      "A customer's wishlist, what was saved last first: the codes alone for hearts, on a page load all that the page shows.",
  },
  createWishlist: {
    ...change,
    path: '/v2/lux/users/{user}/createWishlist',
    summary: 'Makes the wishlist under its fixed name. One that is there already is a success.',
  },
  addProductInWishlist: {
    ...change,
    path: '/v2/lux/users/{user}/addProductInWishlist',
    summary: 'Saves a product. One that is saved already takes the offer that is named now.',
    errors: { B9207: 409, B9209: 404 },
  },
  removeProductFromWishlist: {
    ...change,
    path: '/v2/lux/users/{user}/removeProductFromWishlist',
    summary:
      'Takes a product out. One that is gone already is a success. Ours: the specification names none.',
  },
} as const satisfies Record<string, Endpoint>;
