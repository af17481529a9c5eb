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
  productViewed: {
    service: 'store',
    method: 'POST',
    path: '/personalization/events/product-view',
    effect: 'write',
    audience: 'shopper',
    token: 'none',
    body: 'json',
    summary: 'A product was looked at. Path ours: the specification names the fields.',
    errors: { P4041: 404 },
  },
  salesEvent: {
    service: 'store',
    method: 'GET',
    path: '/events',
    effect: 'write',
    audience: 'shopper',
    token: 'none',
    summary: 'Sales analytics, at the path it falls back to.',
  },
} as const satisfies Record<string, Endpoint>;
