import { gunzipSync } from 'node:zlib';
import { describe, expect, it, test } from 'vitest';
import { callSamples } from '@luxe/contract/samples';
import { errorBody } from '../testing/fakeStore.ts';
import { allowing } from '../testing/allowing.ts';
import { createTestApp, sameOriginHeaders } from '../testing/testApp.ts';
import { encodeCookie, decodeCookie, type CustomerToken } from './shopper.ts';

const expiresAt = Date.now() + 3_600_000;
const customer = {
  access_token: 'customer-token-value',
  expires_in: expiresAt,
  isCustomerAccessToken: true,
  tokenTimeStamp_lux: 1,
  refresh_token: 'refresh-token-value',
  userName: 'customer-0001',
};
const asCustomer = (token: object = customer) =>
  `customerAccessToken=${encodeCookie(token)}; cartGuid=cart-guid-value; cartCode=cart-code-value; userdetails=${encodeCookie({ firstName: 'Ananya', mobileNumber: '9876543210' })}`;
const cookieNamed = (response: { cookies: { name: string; value: string }[] }, name: string) =>
  response.cookies.find((cookie) => cookie.name === name)?.value;

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

describe('the value “current”', () => {
  it('means the anonymous user and the guest’s cart for a guest [AUT-09]', async () => {
    const { app, store } = await createTestApp();
    await app.inject({
      url: '/api/v2/lux/users/anonymous/carts/current/cartDetails_V2',
      headers: { cookie: 'cartGuid=cart-guid-value' },
    });
    expect(store.requests.at(-1)?.url.pathname).toBe(
      '/v2/lux/users/anonymous/carts/cart-guid-value/cartDetails_V2',
    );
  });

  it('means the user name and the cart code for a customer [AUT-10]', async () => {
    const { app, store } = await createTestApp();
    await app.inject({
      url: '/api/v2/lux/users/current/carts/current/cartDetails_V2',
      headers: { cookie: asCustomer() },
    });
    expect(store.requests.at(-1)?.url.pathname).toBe(
      '/v2/lux/users/customer-0001/carts/cart-code-value/cartDetails_V2',
    );
  });

  test.each([
    '/api/v2/lux/users/customer-0002/orders',
    '/api/v2/lux/users/current/carts/other-cart/cartDetails_V2',
    '/api/v2/lux/users/current/bagCount?cartGuid=other-cart',
  ])('cannot be replaced by another user or cart: %s', async (url) => {
    const { app, store } = await createTestApp();
    const response = await app.inject({ url, headers: { cookie: asCustomer() } });
    expect(response.statusCode).toBe(400);
    expect(store.requests).toEqual([]);
  });

  it('replaces secrets in responses, at any depth [TOK-06]', async () => {
    const { app, store } = await createTestApp();
    const cart = {
      ...callSamples.cartDetailsAnonymous,
      guid: 'cart-guid-value',
      hidden: { deep: [{ note: 'cart-guid-value', access_token: 'x' }] },
    };
    store.setResponse('cartDetailsAnonymous', { body: cart });
    const response = await app.inject({
      url: '/api/v2/lux/users/anonymous/carts/current/cartDetails_V2',
      headers: { cookie: 'cartGuid=cart-guid-value' },
    });
    expect(response.json()).toMatchObject({
      guid: 'current',
      cartCode: 'current',
      hidden: { deep: [{ note: 'current' }] },
    });
    expect(response.body).not.toMatch(/cart-guid-value|access_token/);
    // Only the fields that the endpoint lists as secrets become `current`. Delivery modes also have a `code`
    // field, which is not secret and stays unchanged.
    const [mode] = callSamples.cartDetailsAnonymous.products[0]?.elligibleDeliveryMode ?? [];
    expect(response.json().products[0].elligibleDeliveryMode[0]).toEqual(mode);
  });

  it('is rejected for a guest when the call needs a customer, before the store is called', async () => {
    const { app, store } = await createTestApp();
    const response = await app.inject('/api/v2/lux/users/current/orders');
    expect(response.statusCode).toBe(401);
    expect(response.json().errorCode).toBe('InvalidTokenError');
    expect(store.requests).toEqual([]);
  });
});

describe('the cart with a gift card [DAT-02]', () => {
  const carts = '/api/v2/lux/users/current/giftCardCarts';
  const create = { method: 'POST' as const, url: carts, headers: sameOriginHeaders, payload: {} };

  it('is known only to its cookie, which scripts cannot read', async () => {
    const { app, store } = await createTestApp();
    const made = { ...callSamples.createGiftCardCart, giftCardGuid: 'guid-of-a-gift-card' };
    store.setResponse('createGiftCardCart', { body: made });
    const response = await app.inject(create);
    expect(response.json().giftCardGuid).toBe('current');
    expect(response.body).not.toContain('guid-of-a-gift-card');
    expect(response.cookies.find(({ name }) => name === 'giftCardGuid')).toMatchObject({
      ...{ value: 'guid-of-a-gift-card', httpOnly: true, sameSite: 'Lax' },
    });
    // It is no bag.
    expect(cookieNamed(response, 'cartGuid')).toBeUndefined();
    expect(cookieNamed(response, 'luxe_hint')).toBeUndefined();
  });

  it('is read for `current`, and so is the card that was bought with it [AUT-09]', async () => {
    const { app, store } = await createTestApp();
    const headers = { cookie: 'giftCardGuid=guid-of-a-gift-card' };
    await app.inject({ url: `${carts}/current`, headers });
    expect(store.requests.at(-1)?.url.pathname).toBe(
      '/v2/lux/users/anonymous/giftCardCarts/guid-of-a-gift-card',
    );
    await app.inject({ url: '/api/v2/lux/users/current/giftCardOrders/current', headers });
    expect(store.requests.at(-1)?.url.pathname).toContain('/giftCardOrders/guid-of-a-gift-card');
    // The number of another card opens it only to its customer, which the store checks.
    await app.inject({ url: '/api/v2/lux/users/current/giftCardOrders/GC-2611-2048-77', headers });
    expect(store.requests.at(-1)?.url.pathname).toContain('/giftCardOrders/GC-2611-2048-77');
  });

  it('is named to the store when another one is created, and never by the page [ACC-11]', async () => {
    const { app, store } = await createTestApp();
    const made = { ...callSamples.createGiftCardCart, giftCardGuid: 'guid-of-the-next-card' };
    store.setResponse('createGiftCardCart', { body: made });
    const payload = { replaces: 'guid-of-another-shopper' };
    const sentBody = () => JSON.parse(store.requests.at(-1)?.body ?? '{}');
    await app.inject({ ...create, payload });
    expect(sentBody()).toEqual({});
    const headers = { ...sameOriginHeaders, cookie: 'giftCardGuid=guid-of-a-gift-card' };
    await app.inject({ ...create, headers, payload });
    expect(sentBody()).toEqual({ replaces: 'guid-of-a-gift-card' });
    await app.inject({ url: '/api/v2/lux/users/current/giftCardOrders/GC-2611-2048-77', headers });
    expect(store.requests.at(-1)?.url.pathname).toContain(
      '/giftCardOrders/GC-2611-2048-77.guid-of-a-gift-card',
    );
  });

  it('is reported as missing without a call to the store, and never taken from the page', async () => {
    const { app, store } = await createTestApp();
    const missing = await app.inject(`${carts}/current`);
    expect([missing.statusCode, missing.json().errorCode]).toEqual([404, 'W4041']);
    const order = await app.inject('/api/v2/lux/users/current/giftCardOrders/current');
    expect([order.statusCode, order.json().errorCode]).toEqual([404, 'W4042']);
    expect((await app.inject(`${carts}/guid-of-another-card`)).statusCode).toBe(400);
    expect(store.requests.filter(({ name }) => name !== 'token')).toEqual([]);
  });
});

describe('the cart', () => {
  const add = (cookie?: string) => ({
    method: 'POST' as const,
    url: '/api/v2/lux/users/current/carts/current/productsToBag?productCode=mp1&USSID=u1&quantity=1',
    headers: { ...sameOriginHeaders, ...(cookie ? { cookie } : {}) },
  });

  it('is created with the first item', async () => {
    const { app, store } = await createTestApp();
    const response = await app.inject(add());
    expect(response.statusCode).toBe(200);
    expect(store.names()).toEqual(['token', 'createCart', 'addToBag']);
    expect(cookieNamed(response, 'cartGuid')).toBe(callSamples.createCart.guid);
    expect(cookieNamed(response, 'luxe_hint')).toBe('s0c1');
  });

  it('is created again when the known cart no longer exists, so the item is not lost', async () => {
    const { app, store } = await createTestApp();
    store.setResponse('addToBag', (_request, times) =>
      times === 1 ? { status: 404, body: errorBody('CartError', 'Cart not found') } : {},
    );
    const response = await app.inject(add('cartGuid=ended-cart-guid'));
    expect(response.statusCode).toBe(200);
    expect(store.requests.at(-1)?.url.pathname).toContain(callSamples.createCart.guid);
  });

  it('is reported as missing with the error code CartError when the guest has none', async () => {
    const { app } = await createTestApp();
    const response = await app.inject('/api/v2/lux/users/anonymous/carts/current/cartDetails_V2');
    expect(response.statusCode).toBe(404);
    expect(response.json().errorCode).toBe('CartError');
  });

  it('counts no items for a visitor without a cart, without a call to the store', async () => {
    const { app, store } = await createTestApp();
    const response = await app.inject('/api/v2/lux/users/current/bagCount?cartGuid=current');
    expect(response.json()).toEqual({ count: 0 });
    expect(store.requests).toEqual([]);
  });

  it('is read again from the store after an order', async () => {
    const { app, store } = await createTestApp();
    store.setResponse('carts', { body: { carts: [] } });
    const response = await app.inject({
      method: 'POST',
      url: '/api/v2/lux/users/current/carts/current/placeOrder',
      headers: { ...sameOriginHeaders, cookie: asCustomer() },
      payload: { paymentMode: 'COD', addressId: 'a', paybleAmount: 1 },
    });
    expect(response.statusCode).toBe(200);
    expect(cookieNamed(response, 'cartGuid')).toBe('');
    expect(cookieNamed(response, 'luxe_hint')).toBe('s1c0');
  });
});

describe('a paid order [CHK-15]', () => {
  const follow = (name: string) => ({
    method: 'POST' as const,
    url: `/api/v2/lux/users/current/orders/261120-4877/${name}`,
    headers: { ...sameOriginHeaders, cookie: `${asCustomer()}; buyNowCart=buy-now-code` },
  });
  const paymentResponse = (outcome: string, isBuyNow = false) => ({
    body: { outcome, orderDetails: { isBuyNow } },
  });

  test.each(['updateTransactionDetails', 'cancelPayment'] as const)(
    'replaces the bag’s cart when %s reports the order as placed',
    async (name) => {
      const { app, store } = await createTestApp();
      store.setResponse(name, paymentResponse('PLACED'));
      store.setResponse('carts', { body: { carts: [{ guid: 'next-guid', code: 'next-code', count: 1 }] } });
      const response = await app.inject(follow(name));
      expect(response.statusCode).toBe(200);
      expect(cookieNamed(response, 'cartGuid')).toBe('next-guid');
      expect(cookieNamed(response, 'cartCode')).toBe('next-code');
      // The buy-now cart holds another item.
      expect(cookieNamed(response, 'buyNowCart')).toBeUndefined();
    },
  );

  it('removes the buy-now cart that it was placed from, and leaves the bag [BAG-08]', async () => {
    const { app, store } = await createTestApp();
    store.setResponse('updateTransactionDetails', paymentResponse('PLACED', true));
    const response = await app.inject(follow('updateTransactionDetails'));
    expect(cookieNamed(response, 'buyNowCart')).toBe('');
    expect(cookieNamed(response, 'cartGuid')).toBeUndefined();
    expect(store.names()).not.toContain('carts');
  });

  it('removes the cart cookies when the store has no cart for the customer', async () => {
    const { app, store } = await createTestApp();
    store.setResponse('updateTransactionDetails', paymentResponse('PLACED'));
    store.setResponse('carts', { body: { carts: [] } });
    const response = await app.inject(follow('updateTransactionDetails'));
    expect(cookieNamed(response, 'cartGuid')).toBe('');
    expect(cookieNamed(response, 'luxe_hint')).toBe('s1c0');
  });

  test.each(['PENDING', 'FAILED'])('does not change the carts while it is %s', async (outcome) => {
    const { app, store } = await createTestApp();
    store.setResponse('updateTransactionDetails', paymentResponse(outcome));
    const response = await app.inject(follow('updateTransactionDetails'));
    for (const name of ['cartGuid', 'cartCode', 'buyNowCart'])
      expect(cookieNamed(response, name)).toBeUndefined();
    expect(store.names()).not.toContain('carts');
  });

  it('is reported as a success even if the carts cannot be read', async () => {
    const { app, store } = await createTestApp();
    store.setResponse('updateTransactionDetails', paymentResponse('PLACED'));
    store.setResponse('carts', { status: 500, body: {} });
    const response = await app.inject(follow('updateTransactionDetails'));
    expect(response.statusCode).toBe(200);
    expect(cookieNamed(response, 'cartCode')).toBeUndefined();
  });
});

describe('a call with cart headers [CHK-11]', () => {
  const validate = (cookie: string, more: Record<string, string> = {}) => ({
    method: 'POST' as const,
    url: '/api/pan/validate/users/current',
    headers: { ...sameOriginHeaders, ...more, cookie },
    payload: { panNumber: 'ABCDE1234F' },
  });

  it('contains the cart and shop id that the server sets, not those that a page sends', async () => {
    const { app, store } = await createTestApp();
    await app.inject(validate(asCustomer(), { cartid: 'of-another', siteid: 'elsewhere' }));
    const request = store.requests.find(({ name }) => name === 'validatePan');
    expect(request?.url.pathname).toBe('/pan/validate/users/customer-0001');
    expect(request?.headers.get('cartId')).toBe('cart-code-value');
    expect(request?.headers.get('siteId')).toBe('lux');
  });

  it('is rejected when its URL names another customer', async () => {
    const { app, store } = await createTestApp();
    const response = await app.inject({
      ...validate(asCustomer()),
      url: '/api/pan/validate/users/customer-0002',
    });
    expect(response.statusCode).toBe(400);
    expect(store.names()).not.toContain('validatePan');
  });

  it('is the only kind of call that sends cart and shop id as headers', async () => {
    const { app, store } = await createTestApp();
    await app.inject({ url: '/api/v2/lux/users/current/orders', headers: { cookie: asCustomer() } });
    expect(store.requests.at(-1)?.headers.has('cartId')).toBe(false);
    expect(store.requests.at(-1)?.headers.has('siteId')).toBe(false);
  });
});

describe('the buy-now cart [BAG-08]', () => {
  const buyNowUrl =
    '/api/v2/lux/users/current/buyNow/mergeBuyNowCart?cartGuid=current&productCode=mp1&USSID=u1';
  const summary = '/api/v2/lux/users/current/carts/buyNow/displayOrderSummary_V2?pincode=110001';

  it('is saved in its own cookie, which no script can read, and the bag stays', async () => {
    const { app, store } = await createTestApp();
    store.setResponse('mergeBuyNowCart', { body: { guid: 'buy-now-guid', code: 'buy-now-code' } });
    const response = await app.inject({
      url: buyNowUrl,
      headers: { ...sameOriginHeaders, cookie: asCustomer() },
    });
    expect(response.json()).toEqual({ guid: 'current', code: 'current' });
    expect(store.requests.at(-1)?.url.searchParams.get('cartGuid')).toBe('cart-guid-value');
    expect(response.cookies.find(({ name }) => name === 'buyNowCart')).toMatchObject({
      value: 'buy-now-code',
      httpOnly: true,
      sameSite: 'Lax',
    });
    expect(cookieNamed(response, 'cartCode')).toBeUndefined();
  });

  it('has the name buyNow in URLs, and exists only for customers who have created one', async () => {
    const { app, store } = await createTestApp();
    const fetchSummary = (cookie: string) => app.inject({ url: summary, headers: { cookie } });
    await fetchSummary(`${asCustomer()}; buyNowCart=buy-now-code`);
    expect(store.requests.at(-1)?.url.pathname).toContain('/carts/buy-now-code/');
    expect((await fetchSummary(asCustomer())).json().errorCode).toBe('CartError');
    expect((await fetchSummary('buyNowCart=buy-now-code')).statusCode).toBe(401);
  });

  it('is removed when its order is placed, and the bag stays', async () => {
    const { app, store } = await createTestApp();
    const response = await app.inject({
      method: 'POST',
      url: '/api/v2/lux/users/current/carts/buyNow/placeOrder',
      headers: { ...sameOriginHeaders, cookie: `${asCustomer()}; buyNowCart=buy-now-code` },
      payload: { paymentMode: 'COD', addressId: 'a', paybleAmount: 1 },
    });
    expect(response.statusCode).toBe(200);
    expect(cookieNamed(response, 'buyNowCart')).toBe('');
    expect(cookieNamed(response, 'cartCode')).toBeUndefined();
    expect(store.names()).not.toContain('carts');
  });

  it('is created only by a page of the shop', async () => {
    const { app, store } = await createTestApp();
    const response = await app.inject({ url: buyNowUrl, headers: { cookie: asCustomer() } });
    expect(response.statusCode).toBe(403);
    expect(store.requests).toEqual([]);
  });
});

describe('an expired token', () => {
  const expired = { status: 401, body: errorBody('InvalidTokenError', 'access token expired') };
  const orders = (cookie: string) => ({ url: '/api/v2/lux/users/current/orders', headers: { cookie } });

  it('is renewed once, and the request is sent once more [TOK-01]', async () => {
    const { app, store } = await createTestApp();
    store.setResponse('orders', (_request, times) => (times === 1 ? expired : {}));
    const response = await app.inject(orders(asCustomer()));
    expect(response.statusCode).toBe(200);
    expect(store.names()).toEqual(['orders', 'refreshStoreToken', 'orders']);
    expect(decodeCookie<CustomerToken>(cookieNamed(response, 'customerAccessToken'))?.access_token).toBe(
      callSamples.refreshStoreToken.access_token,
    );
  });

  it('is not renewed a second time when the repeated request fails too [TOK-01]', async () => {
    const { app, store } = await createTestApp();
    store.setResponse('orders', expired);
    const response = await app.inject(orders(asCustomer()));
    expect(response.statusCode).toBe(401);
    expect(store.names()).toEqual(['orders', 'refreshStoreToken', 'orders']);
  });

  it('is renewed before the request when its expiry time has passed', async () => {
    const { app, store } = await createTestApp();
    await app.inject(orders(asCustomer({ ...customer, expires_in: Date.now() - 1 })));
    expect(store.names()).toEqual(['refreshStoreToken', 'orders']);
  });

  test.each(['access token expired', 'invalid access token', 'invalid or missing access-token'])(
    'is also recognised by the error message “%s” [ERR-09]',
    async (message) => {
      const { app, store } = await createTestApp();
      store.setResponse('orders', (_request, times) =>
        times === 1 ? { status: 400, body: errorBody('X', message) } : {},
      );
      expect((await app.inject(orders(asCustomer()))).statusCode).toBe(200);
    },
  );

  test.each([401, 402, 403, 406])(
    'logs the shopper out when the refresh returns %i [TOK-15]',
    async (status) => {
      const { app, store } = await createTestApp();
      store.setResponse('orders', expired);
      store.setResponse('refreshStoreToken', { status, body: {} });
      const response = await app.inject(orders(`${asCustomer()}; luxe_hint=s1c1`));
      expect(response.statusCode).toBe(401);
      expect(response.json().errors[0].message).toBe('You have been logged out, please login.');
      expect(cookieNamed(response, 'customerAccessToken')).toBe('');
      expect(cookieNamed(response, 'luxe_hint')).toBe('');
    },
  );

  test.each([{ status: 500, body: {} }, new TypeError('fetch failed')])(
    'causes an error, but no logout, when the store fails [TOK-15, ERR-08]',
    async (failure) => {
      const { app, store } = await createTestApp();
      store.setResponse('orders', expired);
      store.setResponse('refreshStoreToken', failure);
      const response = await app.inject(orders(asCustomer()));
      expect(response.statusCode).toBe(503);
      expect(response.json().errors[0].message).toBe('Something went wrong!');
      expect(cookieNamed(response, 'customerAccessToken')).toBeUndefined();
    },
  );

  it('of a guest is replaced by a new global token', async () => {
    const { app, store } = await createTestApp();
    const global = encodeCookie({
      access_token: 'old-global-token',
      expires_in: expiresAt,
      isCustomerAccessToken: false,
    });
    store.setResponse('pincodeData', (_request, times) => (times === 1 ? expired : {}));
    const response = await app.inject({
      url: '/api/v2/lux/getPincodeData',
      headers: { cookie: `accessToken=${global}` },
    });
    expect(response.statusCode).toBe(200);
    expect(store.names()).toEqual(['pincodeData', 'token', 'pincodeData']);
  });

  it('without a refresh token is renewed by the single-sign-on session [TOK-07]', async () => {
    const { app, store } = await createTestApp();
    const { refresh_token: _, ...bare } = customer;
    const identity = encodeCookie({
      accessToken: 'a',
      refreshToken: 'identity-refresh',
      idToken: { customerHash: 'h' },
      expires_in: expiresAt,
    });
    store.setResponse('orders', (_request, times) => (times === 1 ? expired : {}));
    const response = await app.inject(orders(`${asCustomer(bare)}; identitySession=${identity}`));
    expect(response.statusCode).toBe(200);
    expect(store.names()).toEqual(['orders', 'refreshToken', 'token', 'orders']);
    expect(response.cookies.find(({ name }) => name === 'identitySession')?.maxAge).toBe(365 * 86_400);
  });

  it('is renewed once for all concurrent requests, even through single sign-on [TOK-02]', async () => {
    const { app, store } = await createTestApp();
    const { refresh_token: _, ...bare } = customer;
    const identity = encodeCookie({
      accessToken: 'a',
      refreshToken: 'identity-refresh-of-many',
      idToken: { customerHash: 'h' },
      expires_in: expiresAt,
    });
    const cookie = `${asCustomer({ ...bare, expires_in: Date.now() - 1 })}; identitySession=${identity}`;
    const responses = await Promise.all(Array.from({ length: 8 }, () => app.inject(orders(cookie))));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array.from(responses, () => 200));
    expect(store.names().filter((name) => name !== 'orders')).toEqual(['refreshToken', 'token']);
  });

  it('without any refresh token causes no refresh call [TOK-08]', async () => {
    const { app, store } = await createTestApp();
    const { refresh_token: _, ...bare } = customer;
    store.setResponse('orders', expired);
    expect((await app.inject(orders(asCustomer(bare)))).statusCode).toBe(401);
    expect(store.names()).toEqual(['orders']);
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

describe('the session', () => {
  it('of a guest has the login type guest', async () => {
    const { app } = await createTestApp();
    expect((await app.inject('/api/session')).json()).toEqual({
      loginType: 'guest',
      firstName: '',
      maskedPhone: '',
      customerFingerprint: '',
      hasCart: false,
      tokens: [],
    });
  });

  it('of a customer contains the expiry times of tokens, but no token [TOK-11]', async () => {
    const { app } = await createTestApp();
    const response = await app.inject({ url: '/api/session', headers: { cookie: asCustomer() } });
    expect(response.json()).toMatchObject({
      loginType: 'customer',
      firstName: 'Ananya',
      maskedPhone: '••••••3210',
      customerFingerprint: expect.stringMatching(/^c[\da-f]{12}$/),
    });
    expect(response.json().customerFingerprint).not.toContain(customer.userName);
    expect(response.json().tokens[0]).toEqual({
      kind: 'customer',
      expires_in: expiresAt,
      isCustomerAccessToken: true,
      tokenTimeStamp_lux: 1,
    });
  });

  it('of a customer without a profile cookie reads the profile again', async () => {
    const { app } = await createTestApp();
    const response = await app.inject({
      url: '/api/session',
      headers: { cookie: `customerAccessToken=${encodeCookie(customer)}` },
    });
    expect(response.json().firstName).toBe(callSamples.customerProfile.firstName);
    expect(response.cookies.find(({ name }) => name === 'userdetails')?.maxAge).toBe(864_000);
  });

  test.each([
    'customerAccessToken=%%%',
    'customerAccessToken=bnVsbA',
    'cartGuid=..%2F..%2Fx',
    'accessToken=eyJ',
    `identitySession=${encodeCookie({})}`,
    `userdetails=${encodeCookie({ mobileNumber: 5 })}; customerAccessToken=${encodeCookie({ expires_in: expiresAt })}`,
  ])('with the tampered cookie %s belongs to a guest', async (cookie) => {
    const { app } = await createTestApp();
    const response = await app.inject({ url: '/api/session', headers: { cookie } });
    expect(response.json()).toMatchObject({ loginType: 'guest', hasCart: false });
  });
});
