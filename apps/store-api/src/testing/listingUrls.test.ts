import { afterAll, beforeAll, expect, it } from 'vitest';
import { openListings, type Listings } from './openListings.ts';
import { countPlainly, expectRightCounts, expectNoFault } from './listingUrls.ts';

let listings: Listings;
beforeAll(async () => void (listings = await openListings()), 60_000);
afterAll(() => listings.close());

it('the plain count, with which listings are compared, applies filters', () => {
  const { shop } = listings.seeded;
  expect(countPlainly(shop, [])).toBe(shop.products.length);
  expect(countPlainly(shop, [['category', 'LSH1']])).toBeLessThan(shop.products.length);
  expect(countPlainly(shop, [['bagType', 'none']])).toBe(0);
});

it(
  'random listings return as many products as a plain count [LST-02] [LST-04] [LST-16]',
  () => expectRightCounts(listings.app, listings.seeded.shop, { seed: 1, numRuns: 200 }),
  60_000,
);

it(
  'random listing URLs are answered or rejected without a fault [LST-01]',
  () => expectNoFault(listings.app, { seed: 1, numRuns: 200 }),
  60_000,
);
