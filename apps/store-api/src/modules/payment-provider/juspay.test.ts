import { createHmac } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { createJuspay } from './juspay.ts';
import type { GatewayStatus, PaymentProvider } from './provider.ts';

interface ReceivedRequest {
  method: string;
  url: string;
  authorization: string;
  form: Record<string, string>;
}

// A fake Juspay over HTTP, written from Juspay's public documentation. Each test sets its response in
// `respond`.
let server: Server;
let juspay: PaymentProvider;
/** Times out after 20 ms. */
let juspayWithTimeout: PaymentProvider;
let requests: ReceivedRequest[] = [];
let respond: (response: ServerResponse) => void;
const respondWith = (status: number, body: unknown) => (response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const config = {
  name: 'juspay',
  merchantId: 'luxe',
  apiKey: 'the-key',
  responseKey: 'the-response-key',
  webhookUser: 'juspay',
  webhookPassword: 'the-password',
} as const;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { method = '', url = '', headers } = request;
    requests.push({
      method,
      url,
      authorization: headers.authorization ?? '',
      form: Object.fromEntries(new URLSearchParams(body)),
    });
    respond(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  juspay = createJuspay({ ...config, origin });
  juspayWithTimeout = createJuspay({ ...config, origin, timeoutMs: 20 });
});
beforeEach(() => {
  requests = [];
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const order = {
  order_id: 'LX-1-1',
  status: 'NEW',
  status_id: 10,
  amount: 27_300,
  currency: 'INR',
  refunds: [],
};
const request = {
  reference: 'LX-1-1',
  amountPaise: 27_300_50,
  createdAt: new Date('2026-11-20T05:12:00.000Z'),
  customer: { id: 'c1', email: 'ira@mail.in', phone: '9812345670' },
  returnUrl: 'http://localhost:4000/back',
};

describe('an order [CHK-17]', () => {
  it('is created with its amount in rupees and the shop’s API key', async () => {
    respond = respondWith(200, order);
    await juspay.open(request);
    expect(requests).toEqual([
      {
        method: 'POST',
        url: '/orders',
        authorization: `Basic ${Buffer.from('the-key:').toString('base64')}`,
        form: {
          order_id: 'LX-1-1',
          amount: '27300.50',
          currency: 'INR',
          customer_id: 'c1',
          customer_email: 'ira@mail.in',
          customer_phone: '9812345670',
          return_url: 'http://localhost:4000/back',
        },
      },
    ]);
  });

  it('is created without e-mail and phone fields when the customer has neither', async () => {
    respond = respondWith(200, order);
    await juspay.open({ ...request, customer: { id: 'c1', email: '', phone: '' } });
    expect(Object.keys(requests[0]?.form ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/customer_(email|phone)/)]),
    );
  });

  test.each([
    ['411111', '411111'],
    ['41111112', '41111112'],
    ['411111123', '41111112'],
  ])('reports the BIN of a card that begins with %s as %s', async (isin, bin) => {
    respond = respondWith(200, { ...order, status: 'CHARGED', card: { card_isin: isin } });
    expect((await juspay.status('LX-1-1', null)).bin).toBe(bin);
  });

  test.each<[string, GatewayStatus, number]>([
    ['NEW', 'PENDING_VBV', 0],
    ['STARTED', 'PENDING_VBV', 0],
    ['PENDING_VBV', 'PENDING_VBV', 0],
    ['AUTHORIZING', 'AUTHORIZING', 0],
    ['CHARGED', 'CHARGED', 27_300_00],
    ['AUTO_REFUNDED', 'CHARGED', 27_300_00],
    ['AUTHENTICATION_FAILED', 'AUTHENTICATION_FAILED', 0],
    ['AUTHORIZATION_FAILED', 'AUTHORIZATION_FAILED', 0],
    ['JUSPAY_DECLINED', 'AUTHORIZATION_FAILED', 0],
    ['A_NEW_STATUS', 'AUTHORIZING', 0],
  ])('maps the status %s to %s [CHK-12]', async (status, expected, chargedPaise) => {
    respond = respondWith(200, { ...order, status });
    expect(await juspay.status('LX-1-1', null)).toMatchObject({ status: expected, chargedPaise });
    expect(requests[0]).toMatchObject({ method: 'GET', url: '/orders/LX-1-1' });
  });

  it('counts as refunded in full after an automatic refund', async () => {
    respond = respondWith(200, { ...order, status: 'AUTO_REFUNDED' });
    expect(await juspay.status('LX-1-1', null)).toMatchObject({ refundedPaise: 27_300_00 });
  });

  it('reports its EMI plan', async () => {
    respond = respondWith(200, { ...order, status: 'CHARGED', emi_bank: 'HDFC', emi_tenure: 6 });
    expect((await juspay.status('LX-1-1', null)).emi).toEqual({ bank: 'HDFC', months: 6 });
  });

  it('is reported as NOT_FOUND when Juspay does not know it', async () => {
    respond = respondWith(404, { status: 'NOT_FOUND', status_id: 40 });
    expect(await juspay.status('LX-1-1', null)).toMatchObject({ status: 'NOT_FOUND' });
  });

  it('reports its payment instrument without a card number [CHK-18]', async () => {
    const card = { card_brand: 'VISA', last_four_digits: '1111', card_issuer: 'HDFC', card_isin: '411111' };
    respond = respondWith(200, { ...order, status: 'CHARGED', card });
    expect((await juspay.status('LX-1-1', null)).instrument).toEqual({
      brand: 'VISA',
      lastFour: '1111',
      bank: 'HDFC',
    });
    respond = respondWith(200, { ...order, status: 'CHARGED', payer_vpa: 'ira@okhdfc' });
    expect((await juspay.status('LX-1-1', null)).instrument).toEqual({ vpa: 'ira@okhdfc' });
  });

  it('is refunded under the shop’s refund id, and reports the state of the refund', async () => {
    const refunds = [{ unique_request_id: 'LX-1-1-refund', status: 'PENDING', amount: 10 }];
    respond = respondWith(200, { ...order, status: 'CHARGED', refunds });
    expect(await juspay.refund('LX-1-1', 'LX-1-1-refund', 10_00, null)).toBe('pending');
    expect(requests[0]).toMatchObject({
      method: 'POST',
      url: '/orders/LX-1-1/refunds',
      form: { unique_request_id: 'LX-1-1-refund', amount: '10.00' },
    });
    for (const [status, expected] of [
      ['SUCCESS', 'done'],
      ['FAILURE', 'failed'],
      ['MANUAL_REVIEW', 'pending'],
    ] as const) {
      respond = respondWith(200, { ...order, refunds: [{ unique_request_id: 'LX-1-1-refund', status }] });
      expect(await juspay.refund('LX-1-1', 'LX-1-1-refund', 10_00, null)).toBe(expected);
    }
  });

  it('counts as cancelled only when Juspay confirms that it cannot be charged', async () => {
    respond = respondWith(200, { ...order, dead: true });
    expect(await juspay.cancel('LX-1-1', null)).toBe(true);
    respond = respondWith(200, { ...order, dead: false });
    expect(await juspay.cancel('LX-1-1', null)).toBe(false);
  });
});

describe('a provider failure rejects with ProviderError', () => {
  const faults: Record<string, (response: ServerResponse) => void> = {
    'a rejected API key': respondWith(401, { status: 'error' }),
    'an invalid request': respondWith(400, { status: 'error' }),
    'an unknown path': respondWith(404, { error: 'no such path' }),
    'too many requests': respondWith(429, {}),
    'a server error': respondWith(500, { status: 'CHARGED', amount: 1 }),
    'a response that is not JSON': (response) => void response.writeHead(200).end('<html>'),
    'an empty response': respondWith(200, {}),
    'a cut connection': (response) => void response.destroy(),
  };
  const calls: Record<string, () => Promise<unknown>> = {
    open: () => juspay.open(request),
    status: () => juspay.status('LX-1-1', null),
    cancel: () => juspay.cancel('LX-1-1', null),
    refund: () => juspay.refund('LX-1-1', 'r', 1_00, null),
  };
  test.each(
    Object.entries(faults).flatMap(([fault, faultResponse]) =>
      Object.entries(calls).map(([name, call]) => [name, fault, call, faultResponse] as const),
    ),
  )('in the call %s: %s', async (_, __, call, faultResponse) => {
    respond = faultResponse;
    await expect(call()).rejects.toMatchObject({ name: 'ProviderError' });
  });

  it('when the status call gets no response within the timeout', async () => {
    respond = () => undefined;
    await expect(juspayWithTimeout.status('LX-1-1', null)).rejects.toMatchObject({ name: 'ProviderError' });
  });
});

describe('a returning shopper [RTE-08]', () => {
  const params = { order_id: 'LX-1-1', status: 'CHARGED', status_id: '21', 'odd name': 'a b&c=d' };
  // Written by hand from Juspay's published signing rule, for these parameters.
  const text = 'odd%20name=a%20b%26c%3Dd&order_id=LX-1-1&status=CHARGED&status_id=21';
  const signature = createHmac('sha256', 'the-response-key')
    .update(encodeURIComponent(text))
    .digest('base64');
  const signed = { ...params, signature, signature_algorithm: 'HMAC-SHA256' };

  it('is identified by the signature, whether it arrives decoded or percent-encoded', () => {
    expect(juspay.verifyReturn(signed)).toBe('LX-1-1');
    expect(juspay.verifyReturn({ ...signed, signature: encodeURIComponent(signature) })).toBe('LX-1-1');
  });

  test.each<[string, Record<string, string>]>([
    ['another order', { ...signed, order_id: 'LX-2-1' }],
    ['another status', { ...signed, status: 'AUTHORIZATION_FAILED' }],
    ['something added', { ...signed, more: 'x' }],
    ['no signature', params],
    ['another algorithm', { ...signed, signature_algorithm: 'none' }],
    ['nothing', {}],
  ])('is not identified with %s', (_, given) => {
    expect(juspay.verifyReturn(given)).toBeUndefined();
  });
});

describe('a webhook', () => {
  const headers = { authorization: `Basic ${Buffer.from('juspay:the-password').toString('base64')}` };
  const body = JSON.stringify({
    id: 'evt_1',
    date_created: '2026-11-23T10:00:00Z',
    event_name: 'ORDER_SUCCEEDED',
    content: { order: { ...order, status: 'CHARGED', card: { card_isin: '411111' } } },
  });

  it('names the order to check, without card data [CHK-18]', () => {
    expect(juspay.verifyWebhook(headers, body)).toEqual({
      eventId: 'evt_1',
      reference: 'LX-1-1',
      detail: 'ORDER_SUCCEEDED CHARGED',
    });
  });

  test.each<[string, Record<string, string>, string]>([
    ['without a credential', {}, body],
    ['with a wrong credential', { authorization: 'Basic eDp5' }, body],
    ['without a credential and without JSON', {}, '<xml/>'],
  ])('%s is rejected', (_, given, text) => {
    expect(juspay.verifyWebhook(given, text)).toBeUndefined();
  });

  test.each([
    ['that is not JSON', '<xml/>', undefined, 'unreadable'],
    ['without an order', '{"id":"1","event_name":"x","content":{}}', '1', 'x'],
    [
      'about a mandate',
      '{"id":"2","event_name":"MANDATE_CREATED","content":{"mandate":{}}}',
      '2',
      'MANDATE_CREATED',
    ],
    ['with fields of other types', '{"id":3,"event_name":["x"]}', undefined, 'unreadable'],
  ])('is accepted, although it names no payment: a webhook %s', (_, text, eventId, detail) => {
    expect(juspay.verifyWebhook(headers, text)).toEqual({ eventId, reference: undefined, detail });
  });
});
