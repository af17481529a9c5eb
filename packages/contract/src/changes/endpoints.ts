import type { Endpoint } from '../shared/endpoint.ts';

export const changesCalls = {
  changes: {
    service: 'store',
    method: 'GET',
    path: '/v2/lux/changes',
    effect: 'read',
    audience: 'boundary',
    token: 'none',
    internal: true,
    optional: true,
    attempts: 1,
    // The timeout is long, because the call is a long poll and its response may also wait in a queue under
    // load. Repeated timeouts would make every cached page stale.
    timeoutMs: 30_000,
    summary:
      'Returns the products and content that changed since a cursor, for programs with caches. Without `since` it returns the first cursor; with `wait` it responds on a change or after that many seconds. Not in the specification.',
  },
} as const satisfies Record<string, Endpoint>;
