import { createContext, startTransition, useContext, useEffect, useState } from 'react';
import type { Resources } from './context.ts';
import type { Hint } from './session/hint.ts';

/** What a browser knows of its shopper. The server does not, so nothing is known until its page has been taken over. */
export interface Shopper {
  readonly hint: Hint | undefined;
  /** The pincode the shopper chose, if any. */
  readonly pincode: string | undefined;
}

const nobodyYet: Shopper = { hint: undefined, pincode: undefined };

export const ShopperContext = createContext<Shopper>(nobodyYet);
export const useShopper = (): Shopper => useContext(ShopperContext);

/**
 * Follows the stores of a page's shopper, for the context. The first look is a transition: it concerns the whole page, parts that are not
 * taken over yet included, and must not hold up a finger. As a store of React's own (`useSyncExternalStore`) it would be one long task.
 */
export function useFollowedShopper({ hint, pincode }: Resources): Shopper {
  const [shopper, setShopper] = useState(nobodyYet);
  useEffect(() => {
    const look = () => setShopper({ hint: hint.get(), pincode: pincode.get() });
    startTransition(look);
    const stops = [hint.subscribe(look), pincode.subscribe(look)];
    return () => stops.forEach((stop) => stop());
  }, [hint, pincode]);
  return shopper;
}
