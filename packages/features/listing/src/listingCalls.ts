import { listingPart } from './data/listingPart.ts';
import type { ListingRequest } from './data/toListingRequest.ts';

/** Calls that the server preloads for a listing. */
export const listingCalls = (request: ListingRequest) =>
  [['searchProducts', { query: request.call }, listingPart]] as const;
