import type { Address } from '@luxe/contract/calls';
import { copy } from './data/copy.ts';
import type { CheckoutModel } from './flow/toCheckoutModel.ts';
import type { OfferDecision } from './steps/credits/useOfferConflict.ts';
import type { DeliveryControls } from './steps/delivery/useDelivery.ts';
import type { Pan } from './steps/pan/usePan.ts';
import { binOfPayment, type Payment } from './steps/payment/methods/payment.ts';
import type { PayStepProps } from './steps/payment/methods/PayStep.tsx';
import type { PaymentControls } from './steps/payment/methods/usePayment.ts';
import { usePayStep } from './steps/payment/methods/usePayStep.ts';
import type { PayChoice } from './steps/payment/payChoice.ts';
import { CheckoutView, type CheckoutViewProps } from './views/CheckoutView.tsx';

export type ReadyCheckoutProps = Pick<
  CheckoutViewProps,
  | 'checkout'
  | 'amounts'
  | 'earned'
  | 'note'
  | 'failure'
  | 'address'
  | 'gift'
  | 'billing'
  | 'credits'
  | 'pan'
  | 'offerQuestion'
> &
  Pick<PayStepProps, 'waiting' | 'onSeePayment'> & {
    delivery: DeliveryControls;
    pay: PaymentControls;
    /** The order is being placed, or its payment starts or is cancelled. */
    busy: boolean;
    /** Asks the shopper when a payment method or card excludes the bank offer [CHK-34]. */
    onCheckOffer: (mode: Payment['mode'], cardProblem?: string) => Promise<OfferDecision>;
    onPlaceOrder: (payment: Payment) => void;
    /** Current time. Default: the system clock. */
    now?: (() => Date) | undefined;
  };

/** A checkout that has loaded: binds step 3 and the page's button to the view. */
export function ReadyCheckout({
  checkout,
  delivery,
  pay,
  busy,
  waiting,
  onSeePayment,
  onCheckOffer,
  onPlaceOrder,
  now,
  ...view
}: ReadyCheckoutProps) {
  const { address } = view.address;
  const { step, button } = usePayStep({
    model: checkout,
    pay,
    blocked: blockedBy(checkout, address, view.pan),
    onChoose: choose,
    onPlaceOrder: (payment) => void placeOrder(payment),
    now,
  });

  function choose(change: Partial<PayChoice>) {
    pay.choose(change);
    if (change.mode !== undefined) void onCheckOffer(change.mode).then(keepOffer);
  }

  /**
   * Resolves a conflict with the bank offer before payment [CHK-34]. After the offer is removed the amount
   * changes, so the shopper must press again.
   */
  async function placeOrder(payment: Payment) {
    const bin = binOfPayment(payment);
    const problem = bin === undefined ? '' : (await pay.checkBin(bin, undefined)).message;
    const decision = await onCheckOffer(payment.mode, problem);
    if (decision === 'none') onPlaceOrder(payment);
    keepOffer(decision);
  }

  /** An offer that the shopper keeps needs a payment by card. */
  function keepOffer(decision: OfferDecision) {
    if (decision === 'retained') pay.choose({ mode: 'Credit Card' });
  }

  // A bag is paid only once. While a payment is open, step 3 shows how to continue, and the order button is
  // hidden [CHK-19].
  const isOffered = checkout.openOrderId === null && !waiting;
  return (
    <CheckoutView
      {...view}
      checkout={checkout}
      delivery={address && { ...delivery, text: checkout.delivery, lines: checkout.lines }}
      payment={{ ...step, busy, waiting, onSeePayment }}
      button={isOffered ? { ...button, busy } : undefined}
    />
  );
}

/** Why the order is blocked for every payment method; empty when it is not blocked. */
function blockedBy(checkout: CheckoutModel, address: Address | undefined, pan: Pan): string {
  if (!address) return copy.addressNeeded;
  if (!checkout.isReady) return copy.blocked;
  return pan.isNeeded && pan.panLast4 === null ? copy.panNeeded : '';
}
