import type { Endpoint } from '../endpoint.ts';

/** A guest's cart is known by its guid, a customer's by its code; a page says `current` and the session boundary fills it in. */
const secrets = ['guid', 'cartCode', 'cartGuid'] as const;
/** Where a cart is named, its code has the name `code`; elsewhere `code` is a delivery mode's. */
const secretsOfName = [...secrets, 'code'] as const;

const cart = { service: 'store', audience: 'shopper', token: 'any', secrets, source: true } as const;

export const bagCalls = {
  createCart: {
    ...cart,
    method: 'POST',
    path: '/v2/lux/users/{username}/carts',
    effect: 'write',
    secrets: secretsOfName,
    summary: 'Makes a cart, or merges a guest cart (oldCartId) into a customer cart (toMergeCartGuid), once.',
    errors: { CartError: 404 },
  },
  carts: {
    ...cart,
    method: 'GET',
    path: '/v2/lux/users/{username}/carts',
    effect: 'read',
    secrets: secretsOfName,
    token: 'customer',
    summary: 'The cart a customer has.',
  },
  cartDetailsAnonymous: {
    ...cart,
    method: 'GET',
    path: '/v2/lux/users/anonymous/carts/{guid}/cartDetails_V2',
    effect: 'read',
    token: 'global',
    attempts: 2,
    summary: "A guest's bag.",
    errors: { CartError: 404 },
  },
  cartDetails: {
    ...cart,
    method: 'GET',
    path: '/v2/lux/users/{user}/carts/{cartCode}/cartDetails_V2',
    effect: 'read',
    token: 'customer',
    attempts: 2,
    summary: "A customer's bag.",
    errors: { CartError: 404 },
  },
  addToBag: {
    ...cart,
    method: 'POST',
    path: '/v2/lux/users/{user}/carts/{cart}/productsToBag',
    effect: 'write',
    summary:
      'Puts pieces of an offer into the bag, or a line that was taken out back to its place. Ours: a shop cannot do without it.',
    errors: { CartError: 404, B4041: 404, B9301: 409, B9302: 409 },
  },
  deleteEntry: {
    ...cart,
    method: 'GET',
    path: '/v2/lux/users/{user}/carts/{cart}/deleteEntries/{entry}',
    effect: 'write',
    summary: 'Takes a line out of the bag. A line that is gone already is a success.',
    errors: { CartError: 404 },
  },
  updateEntry: {
    ...cart,
    method: 'POST',
    path: '/v2/lux/users/{user}/carts/{cart}/updateEntries/{entry}',
    effect: 'write',
    summary: "Sets a line's quantity (not a difference).",
    errors: { CartError: 404, B9301: 409, B9302: 409 },
  },
  bagCount: {
    ...cart,
    method: 'GET',
    path: '/v2/lux/users/{user}/bagCount',
    effect: 'read',
    summary: 'Pieces in the bag, for the badge.',
  },
} as const satisfies Record<string, Endpoint>;
