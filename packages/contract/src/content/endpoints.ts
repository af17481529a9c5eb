import type { Endpoint } from '../endpoint.ts';

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
      'A page as blocks: `home-page`, `indiluxe`, or the slug of /explore/{slug}. Headers tenant, channel, client-id.',
    errors: { C4041: 404 },
  },
  hybridPlpPage: {
    ...content,
    path: '/content-aggregator-service/v1/luxury/hybrid-plp-page/{id}',
    summary: 'What an editor says around the products of a listing, by its `hybridPlpId`: a category code.',
    errors: { C4041: 404 },
  },
  layoutPage: {
    ...content,
    path: '/content-aggregator-service/v1/luxury/layout-page/{id}',
    summary: 'A layout of blocks that stands inside pages, by its name.',
    errors: { C4041: 404 },
  },
  navigation: {
    ...content,
    path: '/content-aggregator-service/v1/luxury/nav-menu',
    summary: 'The navigation of a catalogue. Path ours: the specification names the call only.',
  },
  storeBanner: {
    ...content,
    path: '/content-aggregator-service/v1/luxury/store-banner/{id}',
    summary:
      'The banner of a store in colours of its own, by the words before `-store` in its address or by its super-brand’s code. Path ours: the specification names the call only.',
    errors: { C4041: 404 },
  },
  cmsPage: {
    ...content,
    service: 'store',
    path: '/v2/lux/cms/{path*}',
    summary:
      'Content of any other path, the brand indexes under /brandList/ among it. A path without content answers 404.',
    errors: { C4041: 404 },
  },
  properties: {
    ...content,
    service: 'store',
    path: '/getApplicationProperties.json',
    summary: 'Switches of the shop, by name.',
  },
  productProperties: {
    ...content,
    service: 'store',
    path: '/o{product}/getApplicationProperties.json',
    summary: 'The same of one product line: `panValidationConfig` of `lux`.',
  },
  remoteConfig: {
    ...content,
    service: 'config',
    path: '/remote-config',
    attempts: 1,
    timeoutMs: 60_000,
    optional: true,
    summary:
      'Settings of a project by name; `project_id` is the storefront’s own. Path ours: the specification names the query only. Asked for twice a day at most.',
  },
} as const satisfies Record<string, Endpoint>;
