import type { HandOver } from '@luxe/contract/calls';
import { isSafeUrl, isUpiLink } from './leaving.ts';
import type { AheadPayment, PayingCard } from './payment.ts';

/** The page has the fields, and posts them itself. */
export type FieldsHandOver = Extract<HandOver, { kind: 'fields' }>;

/** Where a payment goes on once the provider has begun it. */
export type NextStep =
  | { kind: 'page'; method: 'GET' | 'POST'; url: string; params: Record<string, string> }
  /** An app of the shopper's phone: the link, which is also the text of the code to scan. */
  | { kind: 'app'; intentUrl: string }
  /** A request is on the shopper's phone. */
  | { kind: 'phone' };

/** A call of the provider that was not answered as it should be. What was sent is not in it: errors are reported [CHK-18]. */
export class ProviderError extends Error {
  constructor(what: string) {
    super(`payment provider: ${what}`);
    this.name = 'ProviderError';
  }
}

const timeoutMs = 10_000;

/** Wallets as the provider names them. */
const walletOf = { PayPal: 'PAYPAL', TPM: 'TPM' } as const;

type Fields = Readonly<Record<string, string>>;

/**
 * Begins a payment with the provider, from this page and past the store [CHK-18] [CHK-28]. A new card becomes a token first. Neither call is
 * ever sent twice. Rejects with a ProviderError.
 */
export async function beginAtProvider(
  handOver: FieldsHandOver,
  payment: AheadPayment,
  fetch: typeof globalThis.fetch,
): Promise<NextStep> {
  const card = 'card' in payment ? await tokenOf(handOver, payment.card, fetch) : {};
  const answer = await post(
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
  return nextStepOf(answer, payment);
}

async function tokenOf(
  { merchantId, tokenizeUrl }: FieldsHandOver,
  card: PayingCard,
  fetch: typeof globalThis.fetch,
): Promise<Fields> {
  if (card.kind === 'saved') return { card_token: card.token, card_security_code: card.code };
  const answer = await post(
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
  const { token } = answer;
  if (typeof token !== 'string' || !token) throw new ProviderError('no token');
  return { card_token: token, save_to_locker: String(card.isToBeSaved), tokenize: String(card.isToBeSaved) };
}

function instrumentOf(payment: AheadPayment): Fields {
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
      return { payment_method_type: 'WALLET', payment_method: walletOf[payment.mode] };
  }
}

async function post(
  url: string,
  fields: Fields,
  fetch: typeof globalThis.fetch,
): Promise<Record<string, unknown>> {
  if (!isSafeUrl(url)) throw new ProviderError('an address that is not safe');
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => {
    throw new ProviderError('no answer');
  });
  if (!response.ok) throw new ProviderError(`status ${response.status}`);
  const answer: unknown = await response.json().catch(() => undefined);
  if (typeof answer !== 'object' || answer === null) throw new ProviderError('an answer that is none');
  return answer as Record<string, unknown>;
}

function nextStepOf(answer: Record<string, unknown>, payment: AheadPayment): NextStep {
  const { authentication, sdk_params: app } = recordOf(answer['payment']);
  if (payment.mode === 'UPI' && payment.upiId !== undefined) return { kind: 'phone' };
  if (payment.mode === 'UPI') {
    const { intent_url: intentUrl } = recordOf(app);
    if (typeof intentUrl !== 'string' || !isUpiLink(intentUrl)) throw new ProviderError('no link of an app');
    return { kind: 'app', intentUrl };
  }
  const { method, url, params } = recordOf(authentication);
  if (typeof url !== 'string' || !isSafeUrl(url)) throw new ProviderError('no page to go on to');
  if (method !== 'GET' && method !== 'POST') throw new ProviderError('no way to go on');
  const texts = Object.entries(recordOf(params)).map(([name, value]) => [name, String(value)]);
  return { kind: 'page', method, url, params: Object.fromEntries(texts) as Record<string, string> };
}

const recordOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
