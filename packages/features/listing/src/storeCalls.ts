import type { ListingRequest } from './data/toListingRequest.ts';

/** Call that loads the banner of a brand store. An empty list for listings without a store. */
export const storeCalls = ({ store }: ListingRequest) =>
  store === undefined ? [] : ([['storeBanner', { params: { id: store } }]] as const);
