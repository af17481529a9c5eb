export { ListingScreen, type ListingScreenProps } from './ListingScreen.tsx';
export { listingCalls } from './listingCalls.ts';
export { storeCalls } from './storeCalls.ts';
export { keepFirstListing } from './data/firstListing.ts';
export { listingHref } from './data/listingHref.ts';
export {
  toListingRequest,
  type ListingAddress,
  type ListingKind,
  type ListingRequest,
} from './data/toListingRequest.ts';
export { isPastLastPage, type ShownListing } from './data/shownListing.ts';
