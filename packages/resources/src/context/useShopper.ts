import { useStoreAfterHydration } from '../state/createStore.ts';
import { useResources } from './context.ts';
import type { Hint } from './hint.ts';

/**
 * What a browser knows about its shopper. The server does not know the shopper, so both fields are undefined
 * until hydration.
 */
export interface Shopper {
  readonly hint: Hint | undefined;
  /** The pincode that the shopper chose, if any. */
  readonly pincode: string | undefined;
}

/** Returns the current hint and pincode. */
export function useShopper(): Shopper {
  const { hint, pincode } = useResources();
  return {
    hint: useStoreAfterHydration(hint, undefined, sameValue),
    pincode: useStoreAfterHydration(pincode, undefined, sameValue),
  };
}

/** Whether the shopper is a customer; false until known. */
export function useIsSignedIn(): boolean {
  return useStoreAfterHydration(useResources().hint, false, isSignedIn);
}

const sameValue = <T>(value: T): T => value;
const isSignedIn = (hint: Hint | undefined): boolean => hint?.signedIn === true;
