import { useFailureToast } from '@luxe/patterns/failure-toast';
import { useAddToBag as useAdd } from '@luxe/resources';
import { useToast } from '@luxe/ui/toast';
import { copy } from '../copy.ts';

/** Shows that a piece is in the bag; answers whether it does. Where it does not a toast says so. */
export type ShowAdded = () => Promise<boolean>;

/** Puts a size in the bag and says how it went: in place when it is there, as an error toast when it is not (PDP-05). */
export function useAddToBag(productCode: string, onAdded: ShowAdded | undefined) {
  const addToBag = useAdd();
  const toast = useToast();
  const tell = useFailureToast();
  return async ({ ussid }: { ussid: string }) => {
    const outcome = await addToBag({ productCode, USSID: ussid });
    if (!outcome.ok) {
      tell(outcome);
      return;
    }
    if (await onAdded?.()) return;
    toast.show({ type: 'success', message: copy.added, action: { label: copy.goToBag, href: '/cart' } });
  };
}
