import { useMemo } from 'react';
import { useCall } from '../calls/useCall.ts';
import { useResources } from '../context.ts';
import { useShopper } from '../shopper.ts';
import { useStore } from '../store.ts';
import { codesArgs } from './pendingWishes.ts';

/**
 * The codes of what a customer has saved, for hearts and the badge, changes on their way included. Undefined while it is not known, and
 * for a guest: nothing is asked for then [ACC-04].
 */
export function useSavedCodes(): ReadonlySet<string> | undefined {
  const pending = useStore(useResources().wishes);
  const args = useShopper().hint?.signedIn ? codesArgs : null;
  const { data } = useCall('getAllWishlist', args);
  return useMemo(() => {
    if (!args || !data) return undefined;
    const codes = new Set(data.productList.map(({ productCode }) => productCode));
    for (const code in pending) codes[pending[code] ? 'add' : 'delete'](code);
    return codes;
  }, [args, data, pending]);
}
