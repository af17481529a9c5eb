import { listingPart } from './listingPart.ts';
import type { ListingRequest } from './toListingRequest.ts';

/** Calls that the server preloads for a listing. */
export const listingCalls = (request: ListingRequest) =>
  [['searchProducts', { query: request.call }, listingPart]] as const;

/**
 * The call that loads the banner of a brand store, as a list. The list is empty when the listing has no
 * store.
 */
export const storeCalls = ({ store }: ListingRequest) =>
  store === undefined ? [] : ([['storeBanner', { params: { id: store } }]] as const);
