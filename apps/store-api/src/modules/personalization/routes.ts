import type { Mount } from '../../http/mount.ts';
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts';
import { railsFor } from './rails.ts';

export function mountPersonalization(mount: Mount, catalogue: LiveCatalogue) {
  mount('personalizedProducts', async ({ body }) => ({ rails: await railsFor(catalogue, body) }), {
    version: () => catalogue.version,
    by: ({ body: { page, product_id, brand_id, category, viewed } }) => [
      page,
      product_id,
      brand_id,
      category,
      viewed,
    ],
  });
}
