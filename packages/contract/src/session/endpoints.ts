import type { Endpoint } from '../shared/endpoint.ts';

/**
 * Calls that the storefront's server handles itself, under `/api`. Browsers never hold a token, so steps that
 * need a token run on that server.
 */
export const sessionCalls = {
  session: {
    service: 'storefront',
    method: 'GET',
    path: '/session',
    effect: 'read',
    audience: 'shopper',
    token: 'none',
    summary:
      'Returns whether the shopper is a guest or a customer, and when each token expires. It has no token and no personal identifier.',
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
      'Runs steps 2 to 7 of the login chain: code, single sign-on, profile, store login, bag merge, cookies. After a failure the shopper is still a guest.',
    errors: ['NOT_FOUND', 'SSO-1003', 'SSO-1004', 'SSO-1005', 'SSO-1201', 'No TD Access Token'],
  },
  passwordLogin: {
    service: 'storefront',
    method: 'POST',
    path: '/session/password-login',
    effect: 'write',
    audience: 'shopper',
    token: 'none',
    body: 'json',
    summary: 'Logs in by phone or e-mail address and password, in a shop without single sign-on.',
    errors: ['NOT_FOUND', 'P4005', 'P4029', 'unsupported_grant_type'],
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
      "Saves a new customer's names after their first code: at the identity provider, and from there in the store.",
    errors: ['InvalidTokenError', 'REFRESH_FAILED'],
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
      'Returns a URL at another client of the identity provider that logs the shopper in without a code, once, within a minute.',
    errors: ['InvalidTokenError', 'REFRESH_FAILED', 'SSO-1010'],
  },
  logout: {
    service: 'storefront',
    method: 'POST',
    path: '/session/logout',
    effect: 'write',
    audience: 'shopper',
    token: 'none',
    summary: 'Ends every session and clears every cookie except theme and consent.',
  },
} as const satisfies Record<string, Endpoint>;
