import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { useResources, type Resources } from '../context.ts';
import { toFailure, type Outcome } from '../outcome.ts';

/** A product as a heart names it: by its offer where a size is chosen, else by the colour it is shown in. */
export interface Wish {
  readonly productCode: string;
  readonly ussid?: string | undefined;
  readonly color?: string | undefined;
}

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

/** What is meant of a product until the store has said so; undefined for nothing more. */
export function showWish({ wishes }: Resources, productCode: string, isSaved: boolean | undefined): void {
  const { [productCode]: _, ...others } = wishes.get();
  wishes.set(isSaved === undefined ? others : { ...others, [productCode]: isSaved });
}
