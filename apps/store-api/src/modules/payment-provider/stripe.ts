import { createHmac } from 'node:crypto';
import { equalsSecret } from '@luxe/host';
import type Stripe from 'stripe';
import { ProviderError, type PaymentProvider, type PaymentState } from './provider.ts';

export interface StripeConfig {
  readonly name: 'stripe';
  readonly secretKey: string;
  /** Signing secret of the webhook endpoint: `whsec_…`. */
  readonly webhookSecret: string;
  /** Replaces Stripe's own origin in tests. */
  readonly origin?: string;
  readonly timeoutMs?: number;
}

type Session = Stripe.Checkout.Session;

/** Minutes for which Stripe's payment page stays open; Stripe requires at least 30. */
const openMinutes = 31;

/**
 * Stripe through its own library: the browser is sent to Stripe's hosted Checkout page. Stripe does not sign
 * the return, so the return URL contains a signature of the shop. Only this function loads the library.
 */
export async function createStripe(config: StripeConfig): Promise<PaymentProvider> {
  const { default: Library } = await import('stripe');
  const { protocol, hostname, port } = new URL(config.origin ?? 'https://api.stripe.com');
  const stripe = new Library(config.secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port ? { port: Number(port) } : {}),
    timeout: config.timeoutMs ?? 10_000,
    // Callers retry later: docs/decisions/0022-buying.md.
    maxNetworkRetries: 0,
    telemetry: false,
  });

  /** Calls Stripe. Maps its errors to a `ProviderError`, because the state of the payment is then unknown. */
  async function callStripe<T>(action: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Library.errors.StripeError)
        throw new ProviderError(`${action}: ${error.type}`, {
          isRejection: error instanceof Library.errors.StripeInvalidRequestError,
        });
      throw error;
    }
  }

  const read = (id: string) =>
    callStripe('reading a session', () =>
      stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] }),
    );
  async function listRefunds(session: Session): Promise<PaymentState['refunds']> {
    const intent = intentOf(session);
    if (!intent) return [];
    const { data: made } = await callStripe('reading refunds', () =>
      stripe.refunds.list({ payment_intent: intent.id, limit: 100 }),
    );
    return made
      .filter(({ status }) => status !== 'failed' && status !== 'canceled')
      .map(({ id, metadata, amount }) => ({ id: metadata?.refundId ?? id, paise: amount }));
  }

  const sign = (reference: string) =>
    createHmac('sha256', config.secretKey).update(`return ${reference}`).digest('hex');

  return {
    name: config.name,
    // https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
    minimumPaise: 50,
    browserOrigins: [],

    async open({ reference, amountPaise, createdAt, customer, returnUrl }) {
      const back = new URL(returnUrl);
      back.searchParams.set('order_id', reference);
      back.searchParams.set('signature', sign(reference));
      const session = await callStripe('opening a session', () =>
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            client_reference_id: reference,
            ...(customer.email && { customer_email: customer.email }),
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: 'inr',
                  unit_amount: amountPaise,
                  product_data: { name: `Order ${reference}` },
                },
              },
            ],
            payment_intent_data: { metadata: { reference } },
            // A repeated request with the same idempotency key must have an identical body.
            expires_at: Math.ceil(createdAt.getTime() / 1000) + openMinutes * 60,
            success_url: back.href,
            cancel_url: back.href,
          },
          { idempotencyKey: reference },
        ),
      );
      return { providerReference: session.id };
    },

    async handOver(_reference, providerReference) {
      if (providerReference === null) throw new ProviderError('there is no session');
      const { url } = await read(providerReference);
      if (!url?.startsWith('https://')) throw new ProviderError('the session has no page');
      return { kind: 'redirect', url };
    },

    // The browser gets a Stripe session only after the session's id is stored. Without a stored id, the
    // shopper cannot have paid.
    async status(_reference, providerReference) {
      if (providerReference === null) return notFound;
      const session = await read(providerReference);
      const state = toState(session);
      return state.refundedPaise === 0 ? state : { ...state, refunds: await listRefunds(session) };
    },

    async cancel(_reference, providerReference) {
      if (providerReference === null) return true;
      const { status } = await callStripe('ending a session', () =>
        stripe.checkout.sessions.expire(providerReference),
      );
      return status === 'expired';
    },

    async refund(_reference, refundId, amountPaise, providerReference) {
      const intent = providerReference === null ? undefined : intentOf(await read(providerReference));
      if (!intent) throw new ProviderError('there is nothing to refund');
      const { data: made } = await callStripe('reading refunds', () =>
        stripe.refunds.list({ payment_intent: intent.id, limit: 100 }),
      );
      const known = made.find(({ metadata }) => metadata?.refundId === refundId);
      const { status } =
        known ??
        (await callStripe('creating a refund', () =>
          stripe.refunds.create(
            { payment_intent: intent.id, amount: amountPaise, metadata: { refundId } },
            // Stripe rejects a repeated idempotency key with another amount, so the key contains the amount.
            { idempotencyKey: `${refundId}-${amountPaise}` },
          ),
        ));
      if (status === 'succeeded') return 'done';
      return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
    },

    verifyReturn({ order_id: reference, signature = '' }) {
      return reference && equalsSecret(signature, sign(reference)) ? reference : undefined;
    },

    verifyWebhook(headers, body) {
      try {
        const event = stripe.webhooks.constructEvent(
          body,
          headers['stripe-signature'] ?? '',
          config.webhookSecret,
        );
        // Other events have no payment to settle.
        const payload = event as Partial<Stripe.Event> | null;
        const { client_reference_id: reference } = (payload?.data?.object ?? {}) as Partial<Session>;
        return {
          eventId: payload?.id,
          reference: reference ?? undefined,
          detail: payload?.type ?? 'unreadable',
        };
      } catch (error) {
        if (error instanceof Library.errors.StripeSignatureVerificationError) return undefined;
        // Stripe's library verifies the signature before it parses the body. After a syntax error, the event
        // is therefore genuine but unreadable.
        if (error instanceof SyntaxError)
          return { eventId: undefined, reference: undefined, detail: 'unreadable' };
        throw error;
      }
    },
  };
}

const notFound: PaymentState = { status: 'NOT_FOUND', chargedPaise: 0, refundedPaise: 0 };

/**
 * State of a session's payment. After a declined payment, the shopper can try again on Stripe's page until
 * the page expires.
 */
function toState(session: Session): PaymentState {
  const intent = intentOf(session);
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : undefined;
  const card = charge?.payment_method_details?.card;
  return {
    status: statusOf(session),
    // An amount in another currency does not count as charged.
    chargedPaise:
      session.payment_status === 'paid' && session.currency === 'inr' ? (session.amount_total ?? 0) : 0,
    refundedPaise: charge?.amount_refunded ?? 0,
    instrument: card
      ? {
          ...(card.brand ? { brand: card.brand.toUpperCase() } : {}),
          ...(card.last4 ? { lastFour: card.last4 } : {}),
        }
      : undefined,
    errorCode: intent?.last_payment_error?.code,
    errorMessage: intent?.last_payment_error?.message,
  };
}

function statusOf({ status, payment_status: paid }: Session): PaymentState['status'] {
  if (paid === 'paid') return 'CHARGED';
  if (status === 'open') return 'PENDING_VBV';
  return status === 'expired' ? 'AUTHENTICATION_FAILED' : 'AUTHORIZING';
}

const intentOf = ({ payment_intent: intent }: Session): Stripe.PaymentIntent | undefined =>
  typeof intent === 'object' && intent !== null ? intent : undefined;
