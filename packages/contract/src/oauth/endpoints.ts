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
      'A store token: for a guest by client credentials, for a customer by partner login (password grant).',
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
} as const satisfies Record<string, Endpoint>;
