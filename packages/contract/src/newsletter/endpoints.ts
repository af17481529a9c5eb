import type { Endpoint } from '../shared/endpoint.ts';

/** Calls for forms that work without scripts: the storefront's server makes them. */
const byForm = {
  service: 'store',
  method: 'POST',
  effect: 'write',
  token: 'none',
  internal: true,
  body: 'json',
  maxBytes: 2048,
} as const;

const ofCustomer = {
  service: 'store',
  audience: 'shopper',
  token: 'customer',
  path: '/v2/lux/users/{user}/mailPreferences',
} as const;

export const newsletterCalls = {
  subscribeNewsletter: {
    ...byForm,
    audience: 'boundary',
    path: '/v2/lux/newsletter/subscriptions',
    summary:
      'Asks the owner of an address to confirm the newsletter. The response is the same for every address. Not in the specification.',
    errors: ['Q4292'],
  },
  confirmNewsletter: {
    ...byForm,
    audience: 'boundary',
    path: '/v2/lux/newsletter/confirmations',
    summary: 'Confirms a subscription by the signed token of a message. Not in the specification.',
    errors: ['Q4041', 'Q4101'],
  },
  changeNewsletter: {
    ...byForm,
    audience: 'boundary',
    path: '/v2/lux/newsletter/changes',
    summary:
      'Ends a subscription, or resumes it, by the signed token of a message. The same change again changes nothing. Not in the specification.',
    errors: ['Q4041'],
  },
  mailPreferences: {
    ...ofCustomer,
    method: 'GET',
    effect: 'read',
    summary: 'Returns which messages the customer gets. Not in the specification.',
  },
  changeMailPreferences: {
    ...ofCustomer,
    method: 'POST',
    effect: 'write',
    body: 'json',
    maxBytes: 2048,
    summary:
      'Changes which messages the customer gets. The newsletter needs an e-mail address; an address that is not verified gets a message to confirm. Not in the specification.',
    errors: ['Q4003', 'Q4292'],
  },
} as const satisfies Record<string, Endpoint>;
