import type { Endpoint } from '../shared/endpoint.ts';

/**
 * Fields that identify a cart and that pages must not see. A guest's cart is identified by its guid, a
 * customer's cart by its code. A page sends `current` instead, and the session boundary fills in the value.
 */
const secrets = ['guid', 'cartCode', 'cartGuid'] as const;
/**
 * Secret fields of those responses in which `code` identifies the cart. In other responses, `code` is a
 * delivery mode and not secret.
 */
const secretsOfName = [...secrets, 'code'] as const;

const cart = { service: 'store', audience: 'shopper', token: 'any', secrets, source: true } as const;

export const bagCalls = {
  createCart: {
    ...cart,
    method: 'POST',
    path: '/v2/lux/users/{username}/carts',
    effect: 'write',
    secrets: secretsOfName,
    summary:
      'Creates a cart, or merges a guest cart (oldCartId) into a customer cart (toMergeCartGuid) once.',
    errors: ['CartError', 'B9504'],
  },
  carts: {
    ...cart,
    method: 'GET',
    path: '/v2/lux/users/{username}/carts',
    effect: 'read',
    secrets: secretsOfName,
    token: 'customer',
    summary: 'Returns the cart of the customer.',
  },
  cartDetailsAnonymous: {
    ...cart,
    method: 'GET',
    path: '/v2/lux/users/anonymous/carts/{guid}/cartDetails_V2',
    effect: 'read',
    token: 'global',
    attempts: 2,
    summary: "Returns a guest's bag.",
    errors: ['CartError'],
  },
  cartDetails: {
    ...cart,
    method: 'GET',
    path: '/v2/lux/users/{user}/carts/{cartCode}/cartDetails_V2',
    effect: 'read',
    token: 'customer',
    attempts: 2,
    summary: "Returns a customer's bag.",
    errors: ['CartError'],
  },
  addToBag: {
    ...cart,
    method: 'POST',
    path: '/v2/lux/users/{user}/carts/{cart}/productsToBag',
    effect: 'write',
    summary:
      'Adds units of an offer to the bag, or restores a removed line at its position. Not in the specification.',
    errors: ['CartError', 'B4041', 'B9301', 'B9302'],
  },
  deleteEntry: {
    ...cart,
    method: 'GET',
    path: '/v2/lux/users/{user}/carts/{cart}/deleteEntries/{entry}',
    effect: 'write',
    summary: 'Removes a line from the bag. Succeeds if the line is already gone.',
    errors: ['CartError'],
  },
  updateEntry: {
    ...cart,
    method: 'POST',
    path: '/v2/lux/users/{user}/carts/{cart}/updateEntries/{entry}',
    effect: 'write',
    summary: "Sets a line's quantity (not a difference).",
    errors: ['CartError', 'B9301', 'B9302', 'B9303'],
  },
  bagCount: {
    ...cart,
    method: 'GET',
    path: '/v2/lux/users/{user}/bagCount',
    effect: 'read',
    summary: 'Returns the number of items in the bag, for the badge.',
  },
} as const satisfies Record<string, Endpoint>;
