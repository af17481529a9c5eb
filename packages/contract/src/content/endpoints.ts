import type { Endpoint } from '../shared/endpoint.ts';

const content = {
  service: 'content',
  method: 'GET',
  effect: 'read',
  audience: 'shopper',
  token: 'none',
  shared: true,
} as const;

export const contentCalls = {
  homePage: {
    ...content,
    path: '/content-aggregator-service/v1/luxury/home-page/{slug}',
    summary:
      'Returns a page as blocks: `home-page`, `indiluxe`, or the slug of /explore/{slug}. Headers: tenant, channel, client-id.',
    errors: ['C4041'],
  },
  hybridPlpPage: {
    ...content,
    path: '/content-aggregator-service/v1/luxury/hybrid-plp-page/{id}',
    summary:
      'Returns the editorial content around the products of a listing, by its `hybridPlpId`: a category code.',
    errors: ['C4041'],
  },
  layoutPage: {
    ...content,
    path: '/content-aggregator-service/v1/luxury/layout-page/{id}',
    summary:
      'Returns a layout of blocks by its name: that of a dynamic path is its segments, joined by hyphens.',
    errors: ['C4041'],
  },
  navigation: {
    ...content,
    path: '/content-aggregator-service/v1/luxury/nav-menu',
    summary: 'Returns the navigation of a catalogue. The specification names the call without a path.',
  },
  announcement: {
    ...content,
    audience: 'boundary',
    path: '/content-aggregator-service/v1/luxury/announcement',
    optional: true,
    summary:
      'Returns the line above the header, if there is one now. The specification has no such call: another back end may answer 404.',
  },
  storeBanner: {
    ...content,
    path: '/content-aggregator-service/v1/luxury/store-banner/{id}',
    summary:
      'Returns the banner of a store with its colours, by the part before `-store` in its URL or by its super-brand code. The specification names the call without a path.',
    errors: ['C4041'],
  },
  cmsPage: {
    ...content,
    service: 'store',
    path: '/v2/lux/cms/{path*}',
    summary:
      'Returns the content of any other path, including the brand indexes under /brandList/. 404 for a path without content.',
    errors: ['C4041'],
  },
  properties: {
    ...content,
    service: 'store',
    path: '/getApplicationProperties.json',
    summary: 'Returns switches of the shop by name.',
  },
  productProperties: {
    ...content,
    service: 'store',
    path: '/o{product}/getApplicationProperties.json',
    summary: 'Returns switches of one product line, such as `panValidationConfig` of `lux`.',
  },
  remoteConfig: {
    ...content,
    service: 'config',
    path: '/remote-config',
    attempts: 1,
    timeoutMs: 60_000,
    optional: true,
    summary:
      'Returns remote settings by name; `project_id` identifies the storefront. Requested at most twice a day. The specification names only the query.',
  },
} as const satisfies Record<string, Endpoint>;
