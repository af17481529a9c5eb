import { createLog } from '@luxe/host/log';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '../app.ts';
import { openStore } from '../payment/store.ts';
import { handClock } from './clock.ts';

export const merchant = { id: 'luxe', apiKey: 'the api key', responseKey: 'the response key' };
export const shopOrigin = 'http://localhost:4000';
export const serverAuth = { authorization: `Basic ${Buffer.from(`${merchant.apiKey}:`).toString('base64')}` };

/** A webhook as the shop got it. */
interface Told {
  readonly id: string;
  readonly event_name: string;
  readonly content: { readonly order: Readonly<Record<string, unknown>> };
}

/** A shop's end of the webhooks: keeps what it is told, and answers what it is set to. */
export async function startShop() {
  const told: Told[] = [];
  const heads: Record<string, string | string[] | undefined>[] = [];
  const bodies: string[] = [];
  let status = 200;
  const server = createServer((request, answer) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      heads.push(request.headers);
      bodies.push(body);
      if (status < 300) told.push(JSON.parse(body) as Told);
      answer.writeHead(status).end();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
    told,
    heads,
    bodies,
    answer: (next: number) => void (status = next),
    names: () => told.map(({ event_name }) => event_name),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

type Answer = Readonly<{
  status: number;
  body: Record<string, unknown>;
  text: string;
  headers: Headers;
}>;

/** A sandbox on a folder of its own, its time turned by hand, and a shop that is told. */
export async function openSandbox(lines: string[] = []) {
  const folder = mkdtempSync(path.join(tmpdir(), 'luxe-sandbox-'));
  const shop = await startShop();
  const clock = handClock();
  const store = openStore(folder);
  const webhook = { url: shop.url, user: 'sandbox', password: 'the password' };
  const config = { origin: 'http://127.0.0.1:4002', shopOrigin, merchant, webhook };
  const { app, settle, deliver } = buildApp({
    config,
    store,
    clock,
    log: createLog('debug', (line) => lines.push(line)),
  });

  const ask = async (
    method: 'GET' | 'POST' | 'OPTIONS',
    url: string,
    form?: Record<string, unknown>,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const answer = await app.inject({
      method,
      url,
      headers: { ...(form && { 'content-type': 'application/x-www-form-urlencoded' }), ...headers },
      ...(form && { payload: new URLSearchParams(form as Record<string, string>).toString() }),
    });
    const isJson = String(answer.headers['content-type']).includes('json');
    return {
      status: answer.statusCode,
      body: isJson ? answer.json() : {},
      text: answer.body,
      headers: new Headers(answer.headers as Record<string, string>),
    };
  };
  const fromServer = (method: 'GET' | 'POST', url: string, form?: Record<string, unknown>) =>
    ask(method, url, form, serverAuth);
  const fromPage = (url: string, form: Record<string, unknown>) =>
    ask('POST', url, form, { origin: shopOrigin });

  let orders = 0;
  return {
    folder,
    app,
    shop,
    clock,
    store,
    ask,
    fromServer,
    fromPage,
    settle,
    deliver,
    /** Time passes, and what it brings happens. */
    async pass(ms: number) {
      clock.pass(ms);
      settle();
      await deliver();
    },
    /** A new order of 1,234.50 rupees. */
    async order(more: Record<string, unknown> = {}) {
      const id = `order-${(orders += 1)}`;
      const { status, text } = await fromServer('POST', '/orders', { ...someOrder(id), ...more });
      if (status !== 200) throw new Error(text);
      return id;
    },
    /** Begins to pay by card and resolves to the address of the bank's page. */
    async begin(orderId: string, form: Record<string, unknown> = {}) {
      const answer = await fromPage('/txns', { ...payByCard(orderId), ...form });
      if (answer.status !== 200) throw new Error(answer.text);
      return `/pay/${String(answer.body.txn_uuid)}`;
    },
    decide: (page: string, decision: string, code = '') => ask('POST', page, { decision, code }),
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
  return_url: `${shopOrigin}/checkout/multi/payment-method/newCardPayment`,
});

export const someCard = {
  card_number: '4111111111111111',
  card_exp_month: '11',
  card_exp_year: '30',
  card_security_code: '123',
  name_on_card: 'Asha Rao',
};

/** The transaction of CHK-28, by card. */
export const payByCard = (orderId: string) => ({
  ...someCard,
  merchant_id: merchant.id,
  order_id: orderId,
  payment_method_type: 'CARD',
  payment_method: 'VISA',
  redirect_after_payment: 'true',
  format: 'json',
});
