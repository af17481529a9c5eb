import type { Endpoint } from '../shared/endpoint.ts';

const address = { service: 'store', audience: 'shopper', token: 'customer' } as const;
const change = {
  ...address,
  method: 'POST',
  effect: 'write',
  body: 'form',
  errors: ['A4041', 'A4001', 'A4003'],
} as const;

export const addressCalls = {
  addresses: {
    ...address,
    method: 'GET',
    path: '/v2/lux/users/{user}/addresses',
    effect: 'read',
    summary: "Returns the customer's addresses, the default one first.",
  },
  addAddress: {
    ...change,
    path: '/v2/lux/users/{user}/addAddress',
    summary: 'Saves a new address; the first becomes the default.',
  },
  editAddress: { ...change, path: '/v2/lux/users/{user}/editAddress', summary: 'Changes an address.' },
  removeAddress: {
    ...change,
    path: '/v2/lux/users/{user}/removeAddress',
    summary: 'Removes an address. Succeeds if the address is already gone.',
  },
  addAddressToOrder: {
    ...address,
    method: 'POST',
    path: '/v2/lux/users/{email}/addAddressToOrder',
    effect: 'write',
    tokenIn: 'parameter',
    summary: 'Sets the delivery address of a cart.',
    errors: ['A4041', 'CartError', 'A4002'],
  },
} as const satisfies Record<string, Endpoint>;
