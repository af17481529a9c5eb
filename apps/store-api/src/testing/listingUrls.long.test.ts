import { afterAll, beforeAll, describe, it } from 'vitest';
import { openListings, type Listings } from './openListings.ts';
import { expectRightCounts, expectNoFault } from './listingUrls.ts';

const seed = Number(process.env.LUXE_SEED ?? 1);
const options = { seed, numRuns: 10_000, endOnFailure: true };

let listings: Listings;
beforeAll(async () => void (listings = await openListings()), 60_000);
afterAll(() => listings.close());

describe(`ten thousand listing URLs, from seed ${seed}`, () => {
  it(
    'return as many products as a plain count',
    () => expectRightCounts(listings.app, listings.seeded.shop, options),
    600_000,
  );
  it('are answered or rejected without a fault', () => expectNoFault(listings.app, options), 600_000);
});
