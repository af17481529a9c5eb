import type { Endpoint } from '../endpoint.ts';

export const oauthCalls = {
  token: {
    service: 'store',
    method: 'POST',
    path: '/oauth/token',
    effect: 'write',
    audience: 'boundary',
    token: 'none',
    body: 'form',
    summary:
      'A store token: for a guest by client credentials, for a customer by partner login or, without single sign-on, by her password (both the password grant).',
    errors: { invalid_client: 401, invalid_grant: 401, unsupported_grant_type: 400 },
  },
  refreshStoreToken: {
    service: 'store',
    method: 'POST',
    path: '/sso/refresh-token',
    effect: 'write',
    audience: 'boundary',
    token: 'none',
    body: 'form',
    summary:
      'The next customer token for a refresh token. A token used again within 30 s answers the same successor, later it ends the family.',
    errors: { invalid_client: 401, invalid_grant: 401 },
  },
  revokeStoreToken: {
    service: 'store',
    method: 'POST',
    path: '/oauth/revoke',
    effect: 'write',
    audience: 'boundary',
    token: 'customer',
    summary: 'Ends a customer token and its family. Ours: the specification logs out but names no call.',
  },
  codeChallenge: {
    service: 'store',
    method: 'GET',
    path: '/code-challenge',
    effect: 'read',
    audience: 'boundary',
    token: 'customer',
    summary:
      'A verifier and its challenge (PKCE, S256), with which a shopper is taken to another client of the identity provider.',
  },
  registerTdUser: {
    service: 'store',
    method: 'POST',
    path: '/v2/lux/users/register-td-user',
    effect: 'write',
    audience: 'boundary',
    token: 'customer',
    body: 'form',
    summary: "Makes a new customer's account whole: the store reads her names from the identity provider.",
    errors: { invalid_grant: 401 },
  },
} as const satisfies Record<string, Endpoint>;
