import { useFailureToast } from '@luxe/patterns/failure-toast';
import { useAddToBag as useAdd } from '@luxe/resources';
import { useToast } from '@luxe/ui/toast';
import { copy } from '../copy.ts';

/** Confirms that an item is in the bag. Resolves to false when a toast must confirm it instead. */
export type ShowAdded = () => Promise<boolean>;

/**
 * Returns a function that adds a size to the bag and confirms it. A failure shows an error toast [PDP-05].
 */
export function useAddToBag(productCode: string, onAdded: ShowAdded | undefined) {
  const addToBag = useAdd();
  const toast = useToast();
  const showFailure = useFailureToast();
  return async ({ ussid }: { ussid: string }) => {
    const outcome = await addToBag({ productCode, USSID: ussid });
    if (!outcome.ok) {
      showFailure(outcome);
      return;
    }
    if (await onAdded?.()) return;
    toast.show({ type: 'success', message: copy.added, action: { label: copy.goToBag, href: '/cart' } });
  };
}
