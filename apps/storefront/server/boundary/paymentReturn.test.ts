import { afterEach, describe, expect, it, test } from 'vitest';
import { samples } from '@luxe/contract/samples';
import type { LightMyRequestResponse } from 'fastify';
import { createTestApp, testConfig } from '../testing/testApp.ts';
import { refusalBody } from '../testing/fakeStore.ts';
import { returnPath } from './paymentReturn.ts';
import { fieldsOfReturn } from './returnFields.ts';
import { pack } from './shopper.ts';

const { orderId } = samples.orderPaid;
const fields = 'order_id=261120-4877-1&status=CHARGED&signature=a%2Bb%3D%3D&signature_algorithm=HMAC-SHA256';

let running: Awaited<ReturnType<typeof createTestApp>> | undefined;
const open = async (...changes: Parameters<typeof createTestApp>) =>
  (running = await createTestApp(...changes));
afterEach(async () => {
  await running?.app.close();
  running = undefined;
});

type App = Awaited<ReturnType<typeof createTestApp>>['app'];
const asCustomer = `customerAccessToken=${pack({ access_token: 'customer-token', refresh_token: 'next', userName: 'customer-0001', expires_in: 9e15 })}; cartGuid=old-guid; cartCode=old-code; buyNowCart=buy-now-code`;
const get = (app: App, query = fields, cookie = '') =>
  app.inject({ url: query ? `${returnPath}?${query}` : returnPath, headers: cookie ? { cookie } : {} });
/** As a bank's page posts it: from another site, without cookies. */
const post = (app: App, payload: string, type = 'application/x-www-form-urlencoded') =>
  app.inject({
    method: 'POST',
    url: returnPath,
    headers: {
      'content-type': type,
      origin: 'https://acs.bank.example',
      'sec-fetch-site': 'cross-site',
    },
    payload,
  });
const refreshOf = ({ body }: LightMyRequestResponse) =>
  /http-equiv="refresh" content="0;url=([^"]*)"/.exec(body)?.[1]?.replaceAll('&#38;', '&');
const cookieNamed = (answer: LightMyRequestResponse, name: string) =>
  answer.cookies.find((cookie) => cookie.name === name)?.value;
const forged = { status: 404, body: refusalBody('O4042', 'We do not know this payment.') };

describe('a bank that posts [RTE-08]', () => {
  it('is answered with a page without a script that moves on to the same path, of this site', async () => {
    const { app, store } = await open();
    const answer = await post(app, fields);
    expect(answer.statusCode).toBe(200);
    expect(refreshOf(answer)).toBe(`${returnPath}?${fields}`);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
    expect(answer.body).not.toContain('<script');
    expect(answer.cookies).toEqual([]);
    expect(store.seen).toEqual([]);
  });

  it('may post anything: what is no field of a payment is left out, and nothing of it is markup', async () => {
    const { app } = await open();
    const answer = await post(
      app,
      `status=${encodeURIComponent('"><script>alert(1)</script>')}&%3Cb%3E=1&__proto__=1&=2`,
    );
    expect(answer.body).not.toContain('<script>');
    expect(refreshOf(answer)).toBe(`${returnPath}?status=%22%3E%3Cscript%3Ealert%281%29%3C%2Fscript%3E`);
  });

  test.each([
    ['nothing', '', undefined],
    ['too much', `a=${'x'.repeat(20_000)}`, undefined],
    ['far too much', `a=${'x'.repeat(400_000)}`, undefined],
    [
      'more fields than an address holds',
      Array.from({ length: 90 }, (_, at) => `a${at}=1`).join('&'),
      undefined,
    ],
    ['another type', '{"order_id":"1"}', 'application/json'],
    ['files', '--x\r\n\r\n--x--', 'multipart/form-data; boundary=x'],
  ])('posts %s: the shopper is led on all the same, without parameters', async (_what, body, type) => {
    const { app, store } = await open();
    const answer = await post(app, body, type);
    expect(answer.statusCode).toBe(200);
    expect(refreshOf(answer)).toBe(returnPath);
    expect(store.seen).toEqual([]);
  });
});

describe('a shopper who comes back [RTE-08]', () => {
  test.each([
    ['PLACED', '/order-placed-successfully'],
    ['FAILED', '/order-failed'],
    ['PENDING', '/payment-pending'],
  ] as const)('is led by what the store says: %s [CHK-12]', async (outcome, path) => {
    const { app, store } = await open();
    store.answer('paymentReturn', { body: { orderId, outcome } });
    const answer = await get(app);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${path}?orderCode=${orderId}`]);
    expect(answer.headers['cache-control']).toBe('no-store');
    const asked = store.seen.find(({ name }) => name === 'paymentReturn');
    expect(JSON.parse(asked?.body ?? '')).toEqual({
      order_id: '261120-4877-1',
      status: 'CHARGED',
      signature: 'a+b==',
      signature_algorithm: 'HMAC-SHA256',
    });
    expect(asked?.headers.get('authorization')).toMatch(/^Bearer /);
  });

  it('says nothing that is believed: a parameter that claims success is not one', async () => {
    const { app, store } = await open();
    store.answer('paymentReturn', { body: { orderId, outcome: 'FAILED' } });
    expect((await get(app)).headers.location).toBe(`/order-failed?orderCode=${orderId}`);
  });

  it('comes twice: it is the same', async () => {
    const { app } = await open();
    const first = await get(app, fields, asCustomer);
    const second = await get(app, fields, asCustomer);
    expect(second.headers.location).toBe(first.headers.location);
  });

  it('with a placed order has the cart that the store names [CHK-15]', async () => {
    const { app, store } = await open();
    store.answer('carts', { body: { carts: [{ guid: 'next-guid', code: 'next-code', count: 0 }] } });
    const answer = await get(app, fields, asCustomer);
    expect(cookieNamed(answer, 'cartGuid')).toBe('next-guid');
    expect(cookieNamed(answer, 'cartCode')).toBe('next-code');
    expect(cookieNamed(answer, 'buyNowCart')).toBeUndefined();
  });

  it('with a placed order of the cart to buy now forgets that one, and leaves the bag [BAG-08]', async () => {
    const { app, store } = await open();
    store.answer('paymentReturn', { body: { orderId, outcome: 'PLACED', isBuyNow: true } });
    const answer = await get(app, fields, asCustomer);
    expect(cookieNamed(answer, 'buyNowCart')).toBe('');
    expect(cookieNamed(answer, 'cartGuid')).toBeUndefined();
  });

  it('without a cookie is led by the signature all the same', async () => {
    const { app, store } = await open();
    expect((await get(app)).headers.location).toBe(`/order-placed-successfully?orderCode=${orderId}`);
    expect(store.names()).not.toContain('carts');
  });

  it('with a token that has ended gets another', async () => {
    const { app, store } = await open();
    const ended = { status: 401, body: refusalBody('InvalidTokenError', 'access token expired') };
    store.answer('paymentReturn', (_seen, times) => (times === 1 ? ended : {}));
    expect((await get(app)).headers.location).toBe(`/order-placed-successfully?orderCode=${orderId}`);
  });
});

describe('a return that no provider has signed [RTE-08]', () => {
  test.each([fields, ''])('leads a customer to her own order: "%s"', async (query) => {
    const { app, store } = await open();
    store.answer('paymentReturn', forged);
    store.answer('openPayment', { body: { order: { orderId: 'her-own', outcome: 'PENDING' } } });
    expect((await get(app, query, asCustomer)).headers.location).toBe('/payment-pending?orderCode=her-own');
    expect(store.names().includes('paymentReturn')).toBe(query !== '');
  });

  it('leads a customer without an order home', async () => {
    const { app, store } = await open();
    store.answer('paymentReturn', forged);
    expect((await get(app, fields, asCustomer)).headers.location).toBe('/');
  });

  it('leads a guest home, and asks for no order of hers', async () => {
    const { app, store } = await open();
    store.answer('paymentReturn', forged);
    expect((await get(app)).headers.location).toBe('/');
    expect(store.names()).not.toContain('openPayment');
  });

  it('leads a customer home whose session has ended', async () => {
    const { app, store } = await open();
    const ended = { status: 401, body: refusalBody('InvalidTokenError', 'access token expired') };
    for (const name of ['openPayment', 'refreshStoreToken'] as const) store.answer(name, ended);
    store.answer('paymentReturn', forged);
    expect((await get(app, fields, asCustomer)).headers.location).toBe('/');
  });
});

describe('a store in trouble [RTE-08]', () => {
  const pending = '/payment-pending';

  it('that does not answer leads to the page that asks again', async () => {
    const { app, store } = await open();
    store.goDown();
    for (const cookie of ['', asCustomer])
      expect((await get(app, fields, cookie)).headers.location).toBe(pending);
  });

  test.each([
    ['paymentReturn', { status: 500, body: {} }],
    ['paymentReturn', { status: 429, body: refusalBody('O4290', 'Later.') }],
    ['paymentReturn', { body: { orderId: '//evil.example', outcome: 'PLACED' } }],
    ['paymentReturn', { body: { orderId, outcome: 'https://evil.example' } }],
    ['paymentReturn', { body: { orderId, outcome: 'constructor' } }],
    ['paymentReturn', { text: 'null' }],
    ['openPayment', { status: 503, body: {} }],
  ] as const)('%s answers %j', async (name, told) => {
    const { app, store } = await open();
    store.answer('paymentReturn', forged);
    store.answer(name, told);
    expect((await get(app, fields, asCustomer)).headers.location).toBe(pending);
  });

  it('that does not tell her carts leaves what is known of her bag', async () => {
    const { app, store } = await open();
    store.answer('carts', { status: 500, body: {} });
    const answer = await get(app, fields, asCustomer);
    expect(answer.headers.location).toBe(`/order-placed-successfully?orderCode=${orderId}`);
    expect(cookieNamed(answer, 'cartCode')).toBeUndefined();
  });

  it('is not asked by an address that comes too often', async () => {
    const { app, store } = await open();
    for (let times = 0; times < 1200; times += 1) await get(app);
    store.seen.length = 0;
    expect((await get(app)).headers.location).toBe(pending);
    expect(store.seen).toEqual([]);
  });
});

test.each([
  'return_url=https://evil.example&next=//evil.example&orderCode=%2F%2Fevil.example',
  'order_id=%0d%0aLocation:%20https://evil.example',
  'order_id=1&order_id=2&order_id[]=3',
  '%',
  '&&&===',
  `emailId=a@b.example&tdToken=x&customerHash=y`,
  `long=${'y'.repeat(3000)}`,
])('odd parameters lead nowhere else: %.40s [RTE-08]', async (query) => {
  const { app } = await open();
  for (const answer of [await get(app, query), await get(app, query, asCustomer)]) {
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toMatch(/^\/(order-placed-successfully\?orderCode=[\w-]+)?$/);
    expect(answer.body).not.toContain('evil');
  }
});

test('what was returned stands in no line of the log', async () => {
  const { app, lines } = await open({ ...testConfig, logLevel: 'debug' });
  await get(app, 'order_id=secret-order&signature=secret-signature');
  await post(app, 'order_id=secret-order&signature=secret-signature');
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join('\n')).not.toContain('secret-');
});

test('fields are names and values as providers write them', () => {
  const of = (query: string) => fieldsOfReturn(new URLSearchParams(query));
  expect(of('order_id=1&udf.1=a%20b&status_id=21')).toEqual({
    order_id: '1',
    'udf.1': 'a b',
    status_id: '21',
  });
  expect(of('1a=1&a b=2&é=3&__proto__=4')).toEqual({});
  expect(of(`a=1&b=${'x'.repeat(2001)}`)).toEqual({ a: '1' });
  expect(of(Array.from({ length: 4 }, (_, at) => `a${at}=${'x'.repeat(1900)}`).join('&'))).toEqual({});
});
