import { samples } from '@luxe/contract/samples';
import { afterEach, expect, test, vi } from 'vitest';
import type { PayingCard } from '../steps/payment/card/cardValues.ts';
import type { PrepaidPayment } from '../steps/payment/methods/payment.ts';
import { beginAtProvider, ProviderError, type FieldsHandOver } from './providerCalls.ts';

const handOver = samples.collectPaymentOrder.payment as FieldsHandOver;
const card: PayingCard = {
  kind: 'new',
  number: '4111111111111111',
  month: '08',
  year: '2029',
  code: '123',
  name: 'Ananya Rao',
  isToBeSaved: true,
};
const byCard: PrepaidPayment = { mode: 'Credit Card', card };
const bank = { method: 'POST', url: 'http://127.0.0.1:4002/pay/start', params: { txn_uuid: 'u1' } };
const started = { payment: { authentication: bank } };
const byApp = { payment: { ...started.payment, sdk_params: { intent_url: 'upi://pay?pa=luxe@sandbox' } } };

type Sent = { url: string; fields: Record<string, string>; init: RequestInit };
type Respond = () => Response | Promise<Response>;

/**
 * Fake provider that records requests. It returns a token for tokenising and `started` for transactions,
 * unless `responses` overrides them.
 */
function provider(responses: { tokenize?: Respond; txns?: Respond } = {}) {
  const sent: Sent[] = [];
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const url = String(input);
    sent.push({ url, init, fields: Object.fromEntries(init.body as URLSearchParams) });
    if (url === handOver.tokenizeUrl)
      return (responses.tokenize ?? (() => Response.json({ token: 'tok_1' })))();
    return (responses.txns ?? (() => Response.json(started)))();
  };
  return { fetch, sent };
}

afterEach(() => vi.useRealTimers());

test('tokenises a new card and pays with the token, with the field names of the specification [CHK-28]', async () => {
  const { fetch, sent } = provider();
  expect(await beginAtProvider(handOver, byCard, fetch)).toEqual({ kind: 'page', ...bank });
  expect(sent.map(({ url, fields }) => ({ url, fields }))).toEqual([
    {
      url: handOver.tokenizeUrl,
      fields: {
        card_number: '4111111111111111',
        card_exp_month: '08',
        card_exp_year: '2029',
        card_security_code: '123',
        name_on_card: 'Ananya Rao',
        merchant_id: 'luxe',
      },
    },
    {
      url: handOver.transactionUrl,
      fields: {
        order_id: handOver.orderId,
        merchant_id: 'luxe',
        payment_method_type: 'CARD',
        card_token: 'tok_1',
        save_to_locker: 'true',
        tokenize: 'true',
        redirect_after_payment: 'true',
        format: 'json',
      },
    },
  ]);
});

test('sends no cookies and no referrer, and sets a timeout of 10 s', async () => {
  const { fetch, sent } = provider();
  await beginAtProvider(handOver, byCard, fetch);
  for (const { init } of sent) {
    expect(init).toMatchObject({
      method: 'POST',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
    });
    expect(init.signal).toBeInstanceOf(AbortSignal);
  }
});

test.each<[string, PrepaidPayment, Record<string, string>, unknown]>([
  [
    'a saved card',
    { mode: 'Credit Card', card: { kind: 'saved', token: 'tkn_4386', code: '321', bin: '438628' } },
    { payment_method_type: 'CARD', card_token: 'tkn_4386', card_security_code: '321' },
    started,
  ],
  [
    'EMI',
    {
      mode: 'EMI',
      card: { kind: 'saved', token: 't', code: '321', bin: '438628' },
      emi: { bank: 'HDFC', months: 6 },
    },
    {
      payment_method_type: 'CARD',
      is_emi: 'true',
      emi_bank: 'HDFC',
      emi_tenure: '6',
      card_token: 't',
      card_security_code: '321',
    },
    started,
  ],
  [
    'a UPI id',
    { mode: 'UPI', upiId: 'a.rao@okhdfcbank' },
    {
      payment_method_type: 'UPI',
      payment_method: 'UPI',
      txn_type: 'UPI_COLLECT',
      upi_vpa: 'a.rao@okhdfcbank',
    },
    {},
  ],
  [
    'a UPI app',
    { mode: 'UPI', upiId: undefined },
    { payment_method_type: 'UPI', payment_method: 'UPI', txn_type: 'UPI_PAY' },
    byApp,
  ],
  [
    'a bank',
    { mode: 'Netbanking', bank: 'NB_HDFC' },
    { payment_method_type: 'NB', payment_method: 'NB_HDFC' },
    started,
  ],
  ['a wallet', { mode: 'PayPal' }, { payment_method_type: 'WALLET', payment_method: 'PAYPAL' }, started],
])('sends exactly the fields of %s [CHK-28]', async (_, payment, fields, response) => {
  const { fetch, sent } = provider({ txns: () => Response.json(response) });
  await beginAtProvider(handOver, payment, fetch);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.fields).toEqual({
    order_id: handOver.orderId,
    merchant_id: 'luxe',
    redirect_after_payment: 'true',
    format: 'json',
    ...fields,
  });
});

test('needs no navigation for a UPI request to a phone, and returns the link for a UPI app', async () => {
  const { fetch } = provider({ txns: () => Response.json(byApp) });
  expect(await beginAtProvider(handOver, { mode: 'UPI', upiId: 'a@okbank' }, fetch)).toEqual({
    kind: 'phone',
  });
  expect(await beginAtProvider(handOver, { mode: 'UPI', upiId: undefined }, fetch)).toEqual({
    kind: 'app',
    intentUrl: 'upi://pay?pa=luxe@sandbox',
  });
});

test.each<[string, { tokenize?: Respond; txns?: Respond }, number]>([
  ['a rejected token', { tokenize: () => Response.json({ status: 'error' }, { status: 400 }) }, 1],
  ['a server error while tokenising', { tokenize: () => new Response('', { status: 502 }) }, 1],
  ['a response without a token', { tokenize: () => Response.json({}) }, 1],
  ['a rejected payment', { txns: () => Response.json({ status: 'error' }, { status: 400 }) }, 2],
  ['a server error of the provider', { txns: () => new Response('', { status: 503 }) }, 2],
  ['a truncated response', { txns: () => new Response('{"payment": {') }, 2],
  ['a response that is a string', { txns: () => Response.json('ok') }, 2],
  ['a response without a page', { txns: () => Response.json({ payment: {} }) }, 2],
  ['no network', { txns: () => Promise.reject(new TypeError('Failed to fetch')) }, 2],
])('fails on %s without a retry [CHK-29]', async (_, responses, calls) => {
  const { fetch, sent } = provider(responses);
  const failure = await beginAtProvider(handOver, byCard, fetch).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ProviderError);
  expect(String(failure)).not.toContain('4111');
  expect(sent).toHaveLength(calls);
});

test('fails after the timeout when the provider does not answer', async () => {
  const timeout = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    expect(ms).toBe(10_000);
    return timeout.signal;
  });
  const fetch: typeof globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('over', 'TimeoutError')));
    });
  const started = beginAtProvider(handOver, { mode: 'TPM' }, fetch);
  timeout.abort();
  await expect(started).rejects.toThrow('payment provider: no response');
  vi.restoreAllMocks();
});

test.each(['javascript:alert(1)', 'http://evil.example/pay', 'https://bank.example@evil.example/', '/pay'])(
  'rejects a response of the provider with the unsafe URL %s',
  async (url) => {
    const { fetch } = provider({
      txns: () => Response.json({ payment: { authentication: { method: 'GET', url } } }),
    });
    await expect(beginAtProvider(handOver, byCard, fetch)).rejects.toThrow('no safe page to continue on');
  },
);

test('rejects a link that is not a UPI link', async () => {
  const { fetch } = provider({
    txns: () => Response.json({ payment: { sdk_params: { intent_url: 'https://evil.example' } } }),
  });
  await expect(beginAtProvider(handOver, { mode: 'UPI', upiId: undefined }, fetch)).rejects.toThrow(
    'no UPI link',
  );
});

test.each(['tokenizeUrl', 'transactionUrl'] as const)(
  'sends no card to the %s of the provider when this URL is unencrypted [CHK-18]',
  async (name) => {
    const { fetch, sent } = provider();
    await expect(
      beginAtProvider({ ...handOver, [name]: 'http://pay.example/x' }, byCard, fetch),
    ).rejects.toThrow('not safe');
    expect(sent.map(({ url }) => url)).not.toContain('http://pay.example/x');
  },
);
