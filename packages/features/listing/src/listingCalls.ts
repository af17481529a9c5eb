import { shownListing } from './data/shownListing.ts';
import type { ListingRequest } from './data/toListingRequest.ts';

/** What the server loads before the listing is drawn. */
export const listingCalls = (request: ListingRequest) =>
  [['searchProducts', { query: request.call }, shownListing]] as const;
