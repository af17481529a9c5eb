import type { PaymentHandoff } from '@luxe/contract/calls';
import { isSafeUrl, isUpiLink } from './externalNavigation.ts';
import type { PayingCard } from '../steps/payment/card/cardValues.ts';
import type { PrepaidPayment } from '../steps/payment/methods/payment.ts';

/**
 * A payment for which the browser sends the payment fields to the provider itself, instead of opening a page
 * of the provider.
 */
export type FieldsHandOver = Extract<PaymentHandoff, { kind: 'fields' }>;

/** How a payment continues after the provider has started it. */
export type NextStep =
  | { kind: 'page'; method: 'GET' | 'POST'; url: string; params: Record<string, string> }
  /** Continue in a UPI app. `intentUrl` is also the text of the QR code. */
  | { kind: 'app'; intentUrl: string }
  /** The provider sent a payment request to the shopper's phone. The browser stays on this page. */
  | { kind: 'phone' };

/** A failed provider call. The message never contains request data, because errors are reported [CHK-18]. */
export class ProviderError extends Error {
  constructor(problem: string) {
    super(`payment provider: ${problem}`);
    this.name = 'ProviderError';
  }
}

const timeoutMs = 10_000;

/** The provider's names of the wallets. */
const walletNames = { PayPal: 'PAYPAL', TPM: 'TPM' } as const;

type Fields = Readonly<Record<string, string>>;

/**
 * Starts a payment at the provider. The browser calls the provider directly, so that no card data reaches the
 * store [CHK-18] [CHK-28]. A new card is first exchanged for a token. Failed calls are not retried. Rejects
 * with a `ProviderError`.
 */
export async function beginAtProvider(
  handOver: FieldsHandOver,
  payment: PrepaidPayment,
  fetch: typeof globalThis.fetch,
): Promise<NextStep> {
  const card = 'card' in payment ? await tokenOf(handOver, payment.card, fetch) : {};
  const response = await post(
    handOver.transactionUrl,
    {
      order_id: handOver.orderId,
      merchant_id: handOver.merchantId,
      ...instrumentOf(payment),
      ...card,
      redirect_after_payment: 'true',
      format: 'json',
    },
    fetch,
  );
  return nextStepOf(response, payment);
}

async function tokenOf(
  { merchantId, tokenizeUrl }: FieldsHandOver,
  card: PayingCard,
  fetch: typeof globalThis.fetch,
): Promise<Fields> {
  if (card.kind === 'saved') return { card_token: card.token, card_security_code: card.code };
  const response = await post(
    tokenizeUrl,
    {
      card_number: card.number,
      card_exp_month: card.month,
      card_exp_year: card.year,
      card_security_code: card.code,
      name_on_card: card.name,
      merchant_id: merchantId,
    },
    fetch,
  );
  const { token } = response;
  if (typeof token !== 'string' || !token) throw new ProviderError('no token');
  return { card_token: token, save_to_locker: String(card.isToBeSaved), tokenize: String(card.isToBeSaved) };
}

function instrumentOf(payment: PrepaidPayment): Fields {
  switch (payment.mode) {
    case 'Credit Card':
      return { payment_method_type: 'CARD' };
    case 'EMI':
      return {
        payment_method_type: 'CARD',
        is_emi: 'true',
        emi_bank: payment.emi.bank,
        emi_tenure: String(payment.emi.months),
      };
    case 'UPI':
      return payment.upiId === undefined
        ? { payment_method_type: 'UPI', payment_method: 'UPI', txn_type: 'UPI_PAY' }
        : {
            payment_method_type: 'UPI',
            payment_method: 'UPI',
            txn_type: 'UPI_COLLECT',
            upi_vpa: payment.upiId,
          };
    case 'Netbanking':
      return { payment_method_type: 'NB', payment_method: payment.bank };
    default:
      return { payment_method_type: 'WALLET', payment_method: walletNames[payment.mode] };
  }
}

async function post(
  url: string,
  fields: Fields,
  fetch: typeof globalThis.fetch,
): Promise<Record<string, unknown>> {
  if (!isSafeUrl(url)) throw new ProviderError('a URL that is not safe');
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => {
    throw new ProviderError('no response');
  });
  if (!response.ok) throw new ProviderError(`status ${response.status}`);
  const payload: unknown = await response.json().catch(() => undefined);
  if (typeof payload !== 'object' || payload === null) throw new ProviderError('an unreadable response');
  return payload as Record<string, unknown>;
}

function nextStepOf(response: Record<string, unknown>, payment: PrepaidPayment): NextStep {
  const { authentication, sdk_params: sdkParams } = recordOf(response['payment']);
  if (payment.mode === 'UPI' && payment.upiId !== undefined) return { kind: 'phone' };
  if (payment.mode === 'UPI') {
    const { intent_url: intentUrl } = recordOf(sdkParams);
    if (typeof intentUrl !== 'string' || !isUpiLink(intentUrl)) throw new ProviderError('no UPI link');
    return { kind: 'app', intentUrl };
  }
  const { method, url, params } = recordOf(authentication);
  if (typeof url !== 'string' || !isSafeUrl(url)) throw new ProviderError('no safe page to continue on');
  if (method !== 'GET' && method !== 'POST') throw new ProviderError('an unknown method to continue');
  const stringParams = Object.entries(recordOf(params)).map(([name, value]) => [name, String(value)]);
  return { kind: 'page', method, url, params: Object.fromEntries(stringParams) as Record<string, string> };
}

const recordOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
