import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { bankCodeOf } from './instruments/banks.ts';
import { chargedCards, hasLuhnDigit, outcomeCards } from './instruments/cards.ts';
import { outcomes, type OutcomeName } from './instruments/outcomes.ts';
import { groupByFour } from './pages/instrumentsPage.ts';
import { signBody, signReturn } from './protocol/signature.ts';
import { merchant, openSandbox, returnUrl, type TestSandbox } from './testing/sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => void (sandbox = await openSandbox()));
afterAll(() => sandbox.close());

const cardOf = (name: string) =>
  Object.entries(outcomeCards).find(([, outcome]) => outcome === name)?.[0] ?? chargedCards[0][0];

/** The form fields that pay with a given outcome, by payment method. */
const instruments: [method: string, form: (name: OutcomeName) => Record<string, string>][] = [
  ['card', (name) => ({ card_number: cardOf(name) })],
  ['UPI id', (name) => ({ payment_method_type: 'UPI', txn_type: 'UPI_COLLECT', upi_vpa: `${name}@sandbox` })],
  [
    'bank',
    (name) => ({
      payment_method_type: 'NB',
      payment_method: name === 'charged' ? 'NB_HDFC' : bankCodeOf(name),
    }),
  ],
];

/** For each outcome: the status after approval, the final status, and the events that the shop receives. */
const table: Record<OutcomeName, [soon: string, end: string, events: string[]]> = {
  charged: ['CHARGED', 'CHARGED', ['ORDER_SUCCEEDED']],
  'authorization-failed': ['AUTHORIZATION_FAILED', 'AUTHORIZATION_FAILED', ['ORDER_FAILED']],
  'authentication-failed': ['AUTHENTICATION_FAILED', 'AUTHENTICATION_FAILED', ['ORDER_FAILED']],
  'juspay-declined': ['JUSPAY_DECLINED', 'JUSPAY_DECLINED', ['ORDER_FAILED']],
  'not-found': ['NOT_FOUND', 'NOT_FOUND', []],
  'pending-charged': ['AUTHORIZING', 'CHARGED', ['ORDER_SUCCEEDED']],
  'pending-failed': ['AUTHORIZING', 'AUTHORIZATION_FAILED', ['ORDER_FAILED']],
  'time-out': ['no answer', 'CHARGED', ['ORDER_SUCCEEDED']],
  'webhook-first': ['CHARGED', 'CHARGED', ['ORDER_SUCCEEDED']],
  'webhook-never': ['CHARGED', 'CHARGED', []],
  'webhook-twice': ['CHARGED', 'CHARGED', ['ORDER_SUCCEEDED', 'ORDER_SUCCEEDED']],
  'return-twice': ['CHARGED', 'CHARGED', ['ORDER_SUCCEEDED']],
  'return-post': ['CHARGED', 'CHARGED', ['ORDER_SUCCEEDED']],
  'wrong-amount': ['CHARGED', 'CHARGED', ['ORDER_SUCCEEDED']],
  'refund-rejected': ['CHARGED', 'CHARGED', ['ORDER_SUCCEEDED']],
};

describe.each(instruments)('every outcome by %s [CHK-17]', (_method, form) => {
  test.each(Object.entries(table))(
    'gives the expected statuses and events: %s',
    async (name, [soon, end, events]) => {
      const id = await sandbox.order();
      const before = sandbox.shop.events.length;
      const page = await sandbox.begin(id, form(name as OutcomeName));
      await sandbox.decide(page, 'approve');
      if (soon === 'no answer') {
        let hasResponse = false;
        const response = sandbox.status(id).then((body) => ((hasResponse = true), body));
        await sandbox.advance(89_000);
        expect(hasResponse).toBe(false);
        await sandbox.advance(1000);
        expect((await response).status).toBe(end);
      } else expect((await sandbox.status(id)).status).toBe(soon);
      await sandbox.advance(20_000);
      await sandbox.advance(20_000);
      const received = sandbox.shop.events
        .slice(before)
        .filter(({ content }) => content.order.order_id === id);
      expect(received.map(({ event_name }) => event_name)).toEqual(['TXN_CREATED', ...events]);
      for (const { event_name, content } of received.slice(1))
        expect(content.order.status, event_name).toBe(end);
      expect((await sandbox.status(id)).status).toBe(end);
    },
  );
});

describe('special outcomes', () => {
  const approve = async (name: OutcomeName) => {
    const id = await sandbox.order();
    const page = await sandbox.begin(id, { card_number: cardOf(name) });
    const response = await sandbox.decide(page, 'approve');
    return { id, page, response, location: response.headers.get('location') ?? '' };
  };

  it('wrong-amount: the order status contains the charged amount instead of the order amount', async () => {
    const { id } = await approve('wrong-amount');
    expect(await sandbox.status(id)).toMatchObject({
      status: 'CHARGED',
      amount: 1235.5,
      effective_amount: 1235.5,
    });
  });

  it('webhook-first: the webhook arrives before the shopper returns, instead of 500 ms after', async () => {
    const first = await approve('webhook-first');
    const has = (id: string) =>
      sandbox.shop.events.some(
        ({ event_name, content }) => event_name === 'ORDER_SUCCEEDED' && content.order.order_id === id,
      );
    expect(has(first.id)).toBe(true);
    const usual = await approve('charged');
    await sandbox.deliver();
    expect(has(usual.id)).toBe(false);
    await sandbox.advance(500);
    expect(has(usual.id)).toBe(true);
  });

  it('webhook-twice: the same webhook is delivered twice, both times with the same id', async () => {
    const { id } = await approve('webhook-twice');
    await sandbox.advance(500);
    const received = sandbox.shop.events.filter(({ content }) => content.order.order_id === id);
    expect(new Set(received.slice(1).map((event) => event.id)).size).toBe(1);
  });

  it('charged: the shopper returns to the shop by a GET with signed parameters', async () => {
    const { id, location } = await approve('charged');
    const url = new URL(location);
    const params = Object.fromEntries(url.searchParams);
    expect(`${url.origin}${url.pathname}`).toBe(returnUrl);
    expect(params).toMatchObject({
      order_id: id,
      status: 'CHARGED',
      status_id: '21',
      signature_algorithm: 'HMAC-SHA256',
    });
    expect(params.signature).toBe(signReturn(params, merchant.responseKey));
  });

  it('return-post and return-twice: a page without scripts leads the shopper back to the shop', async () => {
    const post = await approve('return-post');
    expect(post.location).toMatch(/^\/pay\/[\w-]+\/done$/);
    const page = await sandbox.request('GET', post.location);
    expect(page.text).toContain(`action="${returnUrl}"`);
    for (const name of ['order_id', 'status', 'status_id', 'signature', 'signature_algorithm'])
      expect(page.text).toMatch(new RegExp(`type="hidden"\\s+name="${name}"`));
    const twice = await sandbox.request('GET', (await approve('return-twice')).location);
    expect(twice.text.match(/href="http:\/\/localhost:4000[^"]*CHARGED/g)).toHaveLength(2);
  });

  it('not-found: the shopper returns with NOT_FOUND, and later calls do not find the order', async () => {
    const { id, page, location } = await approve('not-found');
    expect(new URL(location).searchParams.get('status')).toBe('NOT_FOUND');
    await sandbox.decide(page, 'approve');
    await expect(sandbox.begin(id)).rejects.toThrow('NOT_FOUND');
    await expect(sandbox.order({ order_id: id })).rejects.toThrow('NOT_FOUND');
    expect((await sandbox.fromServer('POST', `/orders/${id}/cancel`)).status).toBe(404);
  });

  it('time-out: a delayed response to an order-status call is sent when the program stops', async () => {
    const other = await openSandbox();
    const id = await other.order();
    await other.decide(await other.begin(id, { card_number: cardOf('time-out') }), 'approve');
    const held = other.status(id);
    await other.app.close();
    expect((await held).status).toBe('CHARGED');
    await other.close();
  });
});

describe('webhooks', () => {
  it('contain the user name and password of the receiver and a valid signature', async () => {
    await sandbox.begin(await sandbox.order());
    await sandbox.deliver();
    const [headers, body] = [sandbox.shop.headers.at(-1), sandbox.shop.bodies.at(-1) ?? ''];
    expect(headers).toMatchObject({
      authorization: `Basic ${Buffer.from('sandbox:the password').toString('base64')}`,
      'x-webhook-signature': signBody(body, merchant.responseKey),
      'x-webhook-signature-algorithm': 'HMAC-SHA256',
    });
  });

  it('are retried in order with growing pauses until they arrive, at most 15 times', async () => {
    const other = await openSandbox();
    other.shop.respondWith(503);
    const id = await other.order();
    await other.decide(await other.begin(id), 'approve');
    await other.advance(0);
    const tries = () => other.shop.bodies.length;
    expect(tries()).toBe(1);
    for (const [pause, soFar] of [
      [1000, 2],
      [1000, 2],
      [1000, 3],
      [3999, 3],
      [1, 4],
    ] as const) {
      await other.advance(pause);
      expect(tries()).toBe(soFar);
    }
    other.shop.respondWith(204);
    await other.advance(8000);
    expect(other.shop.names()).toEqual(['TXN_CREATED', 'ORDER_SUCCEEDED']);
    other.shop.respondWith(500);
    const before = tries();
    await other.begin(await other.order());
    for (let time = 0; time < 40; time += 1) await other.advance(600_000);
    expect(tries() - before).toBe(15);
    await other.close();
  });
});

it('every test card has a valid check digit, and the README lists every card and outcome', () => {
  const readme = readFileSync(path.join(import.meta.dirname, '../README.md'), 'utf8');
  expect(Object.values(outcomeCards).toSorted()).toEqual(
    Object.keys(outcomes)
      .filter((name) => name !== 'charged')
      .toSorted(),
  );
  for (const number of [...Object.keys(outcomeCards), ...chargedCards.map(([one]) => one)]) {
    expect(hasLuhnDigit(number), number).toBe(true);
    expect(readme).toContain(groupByFour(number));
  }
  for (const name of Object.keys(outcomes)) expect(readme).toContain(`${name}@sandbox`);
});
