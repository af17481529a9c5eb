import type { Clock } from '@luxe/host';
import type { Database } from '../db/database.ts';
import type { Mount } from '../http/mount.ts';
import type { LiveCatalogue } from '../modules/catalogue/liveCatalogue.ts';
import { curatedSearches } from '../modules/personalization/curatedSearches.ts';
import { readProfile } from '../modules/personalization/profile.ts';
import { railsFor } from '../modules/personalization/rails.ts';
import { addView, visitorOf } from '../modules/personalization/repository.ts';

const accepted = { status: 'SUCCESS' } as const;

interface PersonalizationParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly catalogue: LiveCatalogue;
}

/** Rails and searches, and the views of visitors who allow preferences [PER-01]. */
export function mountPersonalization(mount: Mount, { db, clock, catalogue }: PersonalizationParts) {
  mount(
    'personalizedProducts',
    async ({ body }) => ({ rails: await railsFor(catalogue, body, await readProfile(db, body.mcv_id)) }),
    {
      version: () => catalogue.version,
      keyOf: ({ body }) => body,
      // The views of a visitor change with each page, and must never reach another visitor.
      isCached: ({ body }) => visitorOf(body.mcv_id) === undefined,
    },
  );

  mount('curatedSearches', async ({ query }) => ({
    searches: await curatedSearches(catalogue, await readProfile(db, query.mcv_id), query.catalogue),
  }));

  mount('productViewed', async ({ caller, body, domainError }) => {
    const product = await catalogue.product(body.product_id.toLowerCase());
    if (!product) throw domainError('productNotAvailable');
    const visitorId = visitorOf(body.mcv_id);
    const customerId = caller.kind === 'customer' ? caller.customerId : null;
    if (visitorId !== undefined)
      await addView(db, { visitorId, productId: product.id, customerId, viewedAt: clock.now() });
    return accepted;
  });
}
