import type { Endpoint } from '../shared/endpoint.ts';

export const previewCalls = {
  contentPreview: {
    service: 'store',
    method: 'GET',
    path: '/v2/lux/content-preview/{token}',
    effect: 'read',
    audience: 'boundary',
    token: 'none',
    internal: true,
    optional: true,
    summary:
      'Returns a draft of a page or an article by the signed token of the desk, for its preview in the storefront. 404 for a token that has expired. Not in the specification.',
    errors: ['C4041'],
  },
} as const satisfies Record<string, Endpoint>;
