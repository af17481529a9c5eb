import type { Endpoint } from '../endpoint.ts';

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
    // It waits for a change, and under load its answer is behind others: a late one would age every page.
    timeoutMs: 30_000,
    summary:
      'What of products and content has changed since a cursor, for programs that keep what they were told. Ours. Without `since` it answers where to begin; with `wait` it answers when something changes, or after so many seconds.',
    errors: { FORBIDDEN: 403 },
  },
} as const satisfies Record<string, Endpoint>;
