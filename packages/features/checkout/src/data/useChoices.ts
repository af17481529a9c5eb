import type { OrderSummary } from '@luxe/contract/calls';
import type { CartName } from './payment.ts';
import { useCheckoutValues } from './checkoutValues.ts';
import { useCredits, type Credits } from './useCredits.ts';
import { useDelivery, type Delivering } from './useDelivery.ts';
import { useOfferConflict, type OfferAsking } from './useOfferConflict.ts';
import { usePan, type Pan } from './usePan.ts';

/** What the shopper settles before she pays. */
export type Choices = {
  credits: Credits;
  delivering: Delivering;
  pan: Pan;
  /** Asks what is to become of a bank's offer that a way to pay, or a card, stands against [CHK-34]. */
  askOffer: ReturnType<typeof useOfferConflict>['ask'];
  offerAsking: OfferAsking;
};

export function useChoices(
  summary: OrderSummary | undefined,
  renew: () => Promise<void>,
  cart: CartName,
): Choices {
  const credits = useCredits(summary !== undefined, renew, cart);
  const delivering = useDelivery(renew, cart);
  const pan = usePan(summary, renew);
  // One that takes nothing off stands against no way to pay.
  const counting = summary?.bankOfferError ? undefined : summary?.bankOffer;
  const offer = useOfferConflict(counting ?? undefined, credits.onDropOffer);
  useCheckoutValues(summary);
  return { credits, delivering, pan, askOffer: offer.ask, offerAsking: offer.asking };
}
