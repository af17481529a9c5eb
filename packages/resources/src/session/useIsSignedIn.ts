import { useShopper } from '../shopper.ts';

/** Whether the shopper is a customer, for what need not know more of her and stands on a page a hundred times. False until it is known. */
export const useIsSignedIn = (): boolean => useShopper().hint?.signedIn === true;
