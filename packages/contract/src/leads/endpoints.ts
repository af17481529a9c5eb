import type { Endpoint } from '../shared/endpoint.ts';

/** Requests for a call: the call-back forms, assisted shopping and the forms of partners. */
export const leadCalls = {
  raiseLeadTicket: {
    service: 'store',
    method: 'POST',
    path: '/v2/lux/raiseLeadTicket',
    effect: 'write',
    audience: 'shopper',
    token: 'any',
    body: 'json',
    idempotent: true,
    maxBytes: 16 * 1024,
    summary:
      'Stores a request for a call and returns its number. An open request of the same kind and phone number from the last 24 hours is returned instead, as a duplicate [HLP-02].',
    errors: ['Q4001', 'Q4002', 'Q4291'],
  },
} as const satisfies Record<string, Endpoint>;
