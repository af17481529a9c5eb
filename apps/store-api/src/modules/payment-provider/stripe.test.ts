import { paymentReturnPath } from '@luxe/contract/paths';
import { createHmac } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ProviderError, type PaymentProvider } from './provider.ts';
import { createStripe } from './stripe.ts';

// A fake Stripe over HTTP, from its public documentation: sessions, refunds, idempotency keys and errors.
let server: Server;
let stripe: PaymentProvider;
let stripeWithTimeout: PaymentProvider;
let origin = '';
let sessions: Map<string, Record<string, unknown>>;
let refunds: Map<string, Record<string, unknown>>;
let requests: { method: string; url: string; key: string; form: Record<string, string> }[];
/** When set, this function answers every request in place of the fake Stripe. */
let fault: ((response: ServerResponse) => void) | undefined;

const sendJson = (response: ServerResponse, status: number, body: unknown) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

function toResponse(method: string, url: URL, key: string, form: Record<string, string>): [number, unknown] {
  const [, , , , id, action] = url.pathname.split('/');
  if (url.pathname === '/v1/checkout/sessions') {
    const known = sessions.get(key);
    if (known) return [200, known];
    const session = {
      id: `cs_test_${sessions.size + 1}`,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      currency: form['line_items[0][price_data][currency]'],
      amount_total: Number(form['line_items[0][price_data][unit_amount]']),
      client_reference_id: form.client_reference_id,
      url: 'https://checkout.stripe.com/c/pay/cs_test',
      payment_intent: null,
    };
    sessions.set(key, session);
    return [200, session];
  }
  if (url.pathname === '/v1/refunds' && method === 'GET')
    return [200, { object: 'list', data: [...refunds.values()], has_more: false }];
  if (url.pathname === '/v1/refunds') {
    const refund = refunds.get(key) ?? {
      id: 're_1',
      status: 'pending',
      amount: Number(form.amount),
      metadata: { refundId: form['metadata[refundId]'] },
    };
    refunds.set(key, refund);
    return [200, refund];
  }
  const session = [...sessions.values()].find((one) => one.id === id);
  if (!session)
    return [404, { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'None.' } }];
  if (action === 'expire') {
    if (session.status !== 'open')
      return [
        400,
        { error: { type: 'invalid_request_error', message: 'Only an open session can be expired.' } },
      ];
    session.status = 'expired';
  }
  return [200, session];
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { method = '', url = '', headers } = request;
    const key = String(headers['idempotency-key'] ?? '');
    const form = Object.fromEntries(new URLSearchParams(body));
    requests.push({ method, url, key, form });
    if (fault) return fault(response);
    if (headers.authorization !== 'Bearer sk_test_key')
      return sendJson(response, 401, { error: { type: 'authentication_error' } });
    const [status, responseBody] = toResponse(method, new URL(url, origin), key, form);
    return sendJson(response, status, responseBody);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const config = { name: 'stripe', secretKey: 'sk_test_key', webhookSecret: 'whsec_test', origin } as const;
  stripe = await createStripe(config);
  stripeWithTimeout = await createStripe({ ...config, timeoutMs: 20 });
});
beforeEach(() => {
  sessions = new Map();
  refunds = new Map();
  requests = [];
  fault = undefined;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const request = {
  reference: 'LX-1-1',
  amountPaise: 27_300_50,
  createdAt: new Date('2026-11-20T05:12:00.000Z'),
  customer: { id: 'c1', email: 'ira@mail.in', phone: '9812345670' },
  returnUrl: `http://localhost:4000${paymentReturnPath}`,
};
const session = () => [...sessions.values()][0] ?? {};
async function opened() {
  return (await stripe.open(request)).providerReference ?? '';
}
const intent = (more: object = {}) => ({ id: 'pi_1', object: 'payment_intent', ...more });

describe('Stripe', () => {
  it('opens a payment page for the exact amount, once per reference', async () => {
    const id = await opened();
    expect(await opened()).toBe(id);
    expect(sessions.size).toBe(1);
    expect(requests[0]).toMatchObject({
      key: 'LX-1-1',
      form: {
        mode: 'payment',
        client_reference_id: 'LX-1-1',
        'line_items[0][price_data][currency]': 'inr',
        'line_items[0][price_data][unit_amount]': '2730050',
      },
    });
    expect(await stripe.handOver('LX-1-1', id)).toEqual({
      kind: 'redirect',
      url: 'https://checkout.stripe.com/c/pay/cs_test',
    });
  });

  it.each([
    [{ status: 'open', payment_status: 'unpaid' }, 'PENDING_VBV', 0],
    [
      { status: 'open', payment_intent: intent({ last_payment_error: { code: 'card_declined' } }) },
      'PENDING_VBV',
      0,
    ],
    [{ status: 'complete', payment_status: 'unpaid' }, 'AUTHORIZING', 0],
    [{ status: 'complete', payment_status: 'paid' }, 'CHARGED', 27_300_50],
    [{ status: 'complete', payment_status: 'paid', currency: 'usd' }, 'CHARGED', 0],
    [{ status: 'expired', payment_status: 'unpaid' }, 'AUTHENTICATION_FAILED', 0],
  ])('maps a Checkout session with %j to the payment status %s', async (state, status, chargedPaise) => {
    const id = await opened();
    Object.assign(session(), state);
    expect(await stripe.status('LX-1-1', id)).toMatchObject({ status, chargedPaise });
  });

  it('reports a card by its brand and last digits, and the refunded amount', async () => {
    const id = await opened();
    Object.assign(session(), {
      status: 'complete',
      payment_status: 'paid',
      payment_intent: intent({
        latest_charge: {
          id: 'ch_1',
          amount_refunded: 500,
          payment_method_details: { card: { brand: 'visa', last4: '4242' } },
        },
      }),
    });
    expect(await stripe.status('LX-1-1', id)).toMatchObject({
      instrument: { brand: 'VISA', lastFour: '4242' },
      refundedPaise: 500,
    });
  });

  it('reports a payment without a session as not found, without a request to Stripe', async () => {
    expect(await stripe.status('LX-1-1', null)).toMatchObject({ status: 'NOT_FOUND' });
    expect(await stripe.cancel('LX-1-1', null)).toBe(true);
    await expect(stripe.handOver('LX-1-1', null)).rejects.toThrow(ProviderError);
    expect(requests).toEqual([]);
  });

  it('cancels a payment by expiring its open page, and throws when Stripe rejects the expiry', async () => {
    const id = await opened();
    expect(await stripe.cancel('LX-1-1', id)).toBe(true);
    Object.assign(session(), { status: 'complete' });
    await expect(stripe.cancel('LX-1-1', id)).rejects.toThrow(ProviderError);
  });

  it('makes one refund per refund id, even for repeated calls', async () => {
    const id = await opened();
    await expect(stripe.refund('LX-1-1', 'LX-1-1-refund', 100, id)).rejects.toThrow(ProviderError);
    Object.assign(session(), { payment_intent: intent() });
    const sendRefund = () => stripe.refund('LX-1-1', 'LX-1-1-refund', 27_300_50, id);
    for (let time = 0; time < 2; time += 1) expect(await sendRefund()).toBe('pending');
    Object.assign(refunds.get('LX-1-1-refund-2730050') ?? {}, { status: 'succeeded' });
    expect(await sendRefund()).toBe('done');
    Object.assign(refunds.get('LX-1-1-refund-2730050') ?? {}, { status: 'failed' });
    expect(await sendRefund()).toBe('failed');
    expect([...refunds.keys()]).toEqual(['LX-1-1-refund-2730050']);
  });

  it('accepts a return only with a valid signature', async () => {
    await opened();
    const back = new URL(requests[0]?.form.success_url ?? '');
    const params = Object.fromEntries(back.searchParams);
    expect(stripe.verifyReturn(params)).toBe('LX-1-1');
    expect(stripe.verifyReturn({ ...params, order_id: 'LX-2-1' })).toBeUndefined();
    expect(stripe.verifyReturn({ order_id: 'LX-1-1' })).toBeUndefined();
    expect(stripe.verifyReturn({})).toBeUndefined();
  });

  it('accepts a webhook with Stripe’s signature, and rejects old, forged and changed webhooks', () => {
    const body = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'checkout.session.completed',
      data: { object: { client_reference_id: 'LX-1-1', payment_status: 'paid' } },
    });
    const now = Math.floor(Date.now() / 1000);
    const signed = (at: number, key = 'whsec_test', text = body) => ({
      'stripe-signature': `t=${at},v1=${createHmac('sha256', key).update(`${at}.${text}`).digest('hex')}`,
    });
    expect(stripe.verifyWebhook(signed(now), body)).toEqual({
      eventId: 'evt_1',
      reference: 'LX-1-1',
      detail: 'checkout.session.completed',
    });
    expect(stripe.verifyWebhook(signed(now - 3600), body)).toBeUndefined();
    expect(stripe.verifyWebhook(signed(now, 'whsec_other'), body)).toBeUndefined();
    expect(stripe.verifyWebhook(signed(now), body.replace('LX-1-1', 'LX-2-1'))).toBeUndefined();
    expect(stripe.verifyWebhook({}, body)).toBeUndefined();
  });

  it.each([
    [
      JSON.stringify({ id: 'evt_2', type: 'invoice.paid', data: { object: { id: 'in_1' } } }),
      'evt_2',
      'invoice.paid',
    ],
    [JSON.stringify({ id: 'evt_3', type: 'a.new.event' }), 'evt_3', 'a.new.event'],
    ['null', undefined, 'unreadable'],
    ['{', undefined, 'unreadable'],
  ])('accepts the genuine webhook %s, which is about no payment', (text, eventId, detail) => {
    const at = Math.floor(Date.now() / 1000);
    const signature = createHmac('sha256', 'whsec_test').update(`${at}.${text}`).digest('hex');
    expect(stripe.verifyWebhook({ 'stripe-signature': `t=${at},v1=${signature}` }, text)).toEqual({
      eventId,
      reference: undefined,
      detail,
    });
  });

  it.each([
    ['ira@mail.in', 'ira@mail.in'],
    ['', undefined],
  ])('receives the customer’s e-mail address %j as %s', async (email, sent) => {
    await stripe.open({ ...request, customer: { ...request.customer, email } });
    expect(requests[0]?.form.customer_email).toBe(sent);
  });

  const faults: [string, (response: ServerResponse) => void][] = [
    ['a 400', (response) => sendJson(response, 400, { error: { type: 'invalid_request_error' } })],
    ['a 429', (response) => sendJson(response, 429, { error: { type: 'rate_limit_error' } })],
    ['a 500', (response) => sendJson(response, 500, { error: { type: 'api_error' } })],
    ['a response that is not JSON', (response) => void response.writeHead(200).end('<html>')],
    ['a cut connection', (response) => void response.destroy()],
  ];
  it.each(faults)('rejects every call with ProviderError after %s', async (_name, sendFault) => {
    fault = sendFault;
    await expect(stripe.open(request)).rejects.toThrow(ProviderError);
    await expect(stripe.status('LX-1-1', 'cs_1')).rejects.toThrow(ProviderError);
    await expect(stripe.cancel('LX-1-1', 'cs_1')).rejects.toThrow(ProviderError);
    await expect(stripe.refund('LX-1-1', 'r', 100, 'cs_1')).rejects.toThrow(ProviderError);
    await expect(stripe.handOver('LX-1-1', 'cs_1')).rejects.toThrow(ProviderError);
  });

  it('rejects with ProviderError after a timeout', async () => {
    fault = () => undefined;
    await expect(stripeWithTimeout.status('LX-1-1', 'cs_1')).rejects.toThrow(ProviderError);
  });
});
