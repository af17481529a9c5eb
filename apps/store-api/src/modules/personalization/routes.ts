import type { Mount } from '../../http/mount.ts';
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts';
import { Refusal } from '../../refusal.ts';
import { railsFor } from './rails.ts';

const taken = { status: 'SUCCESS' } as const;

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

  // Events are taken in, and nobody's profile is kept: a retailer's own service does that in this place.
  mount('productViewed', async ({ body }) => {
    if (!(await catalogue.product(body.product_id.toLowerCase())))
      throw new Refusal(404, 'P4041', 'This product is not here.');
    return taken;
  });
  mount('salesEvent', () => taken);
}
