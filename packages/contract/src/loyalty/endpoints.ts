import type { Endpoint } from '../shared/endpoint.ts';

/** What a purchase earns in the loyalty programme [ACC-08]. */
export const loyaltyCalls = {
  loyaltySimulation: {
    service: 'store',
    audience: 'shopper',
    token: 'any',
    method: 'POST',
    path: '/api/v1/np/point/gsearch/simulation',
    effect: 'read',
    body: 'json',
    optional: true,
    customerHash: true,
    summary:
      'Returns the points that items earn, and the amount that earns one point. `neuPassTier` and `source` are those of the journey, which the session boundary sets [ACC-17].',
  },
} as const satisfies Record<string, Endpoint>;
