import type { CallAnswer, PaymentMode } from '@luxe/contract/calls';
import { formatPaise, type Paise } from '@luxe/format';
import type { PaymentProvider } from '../payment/provider.ts';
import type { StoredPincode } from '../pincode/service.ts';

type Modes = CallAnswer<'orderSummary'>['paymentModes'];

/** Cash at the door is taken up to ₹50,000. */
const cashLimit: Paise = 50_000_00;

/** Ways to pay ahead where the shop's own page has the fields; a provider with a page of its own has them all on it. */
const fieldModes = ['UPI', 'Credit Card', 'EMI', 'Netbanking', 'PayPal', 'TPM'] as const;
const pageModes = ['Credit Card'] as const;

/** The least amount that can be paid ahead; 0 where nothing can. */
export const minimumPayableOf = (provider: PaymentProvider | undefined): Paise => provider?.minimumPaise ?? 0;

/** Why an order cannot be paid at the door; empty when it can. */
export function cashObstacle(payable: Paise, place: StoredPincode | undefined): string {
  if (payable > cashLimit) return `For orders up to ${formatPaise(cashLimit)}`;
  if (place && !(place.serviceable && place.codAvailable)) return 'Not offered at this pincode';
  return '';
}

export const isPaidAhead = (mode: PaymentMode, provider: PaymentProvider | undefined): boolean =>
  modesOf(provider).some((one) => one === mode);

const modesOf = (provider: PaymentProvider | undefined): readonly PaymentMode[] => {
  if (!provider) return [];
  return provider.desk ? fieldModes : pageModes;
};

interface Situation {
  readonly payable: Paise;
  readonly place: StoredPincode | undefined;
  readonly provider: PaymentProvider | undefined;
  /** A plan of some bank is for this amount. */
  readonly hasPlans: boolean;
}

/** Every way to pay the shop has, in the order to show; one that is not possible says why [CHK-04]. */
export function paymentChoices({ payable, place, provider, hasPlans }: Situation): Modes {
  const ahead = modesOf(provider).map((mode) => {
    const isTooLittle = provider !== undefined && payable > 0 && payable < provider.minimumPaise;
    const reason = isTooLittle
      ? `For amounts from ${formatPaise(provider.minimumPaise)}`
      : mode === 'EMI' && !hasPlans
        ? 'No plan is for this amount'
        : '';
    return { mode, isEligible: reason === '', reason };
  });
  const reason = cashObstacle(payable, place);
  return [...ahead, { mode: 'COD', isEligible: reason === '', reason }];
}
