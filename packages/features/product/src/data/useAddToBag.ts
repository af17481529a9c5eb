import { useFailureToast } from '@luxe/patterns/failure-toast';
import { useAddToBag as useAdd } from '@luxe/resources';
import { useToast } from '@luxe/ui/toast';
import { copy } from '../copy.ts';

/** Puts a size in the bag and says how it went: in place when it is there, as an error toast when it is not (PDP-05). */
export function useAddToBag(productCode: string, onAdded: (() => void) | undefined) {
  const addToBag = useAdd();
  const toast = useToast();
  const tell = useFailureToast();
  return async ({ ussid }: { ussid: string }) => {
    const outcome = await addToBag({ productCode, USSID: ussid });
    if (!outcome.ok) {
      tell(outcome);
      return;
    }
    toast.show({ type: 'success', message: copy.added, action: { label: copy.goToBag, href: '/cart' } });
    onAdded?.();
  };
}
