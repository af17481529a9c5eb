import type { Endpoint } from '../shared/endpoint.ts';

const ofCustomer = {
  service: 'store',
  audience: 'shopper',
  token: 'customer',
  path: '/v2/lux/users/{user}/pushSubscriptions',
} as const;

/** Messages about orders to the customer's devices (Web Push). */
export const pushCalls = {
  pushSettings: {
    ...ofCustomer,
    method: 'GET',
    effect: 'read',
    summary:
      'Returns the key with which a browser subscribes, and whether this device gets messages. Not in the specification.',
  },
  savePushSubscription: {
    ...ofCustomer,
    method: 'POST',
    effect: 'write',
    body: 'json',
    maxBytes: 4096,
    summary:
      'Stores the subscription of a device, until the session of this device ends. The same subscription again changes nothing. Not in the specification.',
    errors: ['D4001', 'D4041', 'D4291'],
  },
  deletePushSubscription: {
    ...ofCustomer,
    method: 'POST',
    path: '/v2/lux/users/{user}/pushSubscriptions/delete',
    effect: 'write',
    body: 'json',
    maxBytes: 4096,
    summary:
      'Deletes the subscription of a device. Succeeds if it is already gone. Not in the specification.',
    errors: ['D4291'],
  },
} as const satisfies Record<string, Endpoint>;
