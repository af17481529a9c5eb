import { bagPath } from '@luxe/contract/paths';
import { useFailureToast } from '@luxe/patterns/failure-toast';
import { useAddToBag } from '@luxe/resources';
import { useToast } from '@luxe/ui/toast';
import { copy } from './copy.ts';

/** Shows that an item was added. Resolves to false when it showed nothing, so that a toast appears. */
export type ShowAdded = () => Promise<boolean>;

/** Adds an offer to the bag. Resolves to whether it is in the bag. */
export type Buy = (productCode: string, ussid: string) => Promise<boolean>;

/** Returns a function that adds a product of an article to the bag, and shows the outcome. */
export function useBuy(onAdded: ShowAdded | undefined): Buy {
  const addToBag = useAddToBag();
  const toast = useToast();
  const showFailure = useFailureToast();
  return async (productCode, USSID) => {
    const outcome = await addToBag({ productCode, USSID });
    if (!outcome.ok) {
      showFailure(outcome);
      return false;
    }
    if (!(await onAdded?.()))
      toast.show({
        type: 'success',
        message: copy.added,
        action: { label: copy.goToBag, href: bagPath },
      });
    return true;
  };
}
