import { afterAll, beforeAll, describe, it } from 'vitest';
import { openListings, type Listings } from './open-listings.ts';
import { expectRightCounts, expectNoFault } from './listing-urls.ts';

const seed = Number(process.env.LUXE_SEED ?? 1);
const options = { seed, numRuns: 10_000, endOnFailure: true };

let listings: Listings;
beforeAll(async () => void (listings = await openListings()), 60_000);
afterAll(() => listings.close());

describe(`ten thousand addresses of listings, from seed ${seed}`, () => {
  it(
    'have as many products as are counted by hand',
    () => expectRightCounts(listings.app, listings.seeded.shop, options),
    600_000,
  );
  it('are answered or refused, never a fault', () => expectNoFault(listings.app, options), 600_000);
});
