import { createHmac, timingSafeEqual } from 'node:crypto';
import type Stripe from 'stripe';
import { ProviderTrouble, type PaymentProvider, type PaymentState } from './provider.ts';

export interface StripeConfig {
  readonly name: 'stripe';
  readonly secretKey: string;
  /** Of the endpoint that webhooks are sent to: `whsec_…`. */
  readonly webhookSecret: string;
  /** Another address than Stripe's own, for tests. */
  readonly origin?: string;
  readonly timeoutMs?: number;
}

type Session = Stripe.Checkout.Session;

/** Minutes that a page of Stripe's stays open: the least that it allows is half an hour. */
const openMinutes = 31;

/**
 * Stripe by its own library: its hosted Checkout page, to which the browser is sent. Stripe does not sign the way back, so the address it
 * returns to carries a signature of ours. The library is loaded where it is used.
 */
export async function createStripe(config: StripeConfig): Promise<PaymentProvider> {
  const { default: Library } = await import('stripe');
  const { protocol, hostname, port } = new URL(config.origin ?? 'https://api.stripe.com');
  const stripe = new Library(config.secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port ? { port: Number(port) } : {}),
    timeout: config.timeoutMs ?? 10_000,
    // Whoever asks asks again later: docs/decisions/0022-buying.md.
    maxNetworkRetries: 0,
    telemetry: false,
  });

  /** Speaks to Stripe; nothing is known where it does not answer as it should. */
  async function ask<T>(what: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Library.errors.StripeError) throw new ProviderTrouble(`${what}: ${error.type}`);
      throw error;
    }
  }

  const read = (id: string) =>
    ask('reading a session', () =>
      stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] }),
    );
  const sign = (reference: string) =>
    createHmac('sha256', config.secretKey).update(`return ${reference}`).digest('hex');

  return {
    name: config.name,
    // https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
    minimumPaise: 50,
    browserOrigins: [],

    async open({ reference, amountPaise, madeAt, customer, returnUrl }) {
      const back = new URL(returnUrl);
      back.searchParams.set('order_id', reference);
      back.searchParams.set('signature', sign(reference));
      const session = await ask('opening a session', () =>
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
            // Asked again it must be the same to the letter.
            expires_at: Math.ceil(madeAt.getTime() / 1000) + openMinutes * 60,
            success_url: back.href,
            cancel_url: back.href,
          },
          { idempotencyKey: reference },
        ),
      );
      return { providerReference: session.id };
    },

    async handOver(_reference, providerReference) {
      if (providerReference === null) throw new ProviderTrouble('there is no session');
      const { url } = await read(providerReference);
      if (!url?.startsWith('https://')) throw new ProviderTrouble('the session has no page');
      return { kind: 'redirect', url };
    },

    // The browser is told of a session once its name is kept: without it nothing can have been paid.
    status: async (_reference, providerReference) =>
      providerReference === null ? nothing : toState(await read(providerReference)),

    async cancel(_reference, providerReference) {
      if (providerReference === null) return true;
      const { status } = await ask('ending a session', () =>
        stripe.checkout.sessions.expire(providerReference),
      );
      return status === 'expired';
    },

    async refund(_reference, refundId, amountPaise, providerReference) {
      const intent = providerReference === null ? undefined : intentOf(await read(providerReference));
      if (!intent) throw new ProviderTrouble('there is nothing to give back');
      const { data: made } = await ask('reading refunds', () =>
        stripe.refunds.list({ payment_intent: intent.id, limit: 100 }),
      );
      const known = made.find(({ metadata }) => metadata?.refundId === refundId);
      const { status } =
        known ??
        (await ask('giving back', () =>
          stripe.refunds.create(
            { payment_intent: intent.id, amount: amountPaise, metadata: { refundId } },
            // Stripe refuses a key that comes again with another amount.
            { idempotencyKey: `${refundId}-${amountPaise}` },
          ),
        ));
      if (status === 'succeeded') return 'done';
      return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
    },

    readReturn({ order_id: reference, signature = '' }) {
      if (!reference) return undefined;
      const expected = Buffer.from(sign(reference));
      const given = Buffer.from(signature);
      return given.length === expected.length && timingSafeEqual(given, expected) ? reference : undefined;
    },

    readWebhook(headers, body) {
      try {
        const event = stripe.webhooks.constructEvent(
          body,
          headers['stripe-signature'] ?? '',
          config.webhookSecret,
        );
        // Of anything else that Stripe was told to send there is nothing to settle.
        const told = event as Partial<Stripe.Event> | null;
        const { client_reference_id: reference } = (told?.data?.object ?? {}) as Partial<Session>;
        return { eventId: told?.id, reference: reference ?? undefined, detail: told?.type ?? 'unreadable' };
      } catch (error) {
        if (error instanceof Library.errors.StripeSignatureVerificationError) return undefined;
        // The signature is checked before the text is read: Stripe's, but not understood.
        if (error instanceof SyntaxError)
          return { eventId: undefined, reference: undefined, detail: 'unreadable' };
        throw error;
      }
    },
  };
}

const nothing: PaymentState = { status: 'NOT_FOUND', chargedPaise: 0, refundedPaise: 0 };

/** Where a session's payment stands. One that is refused can be tried again on Stripe's page until that closes. */
function toState(session: Session): PaymentState {
  const intent = intentOf(session);
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : undefined;
  const card = charge?.payment_method_details?.card;
  return {
    status: statusOf(session),
    // Of another currency it is not what was asked for, whatever its number.
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
