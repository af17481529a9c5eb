import type { ListingRequest } from './data/toListingRequest.ts';

/**
 * The call that loads the banner of a brand store, as a list. The list is empty when the listing has no
 * store.
 */
export const storeCalls = ({ store }: ListingRequest) =>
  store === undefined ? [] : ([['storeBanner', { params: { id: store } }]] as const);
