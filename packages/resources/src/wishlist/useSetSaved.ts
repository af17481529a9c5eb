import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { useResources } from '../context.ts';
import { toFailure, type Outcome } from '../outcome.ts';
import { showWish, type Wish } from './wish.ts';

/**
 * Saves a product, or takes it out. It shows at once, and a refusal takes the change back [ACC-04] [ACC-18]. What sends it comes with the
 * first press: every product has a heart, and few are pressed.
 */
export function useSetSaved(): (wish: Wish, isSaved: boolean) => Promise<Outcome> {
  const resources = useResources();
  const { mutate } = useSWRConfig();
  return useMemo(
    () => async (wish, isSaved) => {
      showWish(resources, wish.productCode, isSaved);
      try {
        const { setSaved } = await import('./setSaved.ts');
        return await setSaved(resources, mutate, wish, isSaved);
      } catch (error) {
        showWish(resources, wish.productCode, undefined);
        return toFailure(error);
      }
    },
    [resources, mutate],
  );
}
