import { afterEach, describe, expect, it, test } from 'vitest';
import { samples } from '@luxe/contract/samples';
import type { LightMyRequestResponse } from 'fastify';
import { createTestApp, testConfig } from '../testing/testApp.ts';
import { errorBody } from '../testing/fakeStore.ts';
import { paymentReturnPath } from '@luxe/contract/paths';
import { pickReturnFields } from './pickReturnFields.ts';
import { encodeCookie } from './shopper.ts';

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
const asCustomer = `customerAccessToken=${encodeCookie({ access_token: 'customer-token', refresh_token: 'next', userName: 'customer-0001', expires_in: 9e15 })}; cartGuid=old-guid; cartCode=old-code; buyNowCart=buy-now-code`;
const get = (app: App, query = fields, cookie = '') =>
  app.inject({
    url: query ? `${paymentReturnPath}?${query}` : paymentReturnPath,
    headers: cookie ? { cookie } : {},
  });
/** Posts like a bank's page: from another site, without cookies. */
const post = (app: App, payload: string, type = 'application/x-www-form-urlencoded') =>
  app.inject({
    method: 'POST',
    url: paymentReturnPath,
    headers: {
      'content-type': type,
      origin: 'https://acs.bank.example',
      'sec-fetch-site': 'cross-site',
    },
    payload,
  });
const refreshOf = ({ body }: LightMyRequestResponse) =>
  /http-equiv="refresh" content="0;url=([^"]*)"/.exec(body)?.[1]?.replaceAll('&#38;', '&');
const cookieNamed = (response: LightMyRequestResponse, name: string) =>
  response.cookies.find((cookie) => cookie.name === name)?.value;
const forged = { status: 404, body: errorBody('O4042', 'We do not know this payment.') };

describe('a POST from a bank [RTE-08]', () => {
  it('gets a page without scripts that loads the same path from this site', async () => {
    const { app, store } = await open();
    const response = await post(app, fields);
    expect(response.statusCode).toBe(200);
    expect(refreshOf(response)).toBe(`${paymentReturnPath}?${fields}`);
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['referrer-policy']).toBe('no-referrer');
    expect(response.body).not.toContain('<script');
    expect(response.cookies).toEqual([]);
    expect(store.requests).toEqual([]);
  });

  it('with any content is safe: unknown fields are dropped, and no value becomes markup', async () => {
    const { app } = await open();
    const response = await post(
      app,
      `status=${encodeURIComponent('"><script>alert(1)</script>')}&%3Cb%3E=1&__proto__=1&=2`,
    );
    expect(response.body).not.toContain('<script>');
    expect(refreshOf(response)).toBe(
      `${paymentReturnPath}?status=%22%3E%3Cscript%3Ealert%281%29%3C%2Fscript%3E`,
    );
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
  ])('with %s gets the same page, without parameters', async (_what, body, type) => {
    const { app, store } = await open();
    const response = await post(app, body, type);
    expect(response.statusCode).toBe(200);
    expect(refreshOf(response)).toBe(paymentReturnPath);
    expect(store.requests).toEqual([]);
  });
});

describe('a returning shopper [RTE-08]', () => {
  test.each([
    ['PLACED', '/order-placed-successfully'],
    ['FAILED', '/order-failed'],
    ['PENDING', '/payment-pending'],
  ] as const)('is redirected by the outcome that the store reports: %s [CHK-12]', async (outcome, path) => {
    const { app, store } = await open();
    store.setResponse('paymentReturn', { body: { orderId, outcome } });
    const response = await get(app);
    expect([response.statusCode, response.headers.location]).toEqual([303, `${path}?orderCode=${orderId}`]);
    expect(response.headers['cache-control']).toBe('no-store');
    const request = store.requests.find(({ name }) => name === 'paymentReturn');
    expect(JSON.parse(request?.body ?? '')).toEqual({
      order_id: '261120-4877-1',
      status: 'CHARGED',
      signature: 'a+b==',
      signature_algorithm: 'HMAC-SHA256',
    });
    expect(request?.headers.get('authorization')).toMatch(/^Bearer /);
  });

  it('is not redirected by a parameter that claims success', async () => {
    const { app, store } = await open();
    store.setResponse('paymentReturn', { body: { orderId, outcome: 'FAILED' } });
    expect((await get(app)).headers.location).toBe(`/order-failed?orderCode=${orderId}`);
  });

  it('gets the same redirect when they return a second time', async () => {
    const { app } = await open();
    const first = await get(app, fields, asCustomer);
    const second = await get(app, fields, asCustomer);
    expect(second.headers.location).toBe(first.headers.location);
  });

  it('gets the new cart that the store returns after the order is placed [CHK-15]', async () => {
    const { app, store } = await open();
    store.setResponse('carts', { body: { carts: [{ guid: 'next-guid', code: 'next-code', count: 0 }] } });
    const response = await get(app, fields, asCustomer);
    expect(cookieNamed(response, 'cartGuid')).toBe('next-guid');
    expect(cookieNamed(response, 'cartCode')).toBe('next-code');
    expect(cookieNamed(response, 'buyNowCart')).toBeUndefined();
  });

  it('loses only the buy-now cart, not the bag, after a buy-now order [BAG-08]', async () => {
    const { app, store } = await open();
    store.setResponse('paymentReturn', { body: { orderId, outcome: 'PLACED', isBuyNow: true } });
    const response = await get(app, fields, asCustomer);
    expect(cookieNamed(response, 'buyNowCart')).toBe('');
    expect(cookieNamed(response, 'cartGuid')).toBeUndefined();
  });

  it('is redirected to the order that the provider signed, even without cookies', async () => {
    const { app, store } = await open();
    expect((await get(app)).headers.location).toBe(`/order-placed-successfully?orderCode=${orderId}`);
    expect(store.names()).not.toContain('carts');
  });

  it('is redirected to the gift card that the provider signed, which leaves the bag [ACC-11]', async () => {
    const { app, store } = await open();
    const body = { orderId: 'GC-2611-2048-77', outcome: 'PLACED', isBuyNow: false, isGiftCard: true };
    store.setResponse('paymentReturn', { body });
    const response = await get(app, fields, asCustomer);
    expect(response.headers.location).toBe('/gift-card-checkout?giftCard=GC-2611-2048-77');
    expect(cookieNamed(response, 'cartGuid')).toBeUndefined();
    expect(store.names()).not.toContain('carts');
  });

  it('gets a new token when the old token has expired', async () => {
    const { app, store } = await open();
    const ended = { status: 401, body: errorBody('InvalidTokenError', 'access token expired') };
    store.setResponse('paymentReturn', (_request, times) => (times === 1 ? ended : {}));
    expect((await get(app)).headers.location).toBe(`/order-placed-successfully?orderCode=${orderId}`);
  });
});

describe('a return without a valid signature [RTE-08]', () => {
  test.each([fields, ''])('redirects a customer to their own order: "%s"', async (query) => {
    const { app, store } = await open();
    store.setResponse('paymentReturn', forged);
    store.setResponse('openPayment', { body: { order: { orderId: 'own-order', outcome: 'PENDING' } } });
    expect((await get(app, query, asCustomer)).headers.location).toBe('/payment-pending?orderCode=own-order');
    expect(store.names().includes('paymentReturn')).toBe(query !== '');
  });

  it('redirects a customer to the gift card that they paid last, and leaves the bag [ACC-11]', async () => {
    const { app, store } = await open();
    store.setResponse('paymentReturn', forged);
    const order = { orderId: 'GC-2611-2048-77', outcome: 'PLACED', isBuyNow: false, isGiftCard: true };
    store.setResponse('openPayment', { body: { order } });
    const response = await get(app, '', asCustomer);
    expect(response.headers.location).toBe('/gift-card-checkout?giftCard=GC-2611-2048-77');
    expect(store.requests.at(-1)?.url.searchParams.get('giftCards')).toBe('true');
    expect(store.names()).not.toContain('carts');
  });

  it('redirects a customer without an order to the home page', async () => {
    const { app, store } = await open();
    store.setResponse('paymentReturn', forged);
    expect((await get(app, fields, asCustomer)).headers.location).toBe('/');
  });

  it('redirects a guest to the home page, without a request for an order', async () => {
    const { app, store } = await open();
    store.setResponse('paymentReturn', forged);
    expect((await get(app)).headers.location).toBe('/');
    expect(store.names()).not.toContain('openPayment');
  });

  it('redirects a customer whose session has expired to the home page', async () => {
    const { app, store } = await open();
    const ended = { status: 401, body: errorBody('InvalidTokenError', 'access token expired') };
    for (const name of ['openPayment', 'refreshStoreToken'] as const) store.setResponse(name, ended);
    store.setResponse('paymentReturn', forged);
    expect((await get(app, fields, asCustomer)).headers.location).toBe('/');
  });
});

describe('a payment return [RTE-08]', () => {
  const pending = '/payment-pending';

  it('redirects to the payment-pending page when the store does not respond', async () => {
    const { app, store } = await open();
    store.goDown();
    for (const cookie of ['', asCustomer])
      expect((await get(app, fields, cookie)).headers.location).toBe(pending);
  });

  test.each([
    ['paymentReturn', { status: 500, body: {} }],
    ['paymentReturn', { status: 429, body: errorBody('O4290', 'Later.') }],
    ['paymentReturn', { body: { orderId: '//evil.example', outcome: 'PLACED' } }],
    ['paymentReturn', { body: { orderId, outcome: 'https://evil.example' } }],
    ['paymentReturn', { body: { orderId, outcome: 'constructor' } }],
    ['paymentReturn', { text: 'null' }],
    ['openPayment', { status: 503, body: {} }],
  ] as const)('redirects to the payment-pending page when %s returns %j', async (name, storeResponse) => {
    const { app, store } = await open();
    store.setResponse('paymentReturn', forged);
    store.setResponse(name, storeResponse);
    expect((await get(app, fields, asCustomer)).headers.location).toBe(pending);
  });

  it('does not change the bag when the store does not return the carts', async () => {
    const { app, store } = await open();
    store.setResponse('carts', { status: 500, body: {} });
    const response = await get(app, fields, asCustomer);
    expect(response.headers.location).toBe(`/order-placed-successfully?orderCode=${orderId}`);
    expect(cookieNamed(response, 'cartCode')).toBeUndefined();
  });

  it('does not call the store for a network with too many returns', async () => {
    const { app, store } = await open();
    for (let times = 0; times < 1200; times += 1) await get(app);
    store.requests.length = 0;
    expect((await get(app)).headers.location).toBe(pending);
    expect(store.requests).toEqual([]);
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
])('a payment return redirects only within the shop, with parameters %.40s [RTE-08]', async (query) => {
  const { app } = await open();
  for (const response of [await get(app, query), await get(app, query, asCustomer)]) {
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toMatch(/^\/(order-placed-successfully\?orderCode=[\w-]+)?$/);
    expect(response.body).not.toContain('evil');
  }
});

test('a payment return writes no value of its parameters to the log', async () => {
  const { app, lines } = await open({ ...testConfig, logLevel: 'debug' });
  await get(app, 'order_id=secret-order&signature=secret-signature');
  await post(app, 'order_id=secret-order&signature=secret-signature');
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join('\n')).not.toContain('secret-');
});

test('a payment return keeps only fields whose names and values have a provider’s format', () => {
  const of = (query: string) => pickReturnFields(new URLSearchParams(query));
  expect(of('order_id=1&udf.1=a%20b&status_id=21')).toEqual({
    order_id: '1',
    'udf.1': 'a b',
    status_id: '21',
  });
  expect(of('1a=1&a b=2&é=3&__proto__=4')).toEqual({});
  expect(of(`a=1&b=${'x'.repeat(2001)}`)).toEqual({ a: '1' });
  expect(of(Array.from({ length: 4 }, (_, at) => `a${at}=${'x'.repeat(1900)}`).join('&'))).toEqual({});
});
