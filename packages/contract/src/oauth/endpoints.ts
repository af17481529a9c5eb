import type { Endpoint } from '../shared/endpoint.ts';

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
      'Returns a store token. A guest gets it by client credentials. A customer gets it with the password grant: by partner login or, without single sign-on, by password.',
    errors: [
      'invalid_client',
      'invalid_grant',
      'unsupported_grant_type',
      'P4005',
      'P4029',
      'SSO-1201',
      'S5030',
    ],
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
      'Exchanges a refresh token for the next customer token. Reuse within 30 s returns the same successor; later reuse ends the token family.',
    errors: ['invalid_client', 'invalid_grant'],
  },
  revokeStoreToken: {
    service: 'store',
    method: 'POST',
    path: '/oauth/revoke',
    effect: 'write',
    audience: 'boundary',
    token: 'customer',
    summary: 'Revokes a customer token and its family. The specification logs out but names no call.',
  },
  codeChallenge: {
    service: 'store',
    method: 'GET',
    path: '/code-challenge',
    effect: 'read',
    audience: 'boundary',
    token: 'customer',
    summary:
      'Returns a verifier and its challenge (PKCE, S256), with which a shopper moves to another client of the identity provider.',
  },
  registerTdUser: {
    service: 'store',
    method: 'POST',
    path: '/v2/lux/users/register-td-user',
    effect: 'write',
    audience: 'boundary',
    token: 'customer',
    body: 'form',
    summary: "Completes a new customer's account: the store reads their names from the identity provider.",
    errors: ['invalid_grant', 'SSO-1201', 'S5030'],
  },
} as const satisfies Record<string, Endpoint>;
