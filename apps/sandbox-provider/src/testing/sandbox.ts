import { createLog } from '@luxe/host/log';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '../app.ts';
import { openStore } from '../payment/paymentStore.ts';
import { manualEpochClock } from './manualEpochClock.ts';

export const merchant = { id: 'luxe', apiKey: 'the api key', responseKey: 'the response key' };
export const shopOrigin = 'http://localhost:4000';
/** Where the provider returns shoppers. The provider accepts any path of the shop. */
export const returnUrl = `${shopOrigin}/payment/return`;
export const serverAuth = { authorization: `Basic ${Buffer.from(`${merchant.apiKey}:`).toString('base64')}` };

/** A webhook that the shop received. */
interface WebhookEvent {
  readonly id: string;
  readonly event_name: string;
  readonly content: { readonly order: Readonly<Record<string, unknown>> };
}

/** Starts a webhook receiver that records events and responds with a status that the test sets. */
export async function startShop() {
  const events: WebhookEvent[] = [];
  const headers: Record<string, string | string[] | undefined>[] = [];
  const bodies: string[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      headers.push(request.headers);
      bodies.push(body);
      if (status < 300) events.push(JSON.parse(body) as WebhookEvent);
      response.writeHead(status).end();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
    events,
    headers,
    bodies,
    respondWith: (next: number) => void (status = next),
    names: () => events.map(({ event_name }) => event_name),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

type SandboxResponse = Readonly<{
  status: number;
  body: Record<string, unknown>;
  text: string;
  headers: Headers;
}>;

/** Opens a sandbox with its own data folder, a manual clock and a webhook receiver. */
export async function openSandbox(lines: string[] = []) {
  const folder = mkdtempSync(path.join(tmpdir(), 'luxe-sandbox-'));
  const shop = await startShop();
  const clock = manualEpochClock();
  const store = openStore(folder);
  const webhook = { url: shop.url, user: 'sandbox', password: 'the password' };
  const config = { origin: 'http://127.0.0.1:4002', shopOrigin, merchant, webhook };
  const { app, settle, deliver } = buildApp({
    config,
    store,
    clock,
    log: createLog('debug', (line) => lines.push(line)),
  });

  const request = async (
    method: 'GET' | 'POST' | 'OPTIONS',
    url: string,
    form?: Record<string, unknown>,
    headers: Record<string, string> = {},
  ): Promise<SandboxResponse> => {
    const response = await app.inject({
      method,
      url,
      headers: { ...(form && { 'content-type': 'application/x-www-form-urlencoded' }), ...headers },
      ...(form && { payload: new URLSearchParams(form as Record<string, string>).toString() }),
    });
    const isJson = String(response.headers['content-type']).includes('json');
    return {
      status: response.statusCode,
      body: isJson ? response.json() : {},
      text: response.body,
      headers: new Headers(response.headers as Record<string, string>),
    };
  };
  const fromServer = (method: 'GET' | 'POST', url: string, form?: Record<string, unknown>) =>
    request(method, url, form, serverAuth);
  const fromPage = (url: string, form: Record<string, unknown>) =>
    request('POST', url, form, { origin: shopOrigin });

  let orders = 0;
  return {
    folder,
    app,
    shop,
    clock,
    store,
    request,
    fromServer,
    fromPage,
    settle,
    deliver,
    /** Advances the clock, settles due payments and delivers due webhooks. */
    async advance(ms: number) {
      clock.advance(ms);
      settle();
      await deliver();
    },
    /** Creates an order of ₹1,234.50. */
    async order(more: Record<string, unknown> = {}) {
      const id = `order-${(orders += 1)}`;
      const { status, text } = await fromServer('POST', '/orders', { ...someOrder(id), ...more });
      if (status !== 200) throw new Error(text);
      return id;
    },
    /** Begins a card payment. Resolves to the path of the bank's page. */
    async begin(orderId: string, form: Record<string, unknown> = {}) {
      const response = await fromPage('/txns', { ...payByCard(orderId), ...form });
      if (response.status !== 200) throw new Error(response.text);
      return `/pay/${String(response.body.txn_uuid)}`;
    },
    decide: (page: string, decision: string, code = '') => request('POST', page, { decision, code }),
    status: async (orderId: string) => (await fromServer('GET', `/orders/${orderId}`)).body,
    async close() {
      await app.close();
      await shop.close();
      store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type TestSandbox = Awaited<ReturnType<typeof openSandbox>>;

export const someOrder = (id: string) => ({
  order_id: id,
  amount: '1234.50',
  currency: 'INR',
  customer_id: 'customer-1',
  customer_email: 'asha@example.in',
  customer_phone: '9876543210',
  return_url: returnUrl,
});

export const someCard = {
  card_number: '4111111111111111',
  card_exp_month: '11',
  card_exp_year: '30',
  card_security_code: '123',
  name_on_card: 'Asha Rao',
};

/** The parameters of a card transaction [CHK-28]. */
export const payByCard = (orderId: string) => ({
  ...someCard,
  merchant_id: merchant.id,
  order_id: orderId,
  payment_method_type: 'CARD',
  payment_method: 'VISA',
  redirect_after_payment: 'true',
  format: 'json',
});
