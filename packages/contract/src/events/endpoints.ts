import type { Endpoint } from '../shared/endpoint.ts';

const event = { service: 'store', effect: 'write', audience: 'shopper', token: 'none' } as const;

/**
 * Calls that send events. Only the code that loads after consent makes them, so no page loads this table
 * first.
 */
export const eventCalls = {
  productViewed: {
    ...event,
    method: 'POST',
    path: '/personalization/events/product-view',
    token: 'any',
    body: 'json',
    consent: 'preferences',
    summary:
      'Reports a product view. Only with consent for preferences. The specification names the fields but no path.',
    errors: ['P4041'],
  },
  salesEvent: {
    ...event,
    method: 'GET',
    path: '/events',
    consent: 'measurement',
    summary:
      'Receives sales analytics, at their fallback path. Only with consent for measurement. An event with the id of a stored one changes nothing.',
    errors: ['R4291'],
  },
  postSalesEvent: {
    ...event,
    method: 'POST',
    path: '/events',
    consent: 'measurement',
    summary: 'Like `salesEvent`, for shops that send sales analytics with POST. The fields are in the query.',
    errors: ['R4291'],
  },
} as const satisfies Record<string, Endpoint>;
