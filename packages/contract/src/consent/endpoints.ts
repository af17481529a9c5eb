import type { Endpoint } from '../shared/endpoint.ts';

/** The shopper's answer about stored data, and what the store selects for a visitor who allows it. */
export const consentCalls = {
  recordConsent: {
    service: 'store',
    method: 'POST',
    path: '/v2/lux/consents',
    effect: 'write',
    audience: 'shopper',
    token: 'any',
    body: 'json',
    maxBytes: 1024,
    summary:
      'Logs an answer about stored data: version of the notice, categories, source and time. An answer without `preferences` deletes what the store knows of the visitor. The same answer again is stored once. Not in the specification.',
    errors: ['Q4294'],
  },
  curatedSearches: {
    service: 'store',
    method: 'GET',
    path: '/personalization/searches',
    effect: 'read',
    audience: 'shopper',
    token: 'none',
    attempts: 1,
    summary:
      'Returns searches that fit what a visitor has viewed and bought; none without a visitor id. The specification names the search type `curated for you`, but no call.',
  },
} as const satisfies Record<string, Endpoint>;
