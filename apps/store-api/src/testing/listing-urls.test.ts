import { afterAll, beforeAll, expect, it } from 'vitest';
import { openListings, type Listings } from './open-listings.ts';
import { countByHand, expectRightCounts, expectNoFault } from './listing-urls.ts';

let listings: Listings;
beforeAll(async () => void (listings = await openListings()), 60_000);
afterAll(() => listings.close());

it('counting by hand counts', () => {
  const { shop } = listings.seeded;
  expect(countByHand(shop, [])).toBe(shop.products.length);
  expect(countByHand(shop, [['category', 'LSH1']])).toBeLessThan(shop.products.length);
  expect(countByHand(shop, [['bagType', 'none']])).toBe(0);
});

it(
  'random listings have as many products as are counted by hand [LST-02] [LST-04] [LST-16]',
  () => expectRightCounts(listings.app, listings.seeded.shop, { seed: 1, numRuns: 200 }),
  60_000,
);

it(
  'random addresses of listings are answered or refused, never a fault [LST-01]',
  () => expectNoFault(listings.app, { seed: 1, numRuns: 200 }),
  60_000,
);
