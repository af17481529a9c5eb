import type { Mount } from '../http/mount.ts';
import type { LiveCatalogue } from '../modules/catalogue/liveCatalogue.ts';
import { railsFor } from '../modules/personalization/rails.ts';

const accepted = { status: 'SUCCESS' } as const;

export function mountPersonalization(mount: Mount, catalogue: LiveCatalogue) {
  mount('personalizedProducts', async ({ body }) => ({ rails: await railsFor(catalogue, body) }), {
    version: () => catalogue.version,
    // The cache key leaves out the visitor id, which does not change the response but would make every key
    // unique.
    keyOf: ({ body }) => ({ ...body, mcv_id: undefined }),
  });

  // Events are accepted, but no profile is stored. A retailer replaces this with a service of its own.
  mount('productViewed', async ({ body, domainError }) => {
    if (!(await catalogue.product(body.product_id.toLowerCase()))) throw domainError('productNotAvailable');
    return accepted;
  });
  mount('salesEvent', () => accepted);
}
