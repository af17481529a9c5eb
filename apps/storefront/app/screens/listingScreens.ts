/** The screens of listings, which are one chunk because they share most of their code. */
export { listingScreen } from './ListingPage.tsx';
export { searchScreen } from './SearchPage.tsx';
