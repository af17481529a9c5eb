import type { Database } from '../../db/database.ts';
import type { OrderStatus } from '../../db/schema/index.ts';
import type { PaymentState } from '../payment-provider/provider.ts';
import type { Policy } from '../policy/policyValues.ts';

/** Why a charge does not pay for its purchase, although the amount is right. */
export type ChargeProblem = 'OFFER_CARD' | 'OFFER_PLAN';

interface PaymentFailure {
  readonly errorCode: string;
  /** For the shopper, as a sentence; empty when unknown. */
  readonly errorMessage: string;
}

/** A charge that does not pay for its purchase. */
export interface LostCharge {
  /** Reference of its payment attempt. */
  readonly reference: string;
  readonly amountPaise: number;
}

/**
 * Port of what a payment pays for: an order or a gift card. The payment core decides by the provider's state
 * what happens; a purchase decides what that means. Its row is locked until the transaction ends.
 */
export interface Purchase {
  /** `open`: a charge completes it. In any other status, a charge is refunded. */
  readonly status: OrderStatus;
  /** The order of the ledger's entries; null for none. */
  readonly orderId: string | null;
  /** The customer whose cliq cash may get a charge; null for a guest. */
  readonly customerId: number | null;
  /** Why this charge does not fit; undefined when it does. */
  obstacleTo(state: PaymentState | undefined): Promise<ChargeProblem | undefined>;
  /**
   * Completes the purchase with a charge. Calls `markCharged` once, which stores the charge. Returns false,
   * without changes, when the purchase is no longer possible.
   */
  complete(markCharged: () => Promise<unknown>): Promise<boolean>;
  /** Fails an open purchase. `isByShopper`: the shopper cancelled the payment. */
  fail(failure: PaymentFailure, isByShopper?: boolean): Promise<void>;
  /** Reports that a charge goes back, because it came too late or does not fit. Called after `fail`. */
  chargeGoesBack(charge: LostCharge): Promise<void>;
  /** Reports that the provider rejects to give a charge back. */
  chargeIsRejected(charge: LostCharge): Promise<void>;
  /** Reports that a rejected charge goes elsewhere. */
  chargeIsRedirected(charge: LostCharge, to: 'bank' | 'cliq-cash'): Promise<void>;
  /** Reports that a charge is back. */
  chargeIsBack(charge: LostCharge): Promise<void>;
}

/** Values that a purchase needs, read before the transaction. */
export interface PurchaseContext {
  readonly policy: Policy;
  readonly now: Date;
}

/** Locks the purchase with an id, and returns it; undefined when it is gone. */
export type LockPurchase<Id> = (
  tx: Database,
  id: Id,
  context: PurchaseContext,
) => Promise<Purchase | undefined>;
