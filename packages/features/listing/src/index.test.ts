import { expect, test } from 'vitest';
import * as feature from './index.ts';

test('exports only the public API', () => {
  expect(Object.keys(feature).sort()).toEqual([
    'ListingScreen',
    'isPastLastPage',
    'listingCalls',
    'listingHref',
    'saveFirstListing',
    'storeCalls',
    'toListingRequest',
  ]);
});
