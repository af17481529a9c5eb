import { useMemo } from 'react';
import { useCall } from '../calls/useCall.ts';
import { useResources } from '../context.ts';
import { useShopper } from '../shopper.ts';
import { useStore } from '../store.ts';
import { codesArgs } from './pendingWishes.ts';

/**
 * The codes of what a customer has saved, for hearts and the badge, changes on their way included. Undefined while it is not known, and
 * for a guest: nothing is asked for then [ACC-04]. `unreadAsNone`: what could not be read counts as nothing saved, for what is to be
 * pressed all the same; a count must not say so.
 */
export function useSavedCodes({ unreadAsNone = false } = {}): ReadonlySet<string> | undefined {
  const pending = useStore(useResources().wishes);
  const args = useShopper().hint?.signedIn ? codesArgs : null;
  const { data, error } = useCall('getAllWishlist', args);
  const isUnread = unreadAsNone && error !== undefined;
  return useMemo(() => {
    if (!args || !(data || isUnread)) return undefined;
    const codes = new Set(data?.productList.map(({ productCode }) => productCode));
    for (const code in pending) codes[pending[code] ? 'add' : 'delete'](code);
    return codes;
  }, [args, data, isUnread, pending]);
}
