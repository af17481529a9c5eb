import type { OrderSummary, PaymentMode } from '@luxe/contract/calls';
import { rupeesToPaise, type Paise } from '@luxe/format';
import { paymentModeLabels } from '@luxe/patterns/payment-mode-labels';

export type PaymentChoice = { mode: PaymentMode; label: string; isEligible: boolean; reason: string };

/** What step 3 shows of an order summary. */
export type PaymentModel = {
  modes: PaymentChoice[];
  payable: Paise;
  /** Lowest monthly amount of a no-cost plan; undefined when there is none. */
  noCostFrom: Paise | undefined;
  noCostEmiCode: string | null;
  /** The payment mode of an order that credits cover completely; undefined while an amount is left to pay. */
  covering: 'Cliq Cash' | 'Loyalty' | undefined;
  /** Order of this cart with a payment in progress; null for none. */
  openOrderId: string | null;
};

export const toPaymentModel = (summary: OrderSummary): PaymentModel => ({
  modes: summary.paymentModes.map(({ mode, isEligible, reason }) => ({
    mode,
    label: paymentModeLabels[mode],
    isEligible,
    reason,
  })),
  payable: rupeesToPaise(summary.cartAmount.paybleAmount.doubleValue),
  noCostFrom: summary.noCostEmiFrom ? rupeesToPaise(summary.noCostEmiFrom.doubleValue) : undefined,
  noCostEmiCode: summary.noCostEmiCode,
  covering: coveringOf(summary),
  openOrderId: summary.openOrderId,
});

function coveringOf({ cartAmount }: OrderSummary): PaymentModel['covering'] {
  if (cartAmount.paybleAmount.doubleValue > 0) return undefined;
  const { cliqCashPaidAmount: cash, loyaltyPointsPaidAmount: points } = cartAmount;
  return points.doubleValue > cash.doubleValue ? 'Loyalty' : 'Cliq Cash';
}

/**
 * Returns the mode that the shopper chose if it is eligible. Otherwise returns the only eligible mode.
 * Undefined if no mode is eligible, or several are.
 */
export function resolveMode(
  modes: OrderSummary['paymentModes'],
  chosenMode: PaymentMode | undefined,
): PaymentMode | undefined {
  const eligible = modes.filter(({ isEligible }) => isEligible);
  if (eligible.some(({ mode }) => mode === chosenMode)) return chosenMode;
  return eligible.length === 1 ? eligible[0]?.mode : undefined;
}
