import type { Paise } from '@luxe/format';
import type { CardBrand, PaymentHandoff } from '@luxe/contract/calls';
import type { Contact } from '../customer/contact.ts';
import type { Instrument } from '../../db/schema/index.ts';

/** Payment statuses (specification, section 4), to which the statuses of every provider are mapped. */
export const gatewayStatuses = [
  'CHARGED',
  'AUTHORIZATION_FAILED',
  'AUTHENTICATION_FAILED',
  'NOT_FOUND',
  'PENDING_VBV',
  'AUTHORIZING',
] as const;
export type GatewayStatus = (typeof gatewayStatuses)[number];

/** The state of a payment, as its provider reports it. */
export interface PaymentState {
  readonly status: GatewayStatus;
  /** The charged amount; 0 without a charge. */
  readonly chargedPaise: Paise;
  readonly refundedPaise: Paise;
  /**
   * Refunds that succeeded or are pending, with the ids of their requests. A refund that was made in the
   * provider's dashboard has an id that the shop does not know. Undefined without refunds.
   */
  readonly refunds?: readonly { readonly id: string; readonly paise: Paise }[] | undefined;
  readonly instrument?: Instrument | undefined;
  /**
   * First digits of the card, if the provider reports them. Bank offers are checked against them; they are
   * not stored.
   */
  readonly bin?: string | undefined;
  /** The EMI plan of the payment, as the bank received it. */
  readonly emi?: { readonly bank: string; readonly months: number } | undefined;
  readonly errorCode?: string | undefined;
  /** The provider's reason for a failure. */
  readonly errorMessage?: string | undefined;
}

/** `pending` may still become `done` or `failed`. */
export type RefundState = 'done' | 'pending' | 'failed';

/** A payment to open at a provider. */
interface PaymentRequest {
  /** The shop chooses the reference before the call, so that a repeated call refers to the same payment. */
  readonly reference: string;
  readonly amountPaise: Paise;
  readonly createdAt: Date;
  /** `email` and `phone` are empty when unknown. */
  readonly customer: { readonly id: string } & Contact;
  /** URL to which the provider sends the shopper back. */
  readonly returnUrl: string;
}

/** A verified message of a provider. */
export interface WebhookEvent {
  /** The provider's id of the event; undefined when the message has none. */
  readonly eventId: string | undefined;
  /**
   * Reference of the payment that the event is about; undefined when the shop finds no payment in the event.
   */
  readonly reference: string | undefined;
  /** The provider's description of the event, without card data. */
  readonly detail: string;
}

/**
 * Port of a payment provider. Every method except `verifyReturn` and `verifyWebhook` may call the provider,
 * and rejects with a `ProviderError` when the provider does not answer. The state of the payment is then
 * unknown, which is not the same as failed.
 */
export interface PaymentProvider {
  readonly name: string;
  /** Smallest amount that this provider charges. */
  readonly minimumPaise: Paise;
  /**
   * Origins that the browser contacts while it pays. The storefront adds them to its content security policy.
   */
  readonly browserOrigins: readonly string[];
  /**
   * Banks, cards and plans for the shop's own payment page; undefined when the provider has a page of its
   * own.
   */
  readonly options?: ProviderOptions | undefined;
  /**
   * Opens a payment; a repeated call changes nothing. Returns the provider's own id of the payment, or null
   * when the provider assigns no id.
   */
  open(request: PaymentRequest): Promise<{ readonly providerReference: string | null }>;
  /** Returns how the browser pays an opened payment. A repeated call refers to the same payment. */
  handOver(reference: string, providerReference: string | null): Promise<PaymentHandoff>;
  status(reference: string, providerReference: string | null): Promise<PaymentState>;
  /** Cancels a payment. Returns true when it is certain that the payment cannot be charged any more. */
  cancel(reference: string, providerReference: string | null): Promise<boolean>;
  /** Refunds once per `refundId`; a repeated call returns the state of that refund. */
  refund(
    reference: string,
    refundId: string,
    amountPaise: Paise,
    providerReference: string | null,
  ): Promise<RefundState>;
  /**
   * Verifies the parameters with which a shopper returns. Returns the reference of the payment; undefined
   * when the provider's signature is missing or wrong.
   */
  verifyReturn(params: Readonly<Record<string, string>>): string | undefined;
  /**
   * Verifies a webhook. Returns its event; undefined when the webhook is not from the provider. `body` is the
   * unparsed text.
   */
  verifyWebhook(
    headers: Readonly<Record<string, string | undefined>>,
    body: string,
  ): WebhookEvent | undefined;
}

interface KnownCard {
  readonly brand: CardBrand;
  /** The bank's name for shoppers; empty when unknown. */
  readonly bank: string;
  readonly cardType: 'CREDIT' | 'DEBIT';
}

export interface ProviderCard extends Pick<KnownCard, 'brand' | 'bank'> {
  /** Identifies the card at the provider. */
  readonly token: string;
  readonly lastFour: string;
  readonly bin: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
}

export interface BankPlan {
  readonly bank: string;
  readonly bankName: string;
  readonly cardType: 'CREDIT' | 'DEBIT';
  readonly months: number;
  readonly annualPercent: number;
  readonly minimumPaise: Paise;
}

/**
 * Data that the shop's own payment page needs from a provider. Every method rejects with a `ProviderError`
 * when the provider gives no usable response.
 */
export interface ProviderOptions {
  /** Payment methods that a shopper chooses from a list. */
  methods(): Promise<{
    readonly banks: readonly { readonly code: string; readonly name: string }[];
    readonly wallets: readonly { readonly code: string; readonly name: string }[];
  }>;
  emiPlans(): Promise<readonly BankPlan[]>;
  /** The card with these first digits; undefined when the provider does not know them. */
  cardOf(bin: string): Promise<KnownCard | undefined>;
  /**
   * The holder of a UPI id, with an empty name when the bank does not disclose it; undefined for an unknown
   * id.
   */
  verifyVpa(upiId: string): Promise<{ readonly customerName: string } | undefined>;
  /** Cards that a customer saved at the provider. */
  cards(customerId: string): Promise<readonly ProviderCard[]>;
  /** Deletes a saved card; succeeds when it is already gone. */
  forgetCard(token: string): Promise<void>;
}

/** The provider did not answer, or sent an unexpected response. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  /** True when the provider has rejected the request, so that the same request will never succeed. */
  readonly isRejection: boolean;

  constructor(message: string, { isRejection = false } = {}) {
    super(message);
    this.isRejection = isRejection;
  }
}
