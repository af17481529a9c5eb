import { createHmac } from 'node:crypto';
import { equalsSecret } from '@luxe/host';
import { toBin, paiseToRupees, rupeesToPaise } from '@luxe/format';
import { z } from 'zod';
import { createJuspayOptions } from './juspayOptions.ts';
import { verifyJuspayWebhook } from './juspayWebhook.ts';
import {
  ProviderError,
  type GatewayStatus,
  type PaymentProvider,
  type PaymentState,
  type RefundState,
} from './provider.ts';

export interface JuspayConfig {
  /** `sandbox` means apps/sandbox-provider, which offers the same API as Juspay. */
  readonly name: 'juspay' | 'sandbox';
  readonly origin: string;
  readonly merchantId: string;
  readonly apiKey: string;
  /** Key that signs the parameters with which a shopper returns. */
  readonly responseKey: string;
  readonly webhookUser: string;
  readonly webhookPassword: string;
  readonly timeoutMs?: number;
}

export type JuspayCall = (
  method: 'GET' | 'POST',
  path: string,
  form?: Record<string, string>,
) => Promise<{ readonly status: number; readonly body: unknown }>;

const orderSchema = z.object({
  status: z.string(),
  amount: z.number(),
  amount_refunded: z.number().nullish(),
  payment_method: z.string().nullish(),
  payer_vpa: z.string().nullish(),
  emi_bank: z.string().nullish(),
  emi_tenure: z.coerce.number().nullish(),
  card: z
    .object({
      card_brand: z.string().nullish(),
      card_isin: z.string().nullish(),
      last_four_digits: z.string().nullish(),
      card_issuer: z.string().nullish(),
    })
    .nullish(),
  bank_error_code: z.string().nullish(),
  bank_error_message: z.string().nullish(),
  refunds: z
    .array(z.object({ unique_request_id: z.string(), status: z.string(), amount: z.number().nullish() }))
    .nullish(),
  dead: z.boolean().nullish(),
});
type Order = z.output<typeof orderSchema>;

/** Juspay's payment statuses, mapped to the shop's. An unlisted status counts as uncertain. */
const statuses: Readonly<Record<string, GatewayStatus>> = {
  NEW: 'PENDING_VBV',
  STARTED: 'PENDING_VBV',
  PENDING_VBV: 'PENDING_VBV',
  AUTHORIZING: 'AUTHORIZING',
  CHARGED: 'CHARGED',
  // Charged, then refunded at the provider.
  AUTO_REFUNDED: 'CHARGED',
  AUTHENTICATION_FAILED: 'AUTHENTICATION_FAILED',
  AUTHORIZATION_FAILED: 'AUTHORIZATION_FAILED',
  JUSPAY_DECLINED: 'AUTHORIZATION_FAILED',
  NOT_FOUND: 'NOT_FOUND',
};

/** Juspay's refund statuses, mapped to the shop's. An unlisted status counts as pending. */
const refundStates: Readonly<Record<string, RefundState>> = { SUCCESS: 'done', FAILURE: 'failed' };

/**
 * Juspay Express Checkout through its documented HTTP API. apps/sandbox-provider/README.md lists the calls,
 * and what the documentation leaves open.
 */
export function createJuspay(config: JuspayConfig): PaymentProvider {
  const authorization = `Basic ${Buffer.from(`${config.apiKey}:`).toString('base64')}`;

  /**
   * Returns the response of a call to Juspay. Rejects with a `ProviderError` when there is no response, when
   * the status is 5xx, and when the body is not JSON.
   */
  const call: JuspayCall = async (method, path, form) => {
    try {
      const response = await fetch(new URL(path, config.origin), {
        method,
        headers: { authorization, 'x-merchantid': config.merchantId, accept: 'application/json' },
        ...(form ? { body: new URLSearchParams(form) } : {}),
        redirect: 'error',
        signal: AbortSignal.timeout(config.timeoutMs ?? 10_000),
      });
      if (response.status >= 500) throw new ProviderError(`${method} ${path}: ${response.status}`);
      return { status: response.status, body: (await response.json()) as unknown };
    } catch (error) {
      if (error instanceof ProviderError) throw error;
      throw new ProviderError(`${method} ${path}: no answer`);
    }
  };

  /**
   * Returns the order in a response. Rejects with a `ProviderError` for an error status or an unexpected
   * body, because the state of the payment is then unknown.
   */
  async function order(...request: Parameters<typeof call>): Promise<Order> {
    const { status, body } = await call(...request);
    return readOrder(request[0], request[1], status, body);
  }

  function readOrder(method: string, path: string, status: number, body: unknown): Order {
    const read = orderSchema.safeParse(body);
    if (status >= 400 || !read.success)
      throw new ProviderError(`${method} ${path}: ${status}`, { isRejection: status === 400 });
    return read.data;
  }

  const pathOf = (reference: string) => `/orders/${encodeURIComponent(reference)}`;

  return {
    name: config.name,
    // The gateways behind Juspay reject amounts below one rupee.
    minimumPaise: 1_00,
    browserOrigins: [new URL(config.origin).origin],
    options: createJuspayOptions(call, config.merchantId),

    async handOver(reference) {
      return {
        kind: 'fields',
        merchantId: config.merchantId,
        orderId: reference,
        tokenizeUrl: new URL('/card/tokenize', config.origin).href,
        transactionUrl: new URL('/txns', config.origin).href,
      };
    },

    async open({ reference, amountPaise, customer, returnUrl }) {
      await order('POST', '/orders', {
        order_id: reference,
        amount: paiseToRupees(amountPaise).toFixed(2),
        currency: 'INR',
        customer_id: customer.id,
        ...(customer.email && { customer_email: customer.email }),
        ...(customer.phone && { customer_phone: customer.phone }),
        return_url: returnUrl,
      });
      return { providerReference: null };
    },

    async status(reference) {
      const { status, body } = await call('GET', pathOf(reference));
      const isUnknown = status === 404 && (body as { status?: unknown } | null)?.status === 'NOT_FOUND';
      if (isUnknown) return { status: 'NOT_FOUND', chargedPaise: 0, refundedPaise: 0 };
      return toState(readOrder('GET', pathOf(reference), status, body));
    },

    async cancel(reference) {
      return (await order('POST', `${pathOf(reference)}/cancel`, {})).dead === true;
    },

    async refund(reference, refundId, amountPaise) {
      const { refunds } = await order('POST', `${pathOf(reference)}/refunds`, {
        unique_request_id: refundId,
        amount: paiseToRupees(amountPaise).toFixed(2),
      });
      const made = refunds?.find(({ unique_request_id }) => unique_request_id === refundId);
      return (made && refundStates[made.status]) ?? 'pending';
    },

    verifyReturn(params) {
      const { signature = '', signature_algorithm: algorithm, order_id: reference } = params;
      if (!reference || algorithm !== 'HMAC-SHA256') return undefined;
      const expected = signatureOf(params, config.responseKey);
      // Juspay sends the signature percent-encoded. Here it may be decoded already or still encoded, so both
      // forms are accepted.
      return equalsSecret(signature, expected) || equalsSecret(signature, encodeURIComponent(expected))
        ? reference
        : undefined;
    },

    verifyWebhook: (headers, body) => verifyJuspayWebhook(config, headers, body),
  };
}

function toState(order: Order): PaymentState {
  const status = statuses[order.status] ?? 'AUTHORIZING';
  const { card, payer_vpa: vpa, payment_method: bank, emi_bank: emiBank, emi_tenure: months } = order;
  return {
    status,
    chargedPaise: status === 'CHARGED' ? rupeesToPaise(order.amount) : 0,
    refundedPaise: rupeesToPaise(
      order.status === 'AUTO_REFUNDED' ? order.amount : (order.amount_refunded ?? 0),
    ),
    refunds: order.refunds
      ?.filter((one) => refundStates[one.status] !== 'failed')
      .map((one) => ({ id: one.unique_request_id, paise: rupeesToPaise(one.amount ?? 0) })),
    instrument: card
      ? {
          ...(card.card_brand ? { brand: card.card_brand } : {}),
          ...(card.last_four_digits ? { lastFour: card.last_four_digits } : {}),
          ...(card.card_issuer ? { bank: card.card_issuer } : {}),
        }
      : vpa
        ? { vpa }
        : bank
          ? { bank }
          : undefined,
    bin: card?.card_isin ? toBin(card.card_isin) : undefined,
    emi: emiBank && months ? { bank: emiBank, months } : undefined,
    errorCode: order.bank_error_code || undefined,
    errorMessage: order.bank_error_message || undefined,
  };
}

/**
 * The signature that Juspay documents. Names and values are percent-encoded, sorted by name and joined. This
 * text is percent-encoded again, and its HMAC is written in base64.
 */
function signatureOf(params: Readonly<Record<string, string>>, key: string): string {
  const text = Object.entries(params)
    .filter(([name]) => name !== 'signature' && name !== 'signature_algorithm')
    .map(([name, value]) => [encodeURIComponent(name), encodeURIComponent(value)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map((pair) => pair.join('='))
    .join('&');
  return createHmac('sha256', key).update(encodeURIComponent(text)).digest('base64');
}
