import { bagPath } from '@luxe/contract/paths';
import { useFailureToast } from '@luxe/patterns/failure-toast';
import { useAddToBag as useAdd } from '@luxe/resources';
import { useToast } from '@luxe/ui/toast';
import { copy } from './copy.ts';

/**
 * Shows the shopper that an item was added to the bag. Resolves to false when it showed nothing, so that the
 * caller shows a toast.
 */
export type ShowAdded = () => Promise<boolean>;

/**
 * Returns a function that adds an item in one size to the bag and confirms the addition. If adding fails, an
 * error toast appears [PDP-05].
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
    toast.show({ type: 'success', message: copy.added, action: { label: copy.goToBag, href: bagPath } });
  };
}
