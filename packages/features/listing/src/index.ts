export { ListingScreen, type ListingScreenProps } from './ListingScreen.tsx';
export { listingCalls, storeCalls } from './data/calls.ts';
export { saveFirstListing } from './data/saveFirstListing.ts';
export { listingHref } from './data/listingHref.ts';
export {
  toListingRequest,
  type ListingAddress,
  type ListingKind,
  type ListingRequest,
} from './data/toListingRequest.ts';
export { isPastLastPage, type ListingData } from './data/listingPart.ts';
