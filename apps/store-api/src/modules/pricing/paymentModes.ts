import type { CallResponseInput, PaymentMode } from '@luxe/contract/calls';
import type { Paise } from '@luxe/format';
import type { PaymentProvider } from '../payment-provider/provider.ts';
import { copy } from './copy.ts';

type Modes = CallResponseInput<'orderSummary'>['paymentModes'];

/** What decides whether cash on delivery is possible at a pincode. */
interface DeliveryLocation {
  readonly serviceable: boolean;
  readonly codAvailable: boolean;
}

/**
 * Online payment methods. `fieldModes` are offered if the shop's own page has the payment fields. `pageModes`
 * are offered if the provider has its own payment page. That page lists all methods, so the shop shows only
 * one entry for it.
 */
const fieldModes = ['UPI', 'Credit Card', 'EMI', 'Netbanking', 'PayPal', 'TPM'] as const;
const pageModes = ['Credit Card'] as const;

/** Minimum amount of an online payment, in paise; 0 without a provider. */
export const minimumPayableOf = (provider: PaymentProvider | undefined): Paise => provider?.minimumPaise ?? 0;

/** Why cash on delivery is not possible; empty if it is. `cashLimit` is the highest payable for it. */
export function cashObstacle(
  payable: Paise,
  deliveryLocation: DeliveryLocation | undefined,
  cashLimit: Paise,
): string {
  if (payable > cashLimit) return copy.cashAboveLimit(cashLimit);
  if (deliveryLocation && !(deliveryLocation.serviceable && deliveryLocation.codAvailable))
    return copy.noCashAtPincode;
  return '';
}

export const isPaidAhead = (mode: PaymentMode, provider: PaymentProvider | undefined): boolean =>
  modesOf(provider).some((one) => one === mode);

const modesOf = (provider: PaymentProvider | undefined): readonly PaymentMode[] => {
  if (!provider) return [];
  return provider.options ? fieldModes : pageModes;
};

interface PaymentContext {
  readonly payable: Paise;
  readonly deliveryLocation: DeliveryLocation | undefined;
  readonly provider: PaymentProvider | undefined;
  /** Whether a bank has an EMI plan for this amount. */
  readonly hasPlans: boolean;
  /** Highest payable for cash on delivery. */
  readonly cashLimit: Paise;
}

/** All payment methods in display order. An unavailable one has a reason [CHK-04]. */
export function paymentChoices({
  payable,
  deliveryLocation,
  provider,
  hasPlans,
  cashLimit,
}: PaymentContext): Modes {
  const ahead = modesOf(provider).map((mode) => {
    const isTooLittle = provider !== undefined && payable > 0 && payable < provider.minimumPaise;
    const reason = isTooLittle
      ? copy.belowMinimum(provider.minimumPaise)
      : mode === 'EMI' && !hasPlans
        ? copy.noPlan
        : '';
    return { mode, isEligible: reason === '', reason };
  });
  const reason = cashObstacle(payable, deliveryLocation, cashLimit);
  return [...ahead, { mode: 'COD', isEligible: reason === '', reason }];
}
