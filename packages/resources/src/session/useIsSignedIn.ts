import { useShopper } from '../context/shopperContext.ts';

/**
 * Whether the shopper is a customer; false until known. Cheap enough for components that a page has a hundred
 * times.
 */
export const useIsSignedIn = (): boolean => useShopper().hint?.signedIn === true;
