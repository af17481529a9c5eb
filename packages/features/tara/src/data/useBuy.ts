import { bagPath } from '@luxe/contract/paths';
import { useFailureToast } from '@luxe/patterns/failure-toast';
import { useAddToBag } from '@luxe/resources';
import { useToast } from '@luxe/ui/toast';
import { copy } from './copy.ts';
import type { OfferModel } from './toAnswerModel.ts';

/** Adds a product of an answer to the bag. Resolves to whether it is in the bag. */
export type Buy = (offer: OfferModel) => Promise<boolean>;

type AskSize = (offer: OfferModel) => Promise<string | undefined>;

/**
 * Returns a function that adds a product to the bag and shows the outcome. `askSize` resolves to the offer of
 * the chosen size, or to undefined when the shopper chooses none. `onAdded` shows that the item was added;
 * when it resolves to false, a toast appears.
 */
export function useBuy(askSize: AskSize, onAdded: (() => Promise<boolean>) | undefined): Buy {
  const addToBag = useAddToBag();
  const toast = useToast();
  const showFailure = useFailureToast();
  return async (offer) => {
    const ussid = offer.needsSize ? await askSize(offer) : offer.ussid;
    if (ussid === undefined) return false;
    const outcome = await addToBag({ productCode: offer.product.productId, USSID: ussid });
    if (!outcome.ok) showFailure(outcome);
    else if (!(await onAdded?.()))
      toast.show({ type: 'success', message: copy.added, action: { label: copy.goToBag, href: bagPath } });
    return outcome.ok;
  };
}
