import type { Paise } from '@luxe/format';
import type { Instrument } from '../../db/schema/index.ts';

/** What a gateway says of a payment (specification, section 4), in the words that all providers are brought to. */
export const gatewayStatuses = [
  'CHARGED',
  'AUTHORIZATION_FAILED',
  'AUTHENTICATION_FAILED',
  'NOT_FOUND',
  'PENDING_VBV',
  'AUTHORIZING',
] as const;
export type GatewayStatus = (typeof gatewayStatuses)[number];

/** A provider's answer to "how is it?". */
export interface PaymentState {
  readonly status: GatewayStatus;
  /** What was charged, when something was. */
  readonly chargedPaise: Paise;
  readonly refundedPaise: Paise;
  readonly instrument?: Instrument | undefined;
  readonly errorCode?: string | undefined;
  /** The provider's words on why it failed. */
  readonly errorMessage?: string | undefined;
}

/** What a provider is asked to take. */
interface PaymentRequest {
  /** Ours, made up before the provider is asked: asking again with it is asking about the same payment. */
  readonly reference: string;
  readonly amountPaise: Paise;
  readonly customer: { readonly id: string; readonly email: string; readonly phone: string };
  /** Where the shopper comes back to. */
  readonly returnUrl: string;
}

/**
 * A payment provider. Every method but `readReturn` and `readWebhook` speaks to it and rejects with a `ProviderTrouble` when it does not
 * answer: nothing is known then, which is not the same as a failure.
 */
export interface PaymentProvider {
  readonly name: string;
  /** Makes it known. A second time changes nothing. Answers the provider's own name for it, where it has one. */
  open(request: PaymentRequest): Promise<{ readonly providerReference: string | null }>;
  status(reference: string): Promise<PaymentState>;
  /** True when it is certain that nothing can be charged any more. */
  cancel(reference: string): Promise<boolean>;
  /** Gives money back, once for a `refundId`. True when it is on its way or there. */
  refund(reference: string, refundId: string, amountPaise: Paise): Promise<boolean>;
  /** The payment a shopper comes back from; undefined where the provider's signature is missing or wrong. */
  readReturn(params: Readonly<Record<string, string>>): string | undefined;
  /** What a webhook is about; undefined where it is not the provider's. `body` is as it came. */
  readWebhook(
    headers: Readonly<Record<string, string | undefined>>,
    body: string,
  ): { readonly eventId: string; readonly reference: string; readonly detail: string } | undefined;
}

/** The provider did not answer, or not in its words. */
export class ProviderTrouble extends Error {
  override readonly name = 'ProviderTrouble';
}
