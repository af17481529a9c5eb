import { gunzipSync } from 'node:zlib';
import { describe, expect, it, test } from 'vitest';
import { callSamples } from '@luxe/contract/samples';
import { errorBody } from '../testing/fakeStore.ts';
import { allowing } from '../testing/allowing.ts';
import { asCustomer, cookieNamed, customer } from '../testing/customerCookies.ts';
import { createTestApp, sameOriginHeaders } from '../testing/testApp.ts';
import { decodeCookie } from './shopper.ts';

describe('the forwarding of calls', () => {
  it('sends our project id, not the page’s, to remote configuration [CFG-02] [CFG-05]', async () => {
    const { app, store } = await createTestApp();
    const response = await app.inject('/api/remote-config?project_id=other');
    expect(response.json()).toEqual(callSamples.remoteConfig);
    expect(store.requests.at(-1)?.url.searchParams.getAll('project_id')).toEqual(['luxe']);
  });

  it('matches a call with a parameter inside a path segment [CFG-04]', async () => {
    const { app, store } = await createTestApp();
    await app.inject('/api/olux/getApplicationProperties.json?propertyNames=panValidationConfig');
    expect(store.requests.at(-1)?.url.pathname).toBe('/olux/getApplicationProperties.json');
    for (const path of ['o', 'xlux', 'o..', 'o%2f'])
      expect(
        (await app.inject(`/api/${path}/getApplicationProperties.json`)).statusCode,
      ).toBeGreaterThanOrEqual(400);
  });

  it('adds the user name to requests for suggestions, for customers only [SEA-13]', async () => {
    const { app, store } = await createTestApp();
    const url =
      '/api/v2/lux/products/suggestions?searchString=ba&customerId=current&channelName=WEB&isLuxuryWeb=true';
    await app.inject({ url, headers: { cookie: asCustomer() } });
    await app.inject({ url });
    const suggestionRequests = store.requests.filter(({ name }) => name === 'suggestions');
    expect(Object.fromEntries(suggestionRequests[0]?.url.searchParams ?? [])).toEqual({
      searchString: 'ba',
      customerId: customer.userName,
      channel: 'web',
      channelName: 'WEB',
      isLuxuryWeb: 'true',
    });
    expect(suggestionRequests[1]?.url.searchParams.has('customerId')).toBe(false);
    const other = await app.inject({ url: url.replace('current', 'customer-0002') });
    expect(other.statusCode).toBe(400);
  });

  it('sends events with the user name of a customer, or a random id after consent [DAT-02]', async () => {
    const { app, store } = await createTestApp();
    const url = '/api/events?event_name=viewproduct&event_time=1&os_name=Desktop&cli_ubid=current';
    const sendEvent = (cookie = '') => app.inject({ url, headers: { ...sameOriginHeaders, cookie } });
    const counted = () => store.requests.at(-1)?.url.searchParams.get('cli_ubid');
    const { consent } = allowing('measurement', 'preferences');
    const { consent: withoutPreferences } = allowing('measurement', 'advertising');
    expect((await sendEvent(withoutPreferences)).cookies).toEqual([]);
    expect(counted()).toBe('NA');
    const first = await sendEvent(consent);
    const set = first.cookies.find(({ name }) => name === 'visitorId');
    expect(set).toMatchObject({ maxAge: 365 * 24 * 60 * 60, sameSite: 'Lax', path: '/' });
    expect(counted()).toMatch(/^[\da-f-]{36}$/);
    expect(counted()).toBe(set?.value);
    const known = `${consent}; visitorId=${set?.value}`;
    expect(cookieNamed(await sendEvent(known), 'visitorId')).toBeUndefined();
    expect(counted()).toBe(set?.value);
    // A visitor id in another format is replaced by a new id.
    await sendEvent(`${consent}; visitorId=ananya@mail.in`);
    expect(counted()).toMatch(/^[\da-f-]{36}$/);
    await sendEvent(`${consent}; ${asCustomer()}`);
    expect(counted()).toBe(customer.userName);
    const other = await app.inject({
      url: url.replace('current', 'customer-0002'),
      headers: { ...sameOriginHeaders, cookie: consent },
    });
    expect(other.statusCode).toBe(400);
  });

  it('sends our credential and the shopper’s IP address, and no header of the browser', async () => {
    const { app, store } = await createTestApp();
    await app.inject({
      url: '/api/v2/lux/getPincodeData?pincode=400001&access_token=stolen&x=1',
      headers: {
        cookie: 'other=1',
        authorization: 'Bearer stolen',
        'x-forwarded-for': '6.6.6.6',
        'x-luxe-client-address': '6.6.6.6',
        connection: 'keep-alive',
      },
    });
    const call = store.requests.find(({ name }) => name === 'pincodeData');
    expect(call?.headers.get('cookie')).toBeNull();
    expect(call?.headers.get('authorization')).toBe(`Bearer ${callSamples.token.access_token}`);
    expect(call?.headers.get('x-luxe-client-address')).toBe('127.0.0.1');
    expect(call?.headers.get('x-luxe-storefront-secret')).toBe('storefront-secret-value');
    expect(Object.fromEntries(call?.url.searchParams ?? [])).toEqual({
      pincode: '400001',
      access_token: callSamples.token.access_token,
    });
  });

  it.each([
    [0, '127.0.0.1'],
    [1, '7.7.7.7'],
  ])(
    'takes the shopper’s IP address from X-Forwarded-For only if a proxy is trusted (here: %i proxies)',
    async (trustProxy, address) => {
      const { app, store, lines } = await createTestApp({ trustProxy, logLevel: 'warn' });
      for (let times = 0; times < 2; times += 1)
        await app.inject({
          url: '/api/v2/lux/getPincodeData?pincode=400001',
          headers: { 'x-forwarded-for': '6.6.6.6, 7.7.7.7' },
        });
      // An X-Forwarded-For header that is not trusted is logged once, without the IP address.
      const warnings = lines.filter((line) => line.includes('TRUST_PROXY'));
      expect(warnings).toHaveLength(trustProxy === 0 ? 1 : 0);
      expect(lines.join()).not.toContain('7.7.7.7');
      expect(store.requests.at(-1)?.headers.get('x-luxe-client-address')).toBe(address);
    },
  );

  it('saves the global token in a cookie for ten days [TOK-03] [TOK-10]', async () => {
    const { app, store } = await createTestApp();
    const response = await app.inject('/api/v2/lux/getPincodeData?pincode=400001');
    const cookie = response.cookies.find(({ name }) => name === 'accessToken');
    expect(cookie).toMatchObject({ maxAge: 864_000, httpOnly: true, sameSite: 'Lax' });
    expect(decodeCookie(cookie?.value)).toMatchObject({
      isCustomerAccessToken: false,
      expires_in: expect.any(Number),
    });
    await app.inject({
      url: '/api/v2/lux/getPincodeData?pincode=400001',
      headers: { cookie: `accessToken=${cookie?.value}` },
    });
    expect(store.names().filter((name) => name === 'token')).toHaveLength(1);
  });

  it('requests the global token once for concurrent requests [TOK-02]', async () => {
    const { app, store } = await createTestApp();
    await Promise.all(Array.from({ length: 10 }, () => app.inject('/api/v2/lux/getPincodeData')));
    expect(store.names().filter((name) => name === 'token')).toHaveLength(1);
  });

  it.each([['null'], ['{}'], ['{"access_token":"","expires_in":10}'], ['{"access_token":"half"}']])(
    'does not reuse an invalid token from the store: %s [TOK-02]',
    async (text) => {
      const { app, store } = await createTestApp();
      const url = '/api/v2/lux/getPincodeData?pincode=400001';
      store.setResponse('token', { text });
      const rejected = await app.inject(url);
      expect([rejected.statusCode, rejected.cookies]).toEqual([503, []]);
      store.setResponse('token', { body: callSamples.token });
      expect((await app.inject(url)).statusCode).toBe(200);
      expect(store.requests.at(-1)?.url.searchParams.get('access_token')).toBe(
        callSamples.token.access_token,
      );
    },
  );

  it('never forwards a cookie of the store', async () => {
    const { app, store } = await createTestApp();
    store.setResponse('productDetails', {
      headers: { 'set-cookie': 'spy=1', server: 'inside', 'x-inside': '1' },
    });
    const response = await app.inject('/api/v2/lux/products/mp000000000000101/productDetails');
    expect(response.cookies).toEqual([]);
    expect(response.headers).not.toHaveProperty('x-inside');
    expect(response.headers).not.toHaveProperty('server');
  });

  test.each([
    [
      '/api/v2/lux/products/mp000000000000101/productDetails',
      'public, max-age=60, stale-while-revalidate=300',
    ],
    ['/api/session', 'no-store'],
    ['/api/v2/lux/users/current/bagCount', 'no-store'],
    ['/api/nothing', 'no-store'],
  ])('answers %s with cache-control: %s', async (url, value) => {
    const { app } = await createTestApp();
    expect((await app.inject(url)).headers['cache-control']).toBe(value);
  });

  it.each([
    ['gzip, br', 'gzip'],
    ['gzip;q=0', undefined],
    [undefined, undefined],
  ])('for accept-encoding %s, sends a long response with content-encoding %s', async (accepted, encoding) => {
    const { app, store } = await createTestApp();
    store.setResponse('productDetails', {
      body: { ...callSamples.productDetails, productDescription: 'word '.repeat(1000) },
    });
    const response = await app.inject({
      url: '/api/v2/lux/products/mp000000000000101/productDetails',
      headers: accepted ? { 'accept-encoding': accepted } : {},
    });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers.vary).toBe('accept-encoding');
    const text = encoding ? gunzipSync(response.rawPayload).toString() : response.body;
    expect(JSON.parse(text)).toHaveProperty('productListingId');
  });

  it('sends only the body fields that a call defines', async () => {
    const { app, store } = await createTestApp();
    await app.inject({
      method: 'POST',
      url: '/api/api/v2/sso/check-phone',
      headers: sameOriginHeaders,
      payload: { phone: '9876543210', countryCode: '91', captchaToken: null, isAdmin: true },
    });
    const call = store.requests.find(({ name }) => name === 'checkPhone');
    expect(JSON.parse(call?.body ?? '')).toEqual({
      phone: '9876543210',
      countryCode: '91',
      captchaToken: null,
    });
    expect(call?.headers.get('client-id')).toBe('identity-client');
    expect(call?.headers.get('client-secret')).toBeNull();
  });

  it('forwards the idempotency key of a call that takes one, and rejects a malformed key', async () => {
    const { app, store } = await createTestApp();
    const placeOrder = (key: string) =>
      app.inject({
        method: 'POST',
        url: '/api/v2/lux/users/current/carts/current/placeOrder',
        headers: { ...sameOriginHeaders, cookie: asCustomer(), 'idempotency-key': key },
        payload: { paymentMode: 'COD', addressId: 'a', paybleAmount: 1 },
      });
    await placeOrder('key-12345678');
    const call = store.requests.find(({ name }) => name === 'placeOrder');
    expect(call?.headers.get('idempotency-key')).toBe('key-12345678');
    expect((await placeOrder('a b')).statusCode).toBe(400);
  });
});

describe('a write', () => {
  const write = (headers: Record<string, string>) => ({
    method: 'POST' as const,
    url: '/api/v2/lux/users/current/carts/current/productsToBag?productCode=p&USSID=u',
    headers,
  });

  test.each([
    ['is marked cross-site', { 'sec-fetch-site': 'cross-site', 'x-luxe-request': '1' }],
    [
      'is marked same-site, from another port or subdomain',
      { 'sec-fetch-site': 'same-site', 'x-luxe-request': '1' },
    ],
    ['comes from a typed address', { 'sec-fetch-site': 'none', 'x-luxe-request': '1' }],
    ['has another origin', { origin: 'http://127.0.0.1:4300', 'x-luxe-request': '1' }],
    ['names no origin', { 'x-luxe-request': '1' }],
    ['lacks our header, as a form does', { 'sec-fetch-site': 'same-origin' }],
  ])('is rejected when it %s', async (_when, headers) => {
    const { app, store } = await createTestApp();
    expect((await app.inject(write(headers))).statusCode).toBe(403);
    expect(store.requests).toEqual([]);
  });

  it('with the method GET is rejected from another site too', async () => {
    const { app } = await createTestApp();
    const url = '/api/v2/lux/users/current/carts/current/deleteEntries/1';
    expect((await app.inject({ url, headers: { cookie: asCustomer() } })).statusCode).toBe(403);
    expect(
      (await app.inject({ url, headers: { ...sameOriginHeaders, cookie: asCustomer() } })).statusCode,
    ).toBe(200);
  });

  it('that is part of a read, a request for a call, is rejected from another site too', async () => {
    const { app, store } = await createTestApp();
    const path = '/api/v2/lux/users/current/carts/current/displayOrderSummary_V2';
    const read = async (wantsCall: boolean, site: string) =>
      (
        await app.inject({
          url: `${path}?requestCallbackForSlp=${wantsCall}`,
          headers: { cookie: asCustomer(), 'sec-fetch-site': site },
        })
      ).statusCode;
    expect([await read(true, 'cross-site'), store.requests]).toEqual([403, []]);
    expect([await read(true, 'same-origin'), await read(false, 'cross-site')]).toEqual([200, 200]);
  });

  it('is accepted from our own origin, even from browsers that send only the origin', async () => {
    const { app } = await createTestApp();
    const response = await app.inject(write({ origin: 'http://localhost:4300', 'x-luxe-request': '1' }));
    expect(response.statusCode).toBe(200);
  });
});

describe('a request body', () => {
  const post = (payload: string, type = 'application/json') => ({
    method: 'POST' as const,
    url: '/api/session/login',
    headers: { ...sameOriginHeaders, 'content-type': type },
    payload,
  });

  test.each<[string, string, string | undefined, number]>([
    ['of 10 MB', JSON.stringify({ a: 'x'.repeat(10_000_000) }), undefined, 413],
    ['that is not JSON', '{"phone":', undefined, 400],
    ['that is a list', '[]', undefined, 400],
    ['of an unsupported type', '<a/>', 'text/xml', 415],
    ['that is empty', '', undefined, 400],
  ])('%s is rejected with a clear message', async (_what, payload, type, status) => {
    const { app } = await createTestApp();
    const response = await app.inject(post(payload, type));
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ status: 'FAILURE', errors: [{ message: expect.any(String) }] });
  });
});

describe('a failing store', () => {
  test.each(['/api/v2/lux/getPincodeData', '/api/v2/lux/products/mp1/productDetails'])(
    'that is down makes %s respond with 503',
    async (url) => {
      const { app, store } = await createTestApp();
      store.goDown();
      const response = await app.inject(url);
      expect(response.statusCode).toBe(503);
      expect(response.json().errors[0].message).toMatch(/cannot reach the shop/);
    },
  );

  it('that reports a rate limit makes the call respond with 429 and the time to wait', async () => {
    const { app, store } = await createTestApp();
    store.setResponse('checkPhone', {
      status: 429,
      body: errorBody('SSO-1029', 'Wait.'),
      headers: { 'retry-after': '30' },
    });
    const response = await app.inject({
      method: 'POST',
      url: '/api/api/v2/sso/check-phone',
      headers: sameOriginHeaders,
      payload: { phone: '9876543210', countryCode: '91', captchaToken: null },
    });
    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBe('30');
  });
});

describe('HTML that an editor wrote', () => {
  it('is sanitised in responses of calls', async () => {
    const { app, store } = await createTestApp();
    const question = {
      question: 'Q',
      answer: '<p onclick="x()">A<script>x()</script><a href="javascript:x()">l</a></p>',
    };
    store.setResponse('productDetails', {
      body: { ...callSamples.productDetails, questionAndAnswerList: [question] },
    });
    const response = await app.inject('/api/v2/lux/products/mp000000000000101/productDetails');
    expect(response.json().questionAndAnswerList[0].answer).toBe('<p>A<a>l</a></p>');
  });
});
