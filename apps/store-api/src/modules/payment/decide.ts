import type { AttemptStatus, OrderStatus } from '../../db/schema/index.ts';
import type { PaymentState } from '../payment-provider/provider.ts';

/**
 * `refund`: the charge does not pay for the order, so it is refunded. `lookAgain`: the outcome is uncertain,
 * so the payment is checked again later. `giveUp`: the outcome was uncertain for too long.
 */
export type Decision = 'place' | 'fail' | 'giveUp' | 'refund' | 'lookAgain' | 'nothing';

/** Minutes after which a payment that the provider does not know counts as failed. */
const notFoundMinutes = 15;

/** Minutes after which a payment that its provider leaves open is given up: two days. */
const openMinutes = 2 * 24 * 60;
/** Minutes after which a payment that was given up can no longer be charged: 30 days. */
const chargeableMinutes = 30 * 24 * 60;

interface DecisionInput {
  readonly attempt: AttemptStatus;
  readonly order: OrderStatus;
  /** Minutes since the attempt was made. */
  readonly age: number;
  readonly amountPaise: number;
  /** Undefined when the provider did not answer. */
  readonly state: PaymentState | undefined;
}

/**
 * Decides the outcome of an attempt by the table of docs/decisions/0022-buying.md. The provider's status
 * decides, and CHARGED counts even for a failed attempt. An uncertain status changes nothing until its time
 * limit has passed. A missing response never changes anything.
 */
export function decide({ attempt, order, age, amountPaise, state }: DecisionInput): Decision {
  if (attempt === 'refunding') return 'refund';
  // The provider may still charge a failed attempt. That charge is refunded.
  if (attempt === 'failed') {
    if (!state) return 'lookAgain';
    if (state.status === 'CHARGED') return state.refundedPaise < state.chargedPaise ? 'refund' : 'nothing';
    const mayBeCharged = state.status === 'PENDING_VBV' || state.status === 'AUTHORIZING';
    return mayBeCharged && age < chargeableMinutes ? 'lookAgain' : 'nothing';
  }
  if (attempt !== 'made' && attempt !== 'open') return 'nothing';
  if (!state) return 'lookAgain';
  switch (state.status) {
    case 'CHARGED':
      // A charge that was refunded, by the shop or at the provider, does not pay for the order.
      return order === 'open' && state.chargedPaise === amountPaise && state.refundedPaise === 0
        ? 'place'
        : 'refund';
    case 'AUTHORIZATION_FAILED':
    case 'AUTHENTICATION_FAILED':
      return 'fail';
    case 'NOT_FOUND':
      return age >= notFoundMinutes ? 'fail' : 'lookAgain';
    case 'PENDING_VBV':
    case 'AUTHORIZING':
      return age >= openMinutes ? 'giveUp' : 'lookAgain';
  }
}
