import type { ListingRequest } from './data/toListingRequest.ts';

/** Optional calls of a brand store: its banner. Empty for other listings. */
export const storeCalls = ({ store }: ListingRequest) =>
  store === undefined ? [] : ([['storeBanner', { params: { id: store } }]] as const);
