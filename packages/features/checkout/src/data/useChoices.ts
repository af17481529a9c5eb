import type { OrderSummary } from '@luxe/contract/calls';
import type { CartName } from './payment.ts';
import { useCheckoutValues } from './checkoutValues.ts';
import { useCredits, type Credits } from './useCredits.ts';
import { useDelivery, type DeliveryControls } from './useDelivery.ts';
import { useOfferConflict, type OfferConflictControls } from './useOfferConflict.ts';
import { usePan, type Pan } from './usePan.ts';

/** The choices that the shopper makes before the payment: credits, delivery, PAN and bank offer. */
export type Choices = {
  credits: Credits;
  deliveryControls: DeliveryControls;
  pan: Pan;
  /** Asks the shopper when a payment method or card excludes the bank offer [CHK-34]. */
  resolveOfferConflict: ReturnType<typeof useOfferConflict>['resolveConflict'];
  offerConflictControls: OfferConflictControls;
};

export function useChoices(
  summary: OrderSummary | undefined,
  renew: () => Promise<void>,
  cart: CartName,
): Choices {
  const credits = useCredits(summary !== undefined, renew, cart);
  const deliveryControls = useDelivery(renew, cart);
  const pan = usePan(summary, renew);
  // A bank offer with an error does not lower the amount, so no payment method can conflict with this offer.
  const applicableOffer = summary?.bankOfferError ? undefined : summary?.bankOffer;
  const offer = useOfferConflict(applicableOffer ?? undefined, credits.onDropOffer);
  useCheckoutValues(summary);
  return {
    credits,
    deliveryControls,
    pan,
    resolveOfferConflict: offer.resolveConflict,
    offerConflictControls: offer.controls,
  };
}
