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
    errors: { 'SSO-1003': 400, 'SSO-1004': 400, 'SSO-1005': 429, 'SSO-1201': 409 },
  },
  passwordLogin: {
    service: 'storefront',
    method: 'POST',
    path: '/session/password-login',
    effect: 'write',
    audience: 'shopper',
    token: 'none',
    body: 'json',
    summary: 'Login by phone or e-mail address and password, in a shop without single sign-on.',
    errors: { invalid_grant: 400, unsupported_grant_type: 400 },
  },
  register: {
    service: 'storefront',
    method: 'POST',
    path: '/session/register',
    effect: 'write',
    audience: 'shopper',
    token: 'none',
    body: 'json',
    summary:
      "A new customer's names, after her first code: to the identity provider, and from there to the store.",
  },
  redirect: {
    service: 'storefront',
    method: 'POST',
    path: '/session/redirect',
    effect: 'write',
    audience: 'shopper',
    token: 'none',
    body: 'json',
    summary:
      'An address at another client of the identity provider that takes the shopper in without a code, once, within a minute.',
    errors: { 'SSO-1010': 400 },
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
