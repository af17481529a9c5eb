import type { Endpoint } from '../endpoint.ts';

const address = { service: 'store', audience: 'shopper', token: 'customer' } as const;
const change = {
  ...address,
  method: 'POST',
  effect: 'write',
  body: 'form',
  errors: { A4041: 404, A4001: 400 },
} as const;

export const addressCalls = {
  addresses: {
    ...address,
    method: 'GET',
    path: '/v2/lux/users/{user}/addresses',
    effect: 'read',
    summary: "A customer's addresses, the default one first.",
  },
  addAddress: {
    ...change,
    path: '/v2/lux/users/{user}/addAddress',
    summary: 'Keeps a new address; the first becomes the default.',
  },
  editAddress: { ...change, path: '/v2/lux/users/{user}/editAddress', summary: 'Changes an address.' },
  removeAddress: {
    ...change,
    path: '/v2/lux/users/{user}/removeAddress',
    summary: 'Takes an address away. One that is gone already is a success.',
  },
  addAddressToOrder: {
    ...address,
    method: 'POST',
    path: '/v2/lux/users/{email}/addAddressToOrder',
    effect: 'write',
    tokenIn: 'parameter',
    summary: 'Chooses the address a cart is delivered to.',
    errors: { A4041: 404, CartError: 404, A4002: 409 },
  },
} as const satisfies Record<string, Endpoint>;
