import type { Endpoint } from '../endpoint.ts';

/** Answered by the storefront itself, under `/api`: the browser never holds a token, so the steps that need one run on its server. */
export const sessionCalls = {
  session: {
    service: 'storefront',
    method: 'GET',
    path: '/session',
    effect: 'read',
    audience: 'shopper',
    token: 'none',
    summary:
      'Who the shopper is to the shop: guest or customer, and when each token ends. No token, no identifier of a person.',
  },
  login: {
    service: 'storefront',
    method: 'POST',
    path: '/session/login',
    effect: 'write',
    audience: 'shopper',
    token: 'none',
    body: 'json',
    summary:
      'Steps 2 to 7 of the login chain: code, single sign-on, profile, store login, bag merge, cookies. A failure leaves a guest a guest.',
    errors: { 'SSO-1003': 400, 'SSO-1004': 400, 'SSO-1005': 429 },
  },
  logout: {
    service: 'storefront',
    method: 'POST',
    path: '/session/logout',
    effect: 'write',
    audience: 'shopper',
    token: 'none',
    summary: 'Ends every session and clears every cookie but theme and consent.',
  },
} as const satisfies Record<string, Endpoint>;
