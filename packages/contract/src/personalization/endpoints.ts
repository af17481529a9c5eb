import type { Endpoint } from '../shared/endpoint.ts';

export const personalizationCalls = {
  personalizedProducts: {
    service: 'store',
    method: 'POST',
    path: '/personalization/products',
    effect: 'read',
    audience: 'shopper',
    token: 'none',
    body: 'json',
    // The call is not retried, because a page shows no rail rather than a late rail.
    attempts: 1,
    summary:
      'Returns the rails of a page in order, each with products in stock. The specification names only the request.',
  },
} as const satisfies Record<string, Endpoint>;
