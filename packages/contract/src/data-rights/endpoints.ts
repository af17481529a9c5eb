import type { Endpoint } from '../shared/endpoint.ts';

const ofCustomer = { service: 'store', audience: 'shopper', token: 'customer' } as const;

/** Requests about personal data, and the nominee of a customer. Not in the specification. */
export const dataRightCalls = {
  requestData: {
    service: 'store',
    method: 'POST',
    path: '/v2/lux/dataRequests',
    effect: 'write',
    audience: 'shopper',
    token: 'any',
    body: 'json',
    idempotent: true,
    maxBytes: 16 * 1024,
    summary:
      'Stores a request about personal data. A customer with a verified address gets its number at once; every other address first gets a message to confirm. Not in the specification.',
    errors: ['Q4293'],
  },
  confirmDataRequest: {
    service: 'store',
    method: 'POST',
    path: '/v2/lux/dataRequests/confirmations',
    effect: 'write',
    audience: 'boundary',
    token: 'none',
    internal: true,
    body: 'json',
    maxBytes: 2048,
    summary: 'Confirms the request of a guest by the signed token of a message. Not in the specification.',
    errors: ['Q4041', 'Q4101'],
  },
  dataRights: {
    ...ofCustomer,
    method: 'GET',
    path: '/v2/lux/users/{user}/dataRights',
    effect: 'read',
    summary:
      "Returns the customer's requests about personal data, and their nominee. Not in the specification.",
  },
  changeNominee: {
    ...ofCustomer,
    method: 'POST',
    path: '/v2/lux/users/{user}/nominee',
    effect: 'write',
    body: 'json',
    maxBytes: 4096,
    summary:
      'Names the person who decides for the customer after death or incapacity, or removes them. Not in the specification.',
  },
} as const satisfies Record<string, Endpoint>;
