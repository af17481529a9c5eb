import { createHmac } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ProviderTrouble, type PaymentProvider } from './provider.ts';
import { createStripe } from './stripe.ts';

// Plays Stripe over HTTP, from its public documentation: sessions, refunds, idempotency keys; its errors are those that it documents.
let server: Server;
let stripe: PaymentProvider;
let impatient: PaymentProvider;
let origin = '';
let sessions: Map<string, Record<string, unknown>>;
let refunds: Map<string, Record<string, unknown>>;
let asked: { method: string; url: string; key: string; form: Record<string, string> }[];
/** Answers instead of the stand-in. */
let fault: ((response: ServerResponse) => void) | undefined;

const says = (response: ServerResponse, status: number, body: unknown) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

function answer(method: string, url: URL, key: string, form: Record<string, string>): [number, unknown] {
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
    asked.push({ method, url, key, form });
    if (fault) return fault(response);
    if (headers.authorization !== 'Bearer sk_test_key')
      return says(response, 401, { error: { type: 'authentication_error' } });
    const [status, answered] = answer(method, new URL(url, origin), key, form);
    return says(response, status, answered);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const config = { name: 'stripe', secretKey: 'sk_test_key', webhookSecret: 'whsec_test', origin } as const;
  stripe = await createStripe(config);
  impatient = await createStripe({ ...config, timeoutMs: 20 });
});
beforeEach(() => {
  sessions = new Map();
  refunds = new Map();
  asked = [];
  fault = undefined;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const request = {
  reference: 'LX-1-1',
  amountPaise: 27_300_50,
  madeAt: new Date('2026-11-20T05:12:00.000Z'),
  customer: { id: 'c1', email: 'ira@mail.in', phone: '9812345670' },
  returnUrl: 'http://localhost:4000/checkout/multi/payment-method/newCardPayment',
};
const session = () => [...sessions.values()][0] ?? {};
async function opened() {
  return (await stripe.open(request)).providerReference ?? '';
}
const intent = (more: object = {}) => ({ id: 'pi_1', object: 'payment_intent', ...more });

describe('Stripe', () => {
  it('opens a page for the exact amount, once for a reference', async () => {
    const id = await opened();
    expect(await opened()).toBe(id);
    expect(sessions.size).toBe(1);
    expect(asked[0]).toMatchObject({
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
  ])('reads %j as %s', async (state, status, chargedPaise) => {
    const id = await opened();
    Object.assign(session(), state);
    expect(await stripe.status('LX-1-1', id)).toMatchObject({ status, chargedPaise });
  });

  it('knows a card by its brand and end, and what was given back', async () => {
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

  it('knows nothing of what it was never told of', async () => {
    expect(await stripe.status('LX-1-1', null)).toMatchObject({ status: 'NOT_FOUND' });
    expect(await stripe.cancel('LX-1-1', null)).toBe(true);
    await expect(stripe.handOver('LX-1-1', null)).rejects.toThrow(ProviderTrouble);
    expect(asked).toEqual([]);
  });

  it('ends a page that is open, and says so where it cannot', async () => {
    const id = await opened();
    expect(await stripe.cancel('LX-1-1', id)).toBe(true);
    Object.assign(session(), { status: 'complete' });
    await expect(stripe.cancel('LX-1-1', id)).rejects.toThrow(ProviderTrouble);
  });

  it('gives back once for a refund’s name', async () => {
    const id = await opened();
    await expect(stripe.refund('LX-1-1', 'LX-1-1-refund', 100, id)).rejects.toThrow(ProviderTrouble);
    Object.assign(session(), { payment_intent: intent() });
    const giveBack = () => stripe.refund('LX-1-1', 'LX-1-1-refund', 27_300_50, id);
    for (let time = 0; time < 2; time += 1) expect(await giveBack()).toBe('pending');
    Object.assign(refunds.get('LX-1-1-refund-2730050') ?? {}, { status: 'succeeded' });
    expect(await giveBack()).toBe('done');
    Object.assign(refunds.get('LX-1-1-refund-2730050') ?? {}, { status: 'failed' });
    expect(await giveBack()).toBe('failed');
    expect([...refunds.keys()]).toEqual(['LX-1-1-refund-2730050']);
  });

  it('believes the way back by its signature alone', async () => {
    await opened();
    const back = new URL(asked[0]?.form.success_url ?? '');
    const params = Object.fromEntries(back.searchParams);
    expect(stripe.readReturn(params)).toBe('LX-1-1');
    expect(stripe.readReturn({ ...params, order_id: 'LX-2-1' })).toBeUndefined();
    expect(stripe.readReturn({ order_id: 'LX-1-1' })).toBeUndefined();
    expect(stripe.readReturn({})).toBeUndefined();
  });

  it('believes a webhook by its published signature, and none that is old, forged or changed', () => {
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
    expect(stripe.readWebhook(signed(now), body)).toEqual({
      eventId: 'evt_1',
      reference: 'LX-1-1',
      detail: 'checkout.session.completed',
    });
    expect(stripe.readWebhook(signed(now - 3600), body)).toBeUndefined();
    expect(stripe.readWebhook(signed(now, 'whsec_other'), body)).toBeUndefined();
    expect(stripe.readWebhook(signed(now), body.replace('LX-1-1', 'LX-2-1'))).toBeUndefined();
    expect(stripe.readWebhook({}, body)).toBeUndefined();
  });

  it.each([
    [
      JSON.stringify({ id: 'evt_2', type: 'invoice.paid', data: { object: { id: 'in_1' } } }),
      'evt_2',
      'invoice.paid',
    ],
    [JSON.stringify({ id: 'evt_3', type: 'a.word.of.tomorrow' }), 'evt_3', 'a.word.of.tomorrow'],
    ['null', undefined, 'unreadable'],
    ['{', undefined, 'unreadable'],
  ])('knows %s for its own although it is about no payment', (text, eventId, detail) => {
    const at = Math.floor(Date.now() / 1000);
    const signature = createHmac('sha256', 'whsec_test').update(`${at}.${text}`).digest('hex');
    expect(stripe.readWebhook({ 'stripe-signature': `t=${at},v1=${signature}` }, text)).toEqual({
      eventId,
      reference: undefined,
      detail,
    });
  });

  it.each([
    ['ira@mail.in', 'ira@mail.in'],
    ['', undefined],
  ])('is told of the e-mail address %j as %s', async (email, sent) => {
    await stripe.open({ ...request, customer: { ...request.customer, email } });
    expect(asked[0]?.form.customer_email).toBe(sent);
  });

  const faults: [string, (response: ServerResponse) => void][] = [
    ['a 400', (response) => says(response, 400, { error: { type: 'invalid_request_error' } })],
    ['a 429', (response) => says(response, 429, { error: { type: 'rate_limit_error' } })],
    ['a 500', (response) => says(response, 500, { error: { type: 'api_error' } })],
    ['what is no JSON', (response) => void response.writeHead(200).end('<html>')],
    ['a cut connection', (response) => void response.destroy()],
  ];
  it.each(faults)('is in trouble over %s, in every call', async (_name, how) => {
    fault = how;
    await expect(stripe.open(request)).rejects.toThrow(ProviderTrouble);
    await expect(stripe.status('LX-1-1', 'cs_1')).rejects.toThrow(ProviderTrouble);
    await expect(stripe.cancel('LX-1-1', 'cs_1')).rejects.toThrow(ProviderTrouble);
    await expect(stripe.refund('LX-1-1', 'r', 100, 'cs_1')).rejects.toThrow(ProviderTrouble);
    await expect(stripe.handOver('LX-1-1', 'cs_1')).rejects.toThrow(ProviderTrouble);
  });

  it('is in trouble over silence', async () => {
    fault = () => undefined;
    await expect(impatient.status('LX-1-1', 'cs_1')).rejects.toThrow(ProviderTrouble);
  });
});
