import type { Paise } from '@luxe/format';
import type { CardBrand, HandOver } from '@luxe/contract/calls';
import type { Contact } from '../customer/contact.ts';
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
  /** First digits of the card, where the provider tells: an offer of a bank is held against them. Kept nowhere. */
  readonly bin?: string | undefined;
  /** The plan it is paid by in parts, as the bank was told. */
  readonly emi?: { readonly bank: string; readonly months: number } | undefined;
  readonly errorCode?: string | undefined;
  /** The provider's words on why it failed. */
  readonly errorMessage?: string | undefined;
}

/** `pending` may still become either. */
export type RefundState = 'done' | 'pending' | 'failed';

/** What a provider is asked to take. */
interface PaymentRequest {
  /** Ours, made up before the provider is asked: asking again with it is asking about the same payment. */
  readonly reference: string;
  readonly amountPaise: Paise;
  readonly madeAt: Date;
  /** `email` and `phone` are empty where they are not known. */
  readonly customer: { readonly id: string } & Contact;
  /** Where the shopper comes back to. */
  readonly returnUrl: string;
}

/** A genuine message of a provider. */
export interface WebhookEvent {
  /** The provider's id for it; undefined where the message has none. */
  readonly eventId: string | undefined;
  /** The payment it is about; undefined for an event that the shop does not know. */
  readonly reference: string | undefined;
  /** The provider's words, without anything of a card. */
  readonly detail: string;
}

/**
 * A payment provider. Every method but `readReturn` and `readWebhook` speaks to it and rejects with a `ProviderTrouble` when it does not
 * answer: nothing is known then, which is not the same as a failure.
 */
export interface PaymentProvider {
  readonly name: string;
  /** The least amount that this provider charges. */
  readonly minimumPaise: Paise;
  /** What the browser speaks to while it pays: the storefront's policy is made of them. */
  readonly browserOrigins: readonly string[];
  /** Banks, cards and plans, where the shop's own page has the fields; undefined where the provider has a page of its own. */
  readonly desk?: PaymentDesk | undefined;
  /** Makes it known. A second time changes nothing. Answers the provider's own name for it, where it has one. */
  open(request: PaymentRequest): Promise<{ readonly providerReference: string | null }>;
  /** How the browser pays what was opened; asked again, it is the same payment. */
  handOver(reference: string, providerReference: string | null): Promise<HandOver>;
  status(reference: string, providerReference: string | null): Promise<PaymentState>;
  /** True when it is certain that nothing can be charged any more. */
  cancel(reference: string, providerReference: string | null): Promise<boolean>;
  /** Gives money back, once for a `refundId`; asked again, it tells how that one is. */
  refund(
    reference: string,
    refundId: string,
    amountPaise: Paise,
    providerReference: string | null,
  ): Promise<RefundState>;
  /** The payment a shopper comes back from; undefined where the provider's signature is missing or wrong. */
  readReturn(params: Readonly<Record<string, string>>): string | undefined;
  /** What a webhook is about; undefined where it is not the provider's. `body` is as it came. */
  readWebhook(headers: Readonly<Record<string, string | undefined>>, body: string): WebhookEvent | undefined;
}

interface KnownCard {
  readonly brand: CardBrand;
  /** Its name as a shopper knows it; empty where it is not known. */
  readonly bank: string;
  readonly cardType: 'CREDIT' | 'DEBIT';
}

export interface LockerCard extends Pick<KnownCard, 'brand' | 'bank'> {
  /** Stands for the card at the provider. */
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

/** What a page with fields of its own asks of a provider before it pays. Every method rejects with a `ProviderTrouble` where nothing is known. */
export interface PaymentDesk {
  /** Ways that are a choice from a list. */
  methods(): Promise<{
    readonly banks: readonly { readonly code: string; readonly name: string }[];
    readonly wallets: readonly { readonly code: string; readonly name: string }[];
  }>;
  emiPlans(): Promise<readonly BankPlan[]>;
  /** What the first digits of a card tell; undefined where they are nobody's. */
  cardOf(bin: string): Promise<KnownCard | undefined>;
  /** Whose a UPI id is, empty where the bank does not tell; undefined where there is none such. */
  verifyVpa(upiId: string): Promise<{ readonly customerName: string } | undefined>;
  /** Cards that a customer had kept. */
  cards(customerId: string): Promise<readonly LockerCard[]>;
  /** Forgets one; one that is gone already is no trouble. */
  forgetCard(token: string): Promise<void>;
}

/** The provider did not answer, or not in its words. */
export class ProviderTrouble extends Error {
  override readonly name = 'ProviderTrouble';
}
