import { useMemo } from 'react';
import { current } from '@luxe/contract/calls';
import { useCall } from '../calls/useCall.ts';
import { useResources } from '../context/context.ts';
import { useShopper } from '../context/useShopper.ts';
import { useStore } from '../state/createStore.ts';

/**
 * Arguments of the wishlist call that every page makes. With these arguments, the response contains only
 * product codes.
 */
export const codesArgs = { params: { user: current }, query: {} } as const;

/**
 * The codes of a customer's saved products, with pending changes applied, for wishlist buttons and the badge.
 * Undefined until known. Also undefined for a guest, without a request [ACC-04].
 * With `emptyOnError`, the set is empty when the wishlist could not be read, so that the wishlist buttons
 * still work. Do not use `emptyOnError` for the badge, because the badge would show a wrong count.
 */
export function useSavedCodes({ emptyOnError = false } = {}): ReadonlySet<string> | undefined {
  const pending = useStore(useResources().pendingWishlist);
  const args = useShopper().hint?.signedIn ? codesArgs : null;
  const { data, error } = useCall('getAllWishlist', args);
  const isUnread = emptyOnError && error !== undefined;
  return useMemo(() => {
    if (!args || !(data || isUnread)) return undefined;
    const codes = new Set(data?.productList.map(({ productCode }) => productCode));
    for (const code in pending) codes[pending[code] ? 'add' : 'delete'](code);
    return codes;
  }, [args, data, isUnread, pending]);
}
