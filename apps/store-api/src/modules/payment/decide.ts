import type { AttemptStatus, OrderStatus } from '../../db/schema/index.ts';
import type { PaymentState } from './provider.ts';

/** `refund`: something was charged that no order can stand for. `lookAgain`: nothing is certain. `giveUp`: it was uncertain for too long. */
export type Decision = 'place' | 'fail' | 'giveUp' | 'refund' | 'lookAgain' | 'nothing';

/** Minutes after which a payment that the provider does not know has not been made. */
const notFoundMinutes = 15;

/** Minutes after which a payment that its provider leaves open is given up: two days. */
const openMinutes = 2 * 24 * 60;
/** Minutes after which nobody charges a payment that was given up: a month. */
const chargeableMinutes = 30 * 24 * 60;

interface Situation {
  readonly attempt: AttemptStatus;
  readonly order: OrderStatus;
  /** Minutes since the attempt was made. */
  readonly age: number;
  readonly amountPaise: number;
  /** Undefined when the provider did not answer. */
  readonly state: PaymentState | undefined;
}

/**
 * What becomes of an attempt: the table of docs/decisions/0022-buying.md. The provider's word decides, and CHARGED wins over everything;
 * what is not certain changes nothing.
 */
export function decide({ attempt, order, age, amountPaise, state }: Situation): Decision {
  if (attempt === 'refunding') return 'refund';
  // A payment that was given up may be charged after all: that money goes back.
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
      // What has gone back, by whoever's hand, pays for nothing.
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
