import { createContext, startTransition, useContext, useEffect, useState } from 'react';
import type { Resources } from './context.ts';
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

const unknownShopper: Shopper = { hint: undefined, pincode: undefined };

export const ShopperContext = createContext<Shopper>(unknownShopper);
export const useShopper = (): Shopper => useContext(ShopperContext);

/**
 * Whether the shopper is a customer; false until known. Cheap enough for components that a page has a hundred
 * times.
 */
export const useIsSignedIn = (): boolean => useShopper().hint?.signedIn === true;

/**
 * Returns the current hint and pincode from their stores, for the context. The first update renders the
 * entire page, including parts that are not hydrated yet. Therefore the first update is a transition, which
 * does not block input. `useSyncExternalStore` cannot update in a transition, so the update would be one long
 * task.
 */
export function useFollowedShopper({ hint, pincode }: Resources): Shopper {
  const [shopper, setShopper] = useState(unknownShopper);
  useEffect(() => {
    const update = () => setShopper({ hint: hint.get(), pincode: pincode.get() });
    startTransition(update);
    const stops = [hint.subscribe(update), pincode.subscribe(update)];
    return () => stops.forEach((stop) => stop());
  }, [hint, pincode]);
  return shopper;
}
