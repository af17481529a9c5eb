import type { Endpoint } from '../endpoint.ts';

export const personalizationCalls = {
  personalizedProducts: {
    service: 'store',
    method: 'POST',
    path: '/personalization/products',
    effect: 'read',
    audience: 'shopper',
    token: 'none',
    body: 'json',
    // A rail is left out sooner than it is waited for.
    attempts: 1,
    summary:
      'The rails of a page, in order; each has products that can be had. Answer ours: the specification names the request.',
  },
} as const satisfies Record<string, Endpoint>;
