import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { useResources } from '../context/context.ts';
import { toFailure, type Outcome } from '../state/outcome.ts';
import { setPendingItem, type WishlistItem } from './wishlistItem.ts';

/**
 * Returns a function that saves or removes a product. The change shows at once, and a failure undoes it
 * [ACC-04] [ACC-18]. The code that sends the change loads with the first use, because few of the many
 * wishlist buttons are pressed.
 */
export function useSetSaved(): (wishlistItem: WishlistItem, isSaved: boolean) => Promise<Outcome> {
  const resources = useResources();
  const { mutate } = useSWRConfig();
  return useMemo(
    () => async (wishlistItem, isSaved) => {
      setPendingItem(resources, wishlistItem.productCode, isSaved);
      try {
        const { setSaved } = await import('./setSaved.ts');
        return await setSaved(resources, mutate, wishlistItem, isSaved);
      } catch (error) {
        setPendingItem(resources, wishlistItem.productCode, undefined);
        return toFailure(error);
      }
    },
    [resources, mutate],
  );
}
