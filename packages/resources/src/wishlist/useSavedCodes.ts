import { useMemo } from 'react';
import { useCall } from '../calls/useCall.ts';
import { useResources } from '../context.ts';
import { useShopper } from '../shopper.ts';
import { useStore } from '../store.ts';
import { codesArgs, savedCodes } from './pendingWishes.ts';

/**
 * The codes of what a customer has saved, for hearts and the badge, changes on their way included. Undefined while it is not known, and
 * for a guest: nothing is asked for then [ACC-04].
 */
export function useSavedCodes(): ReadonlySet<string> | undefined {
  const { wishes } = useResources();
  const isCustomer = useShopper().hint?.signedIn === true;
  const pending = useStore(wishes);
  const { data } = useCall('getAllWishlist', isCustomer ? codesArgs : null);
  return useMemo(
    () => (isCustomer && data ? savedCodes(data, pending) : undefined),
    [isCustomer, data, pending],
  );
}
