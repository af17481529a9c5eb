import type { Endpoint } from '../shared/endpoint.ts';

export const taraHintCalls = {
  taraHints: {
    service: 'content',
    method: 'GET',
    path: '/content-aggregator-service/v1/luxury/tara-hints',
    effect: 'read',
    audience: 'shopper',
    token: 'none',
    shared: true,
    optional: true,
    summary:
      'Returns questions that a shopper of the catalogue can ask Tara [CON-09]. The specification names the call without a path.',
  },
} as const satisfies Record<string, Endpoint>;
