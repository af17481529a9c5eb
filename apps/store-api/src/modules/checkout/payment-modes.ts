import type { CallAnswer } from '@luxe/contract/calls';
import { formatPaise, type Paise } from '@luxe/format';
import type { StoredPincode } from '../pincode/service.ts';

type Modes = CallAnswer<'orderSummary'>['paymentModes'];

/** Cash at the door is taken up to ₹50,000. */
const cashLimit: Paise = 50_000_00;

/** Why an order cannot be paid at the door; empty when it can. */
export function cashObstacle(payable: Paise, place: StoredPincode | undefined): string {
  if (payable > cashLimit) return `For orders up to ${formatPaise(cashLimit)}`;
  if (place && !(place.serviceable && place.codAvailable)) return 'Not offered at this pincode';
  return '';
}

/** In the order to show. The ways to pay ahead arrive with the buying issue. */
export function paymentChoices(payable: Paise, place: StoredPincode | undefined): Modes {
  const later = (['UPI', 'Credit Card', 'EMI', 'Netbanking'] as const).map((mode) => ({
    mode,
    isEligible: false,
    reason: 'Not offered here yet',
  }));
  const reason = cashObstacle(payable, place);
  return [...later, { mode: 'COD', isEligible: reason === '', reason }];
}
