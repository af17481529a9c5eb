import type { Endpoint } from '../endpoint.ts';

export const catalogueCalls = {
  searchProducts: {
    service: 'store',
    method: 'GET',
    path: '/v2/lux/products/searchProducts/',
    effect: 'read',
    audience: 'shopper',
    token: 'none',
    shared: true,
    summary:
      'A listing: by text, by category, by brand, with facets, sort and pages. `searchText` carries the term and the filter string q.',
    errors: { L4001: 400, L4041: 404 },
  },
  productDetails: {
    service: 'store',
    method: 'GET',
    path: '/v2/lux/products/{productId}/productDetails',
    effect: 'read',
    audience: 'shopper',
    token: 'none',
    shared: true,
    summary: 'One product. Ours: the specification lists its fields but no call.',
    errors: { P4041: 404 },
  },
  productSeo: {
    service: 'store',
    method: 'GET',
    path: '/v2/lux/products/{productId}/seo',
    effect: 'read',
    audience: 'shopper',
    token: 'none',
    shared: true,
    summary: 'Head data of a product page.',
    errors: { P4041: 404 },
  },
  sitemap: {
    service: 'store',
    method: 'GET',
    path: '/v2/lux/sitemap',
    effect: 'read',
    audience: 'boundary',
    token: 'none',
    shared: true,
    summary: 'Every public path of the catalogue, in pages of up to 10,000. Ours: sitemap.xml needs it.',
  },
} as const satisfies Record<string, Endpoint>;
