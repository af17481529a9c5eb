import type { ListingRequest } from './data/toListingRequest.ts';

/** What is read besides where the list is of a store; it can do without. */
export const storeCalls = ({ store }: ListingRequest) =>
  store === undefined ? [] : ([['storeBanner', { params: { id: store } }]] as const);
