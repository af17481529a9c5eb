import type { Endpoint } from '../shared/endpoint.ts';

export const vitalCalls = {
  reportVitals: {
    service: 'store',
    method: 'POST',
    path: '/v2/lux/web-vitals',
    effect: 'write',
    audience: 'shopper',
    token: 'none',
    body: 'json',
    consent: 'measurement',
    maxBytes: 1024,
    attempts: 1,
    summary:
      'Counts the web vitals of one page view by kind of page, device and connection, without personal data. Only with consent for measurement. Not in the specification.',
    errors: ['R4291'],
  },
} as const satisfies Record<string, Endpoint>;
