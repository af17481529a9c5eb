import { gunzipSync } from 'node:zlib';
import { describe, expect, it, test } from 'vitest';
import { callSamples } from '@luxe/contract/samples';
import { refusalBody } from '../testing/fakeStore.ts';
import { createTestApp, fromOurPage } from '../testing/testApp.ts';
import { pack, unpack, type CustomerToken } from './shopper.ts';

const later = Date.now() + 3_600_000;
const customer = {
  access_token: 'customer-token-value',
  expires_in: later,
  isCustomerAccessToken: true,
  tokenTimeStamp_lux: 1,
  refresh_token: 'refresh-token-value',
  userName: 'customer-0001',
};
const asCustomer = (token: object = customer) =>
  `customerAccessToken=${pack(token)}; cartGuid=cart-guid-value; cartCode=cart-code-value; userdetails=${pack({ firstName: 'Ananya', mobileNumber: '9876543210' })}`;
const cookieNamed = (answer: { cookies: { name: string; value: string }[] }, name: string) =>
  answer.cookies.find((cookie) => cookie.name === name)?.value;

describe('what is forwarded', () => {
  it('names our project to the service of remote settings, whatever a page says [CFG-02] [CFG-05]', async () => {
    const { app, store } = await createTestApp();
    const answer = await app.inject('/api/remote-config?project_id=other');
    expect(answer.json()).toEqual(callSamples.remoteConfig);
    expect(store.seen.at(-1)?.url.searchParams.getAll('project_id')).toEqual(['luxe']);
  });

  it('finds a call whose path has a name within a part [CFG-04]', async () => {
    const { app, store } = await createTestApp();
    await app.inject('/api/olux/getApplicationProperties.json?propertyNames=panValidationConfig');
    expect(store.seen.at(-1)?.url.pathname).toBe('/olux/getApplicationProperties.json');
    for (const path of ['o', 'xlux', 'o..', 'o%2f'])
      expect(
        (await app.inject(`/api/${path}/getApplicationProperties.json`)).statusCode,
      ).toBeGreaterThanOrEqual(400);
  });

  it('names a customer where suggestions are asked for, and nobody where none is known [SEA-13]', async () => {
    const { app, store } = await createTestApp();
    const url =
      '/api/v2/lux/products/suggestions?searchString=ba&customerId=current&channelName=WEB&isLuxuryWeb=true';
    await app.inject({ url, headers: { cookie: asCustomer() } });
    await app.inject({ url });
    const asked = store.seen.filter(({ name }) => name === 'suggestions');
    expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toEqual({
      searchString: 'ba',
      customerId: customer.userName,
      channel: 'web',
      channelName: 'WEB',
      isLuxuryWeb: 'true',
    });
    expect(asked[1]?.url.searchParams.has('customerId')).toBe(false);
    const other = await app.inject({ url: url.replace('current', 'customer-0002') });
    expect(other.statusCode).toBe(400);
  });

  it('counts a customer by her name, a browser by one that it keeps from the first event on [DAT-02]', async () => {
    const { app, store } = await createTestApp();
    const url = '/api/events?event_name=viewproduct&event_time=1&os_name=Desktop&cli_ubid=current';
    const ask = (cookie = '') => app.inject({ url, headers: { ...fromOurPage, cookie } });
    const counted = () => store.seen.at(-1)?.url.searchParams.get('cli_ubid');
    const first = await ask();
    const set = first.cookies.find(({ name }) => name === 'visitorId');
    expect(set).toMatchObject({ maxAge: 365 * 24 * 60 * 60, sameSite: 'Lax', path: '/' });
    expect(counted()).toMatch(/^[\da-f-]{36}$/);
    expect(counted()).toBe(set?.value);
    expect(cookieNamed(await ask(`visitorId=${set?.value}`), 'visitorId')).toBeUndefined();
    expect(counted()).toBe(set?.value);
    // What is none of ours is not passed on.
    await ask('visitorId=somebody@mail.in');
    expect(counted()).toMatch(/^[\da-f-]{36}$/);
    await ask(asCustomer());
    expect(counted()).toBe(customer.userName);
    const other = await app.inject({ url: url.replace('current', 'customer-0002'), headers: fromOurPage });
    expect(other.statusCode).toBe(400);
  });

  it('carries our credential and the shopper’s address, and nothing of hers', async () => {
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
    const call = store.seen.find(({ name }) => name === 'pincodeData');
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
  ])('believes the last address of X-Forwarded-For behind %i proxies', async (trustProxy, address) => {
    const { app, store, lines } = await createTestApp({ trustProxy, logLevel: 'warn' });
    for (let times = 0; times < 2; times += 1)
      await app.inject({
        url: '/api/v2/lux/getPincodeData?pincode=400001',
        headers: { 'x-forwarded-for': '6.6.6.6, 7.7.7.7' },
      });
    // One that is not believed is said once, without the address.
    const warnings = lines.filter((line) => line.includes('TRUST_PROXY'));
    expect(warnings).toHaveLength(trustProxy === 0 ? 1 : 0);
    expect(lines.join()).not.toContain('7.7.7.7');
    expect(store.seen.at(-1)?.headers.get('x-luxe-client-address')).toBe(address);
  });

  it('keeps the global token in a cookie for ten days [TOK-03] [TOK-10]', async () => {
    const { app, store } = await createTestApp();
    const answer = await app.inject('/api/v2/lux/getPincodeData?pincode=400001');
    const cookie = answer.cookies.find(({ name }) => name === 'accessToken');
    expect(cookie).toMatchObject({ maxAge: 864_000, httpOnly: true, sameSite: 'Lax' });
    expect(unpack(cookie?.value)).toMatchObject({
      isCustomerAccessToken: false,
      expires_in: expect.any(Number),
    });
    await app.inject({
      url: '/api/v2/lux/getPincodeData?pincode=400001',
      headers: { cookie: `accessToken=${cookie?.value}` },
    });
    expect(store.names().filter((name) => name === 'token')).toHaveLength(1);
  });

  it('asks once for the global token of many [TOK-02]', async () => {
    const { app, store } = await createTestApp();
    await Promise.all(Array.from({ length: 10 }, () => app.inject('/api/v2/lux/getPincodeData')));
    expect(store.names().filter((name) => name === 'token')).toHaveLength(1);
  });

  it.each([['null'], ['{}'], ['{"access_token":"","expires_in":10}'], ['{"access_token":"half"}']])(
    'does not share a token that is none: %s [TOK-02]',
    async (text) => {
      const { app, store } = await createTestApp();
      const url = '/api/v2/lux/getPincodeData?pincode=400001';
      store.answer('token', { text });
      const refused = await app.inject(url);
      expect([refused.statusCode, refused.cookies]).toEqual([503, []]);
      store.answer('token', { body: callSamples.token });
      expect((await app.inject(url)).statusCode).toBe(200);
      expect(store.seen.at(-1)?.url.searchParams.get('access_token')).toBe(callSamples.token.access_token);
    },
  );

  it('never passes a cookie of the store on', async () => {
    const { app, store } = await createTestApp();
    store.answer('productDetails', { headers: { 'set-cookie': 'spy=1', server: 'inside', 'x-inside': '1' } });
    const answer = await app.inject('/api/v2/lux/products/mp000000000000101/productDetails');
    expect(answer.cookies).toEqual([]);
    expect(answer.headers).not.toHaveProperty('x-inside');
    expect(answer.headers).not.toHaveProperty('server');
  });

  test.each([
    [
      '/api/v2/lux/products/mp000000000000101/productDetails',
      'public, max-age=60, stale-while-revalidate=300',
    ],
    ['/api/session', 'no-store'],
    ['/api/v2/lux/users/current/bagCount', 'no-store'],
    ['/api/nothing', 'no-store'],
  ])('%s is %s', async (url, value) => {
    const { app } = await createTestApp();
    expect((await app.inject(url)).headers['cache-control']).toBe(value);
  });

  it.each([
    ['gzip, br', 'gzip'],
    ['gzip;q=0', undefined],
    [undefined, undefined],
  ])('a long answer to a browser that takes %s is %s', async (accepted, encoding) => {
    const { app, store } = await createTestApp();
    store.answer('productDetails', {
      body: { ...callSamples.productDetails, productDescription: 'word '.repeat(1000) },
    });
    const answer = await app.inject({
      url: '/api/v2/lux/products/mp000000000000101/productDetails',
      headers: accepted ? { 'accept-encoding': accepted } : {},
    });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('accept-encoding');
    const text = encoding ? gunzipSync(answer.rawPayload).toString() : answer.body;
    expect(JSON.parse(text)).toHaveProperty('productListingId');
  });

  it('sends only the fields that a call knows', async () => {
    const { app, store } = await createTestApp();
    await app.inject({
      method: 'POST',
      url: '/api/api/v2/sso/check-phone',
      headers: fromOurPage,
      payload: { phone: '9876543210', countryCode: '91', captchaToken: null, isAdmin: true },
    });
    const call = store.seen.find(({ name }) => name === 'checkPhone');
    expect(JSON.parse(call?.body ?? '')).toEqual({
      phone: '9876543210',
      countryCode: '91',
      captchaToken: null,
    });
    expect(call?.headers.get('client-id')).toBe('identity-client');
    expect(call?.headers.get('client-secret')).toBeNull();
  });

  it('passes an idempotency key on where the call has one, and refuses one that is malformed', async () => {
    const { app, store } = await createTestApp();
    const place = (key: string) =>
      app.inject({
        method: 'POST',
        url: '/api/v2/lux/users/current/carts/current/placeOrder',
        headers: { ...fromOurPage, cookie: asCustomer(), 'idempotency-key': key },
        payload: { paymentMode: 'COD', addressId: 'a', paybleAmount: 1 },
      });
    await place('key-12345678');
    const call = store.seen.find(({ name }) => name === 'placeOrder');
    expect(call?.headers.get('idempotency-key')).toBe('key-12345678');
    expect((await place('a b')).statusCode).toBe(400);
  });
});

describe('who and what is meant by “current”', () => {
  it('is nobody and the guest’s cart for a guest [AUT-09]', async () => {
    const { app, store } = await createTestApp();
    await app.inject({
      url: '/api/v2/lux/users/anonymous/carts/current/cartDetails_V2',
      headers: { cookie: 'cartGuid=cart-guid-value' },
    });
    expect(store.seen.at(-1)?.url.pathname).toBe(
      '/v2/lux/users/anonymous/carts/cart-guid-value/cartDetails_V2',
    );
  });

  it('is her name and cart code for a customer [AUT-10]', async () => {
    const { app, store } = await createTestApp();
    await app.inject({
      url: '/api/v2/lux/users/current/carts/current/cartDetails_V2',
      headers: { cookie: asCustomer() },
    });
    expect(store.seen.at(-1)?.url.pathname).toBe(
      '/v2/lux/users/customer-0001/carts/cart-code-value/cartDetails_V2',
    );
  });

  test.each([
    '/api/v2/lux/users/somebody/orders',
    '/api/v2/lux/users/current/carts/other-cart/cartDetails_V2',
    '/api/v2/lux/users/current/bagCount?cartGuid=other-cart',
  ])('%s names another, and is refused', async (url) => {
    const { app, store } = await createTestApp();
    const answer = await app.inject({ url, headers: { cookie: asCustomer() } });
    expect(answer.statusCode).toBe(400);
    expect(store.seen).toEqual([]);
  });

  it('reads as “current” in answers, at any depth [TOK-06]', async () => {
    const { app, store } = await createTestApp();
    const cart = {
      ...callSamples.cartDetailsAnonymous,
      guid: 'cart-guid-value',
      hidden: { deep: [{ note: 'cart-guid-value', access_token: 'x' }] },
    };
    store.answer('cartDetailsAnonymous', { body: cart });
    const answer = await app.inject({
      url: '/api/v2/lux/users/anonymous/carts/current/cartDetails_V2',
      headers: { cookie: 'cartGuid=cart-guid-value' },
    });
    expect(answer.json()).toMatchObject({
      guid: 'current',
      cartCode: 'current',
      hidden: { deep: [{ note: 'current' }] },
    });
    expect(answer.body).not.toMatch(/cart-guid-value|access_token/);
    // What only looks like a secret stays: delivery modes have codes as well.
    const [mode] = callSamples.cartDetailsAnonymous.products[0]?.elligibleDeliveryMode ?? [];
    expect(answer.json().products[0].elligibleDeliveryMode[0]).toEqual(mode);
  });

  it('is refused to a guest where a customer is needed, without asking the store', async () => {
    const { app, store } = await createTestApp();
    const answer = await app.inject('/api/v2/lux/users/current/orders');
    expect(answer.statusCode).toBe(401);
    expect(answer.json().errorCode).toBe('InvalidTokenError');
    expect(store.seen).toEqual([]);
  });
});

describe('the cart', () => {
  const add = (cookie?: string) => ({
    method: 'POST' as const,
    url: '/api/v2/lux/users/current/carts/current/productsToBag?productCode=mp1&USSID=u1&quantity=1',
    headers: { ...fromOurPage, ...(cookie ? { cookie } : {}) },
  });

  it('is made with the first piece', async () => {
    const { app, store } = await createTestApp();
    const answer = await app.inject(add());
    expect(answer.statusCode).toBe(200);
    expect(store.names()).toEqual(['token', 'createCart', 'addToBag']);
    expect(cookieNamed(answer, 'cartGuid')).toBe(callSamples.createCart.guid);
    expect(cookieNamed(answer, 'luxe_hint')).toBe('s0c1');
  });

  it('is made anew when the one that was known has ended: the piece is not lost', async () => {
    const { app, store } = await createTestApp();
    store.answer('addToBag', (_seen, times) =>
      times === 1 ? { status: 404, body: refusalBody('CartError', 'Cart not found') } : {},
    );
    const answer = await app.inject(add('cartGuid=ended-cart-guid'));
    expect(answer.statusCode).toBe(200);
    expect(store.seen.at(-1)?.url.pathname).toContain(callSamples.createCart.guid);
  });

  it('is a clear refusal when there is none', async () => {
    const { app } = await createTestApp();
    const answer = await app.inject('/api/v2/lux/users/anonymous/carts/current/cartDetails_V2');
    expect(answer.statusCode).toBe(404);
    expect(answer.json().errorCode).toBe('CartError');
  });

  it('has nothing in it for a visitor without one, and nobody is asked', async () => {
    const { app, store } = await createTestApp();
    const answer = await app.inject('/api/v2/lux/users/current/bagCount?cartGuid=current');
    expect(answer.json()).toEqual({ count: 0 });
    expect(store.seen).toEqual([]);
  });

  it('is asked for again after an order', async () => {
    const { app, store } = await createTestApp();
    store.answer('carts', { body: { carts: [] } });
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v2/lux/users/current/carts/current/placeOrder',
      headers: { ...fromOurPage, cookie: asCustomer() },
      payload: { paymentMode: 'COD', addressId: 'a', paybleAmount: 1 },
    });
    expect(answer.statusCode).toBe(200);
    expect(cookieNamed(answer, 'cartGuid')).toBe('');
    expect(cookieNamed(answer, 'luxe_hint')).toBe('s1c0');
  });
});

describe('an order that is paid for [CHK-15]', () => {
  const follow = (name: string) => ({
    method: 'POST' as const,
    url: `/api/v2/lux/users/current/orders/261120-4877/${name}`,
    headers: { ...fromOurPage, cookie: `${asCustomer()}; buyNowCart=buy-now-code` },
  });
  const told = (outcome: string, isBuyNow = false) => ({ body: { outcome, orderDetails: { isBuyNow } } });

  test.each(['updateTransactionDetails', 'cancelPayment'] as const)(
    'and placed replaces the carts: %s',
    async (name) => {
      const { app, store } = await createTestApp();
      store.answer(name, told('PLACED'));
      store.answer('carts', { body: { carts: [{ guid: 'next-guid', code: 'next-code', count: 1 }] } });
      const answer = await app.inject(follow(name));
      expect(answer.statusCode).toBe(200);
      expect(cookieNamed(answer, 'cartGuid')).toBe('next-guid');
      expect(cookieNamed(answer, 'cartCode')).toBe('next-code');
      // Another piece lies there to be bought at once.
      expect(cookieNamed(answer, 'buyNowCart')).toBeUndefined();
    },
  );

  it('and placed of the cart to buy now forgets that one, and leaves the bag [BAG-08]', async () => {
    const { app, store } = await createTestApp();
    store.answer('updateTransactionDetails', told('PLACED', true));
    const answer = await app.inject(follow('updateTransactionDetails'));
    expect(cookieNamed(answer, 'buyNowCart')).toBe('');
    expect(cookieNamed(answer, 'cartGuid')).toBeUndefined();
    expect(store.names()).not.toContain('carts');
  });

  it('with no cart after it leaves a customer without one', async () => {
    const { app, store } = await createTestApp();
    store.answer('updateTransactionDetails', told('PLACED'));
    store.answer('carts', { body: { carts: [] } });
    const answer = await app.inject(follow('updateTransactionDetails'));
    expect(cookieNamed(answer, 'cartGuid')).toBe('');
    expect(cookieNamed(answer, 'luxe_hint')).toBe('s1c0');
  });

  test.each(['PENDING', 'FAILED'])('leaves the carts alone while it is %s', async (outcome) => {
    const { app, store } = await createTestApp();
    store.answer('updateTransactionDetails', told(outcome));
    const answer = await app.inject(follow('updateTransactionDetails'));
    for (const name of ['cartGuid', 'cartCode', 'buyNowCart'])
      expect(cookieNamed(answer, name)).toBeUndefined();
    expect(store.names()).not.toContain('carts');
  });

  it('stands whatever is told of the carts', async () => {
    const { app, store } = await createTestApp();
    store.answer('updateTransactionDetails', told('PLACED'));
    store.answer('carts', { status: 500, body: {} });
    const answer = await app.inject(follow('updateTransactionDetails'));
    expect(answer.statusCode).toBe(200);
    expect(cookieNamed(answer, 'cartCode')).toBeUndefined();
  });
});

describe('a call that is to know the cart by its headers [CHK-11]', () => {
  const validate = (cookie: string, more: Record<string, string> = {}) => ({
    method: 'POST' as const,
    url: '/api/pan/validate/users/current',
    headers: { ...fromOurPage, ...more, cookie },
    payload: { panNumber: 'ABCDE1234F' },
  });

  it('gets it from here, and the name of the shop', async () => {
    const { app, store } = await createTestApp();
    await app.inject(validate(asCustomer(), { cartid: 'of-another', siteid: 'elsewhere' }));
    const seen = store.seen.find(({ name }) => name === 'validatePan');
    expect(seen?.url.pathname).toBe('/pan/validate/users/customer-0001');
    expect(seen?.headers.get('cartId')).toBe('cart-code-value');
    expect(seen?.headers.get('siteId')).toBe('lux');
  });

  it('is for the customer herself', async () => {
    const { app, store } = await createTestApp();
    const answer = await app.inject({
      ...validate(asCustomer()),
      url: '/api/pan/validate/users/customer-0002',
    });
    expect(answer.statusCode).toBe(400);
    expect(store.names()).not.toContain('validatePan');
  });

  it('and no other is told', async () => {
    const { app, store } = await createTestApp();
    await app.inject({ url: '/api/v2/lux/users/current/orders', headers: { cookie: asCustomer() } });
    expect(store.seen.at(-1)?.headers.has('cartId')).toBe(false);
    expect(store.seen.at(-1)?.headers.has('siteId')).toBe(false);
  });
});

describe('the cart to buy now [BAG-08]', () => {
  const buyNowUrl =
    '/api/v2/lux/users/current/buyNow/mergeBuyNowCart?cartGuid=current&productCode=mp1&USSID=u1';
  const summary = '/api/v2/lux/users/current/carts/buyNow/displayOrderSummary_V2?pincode=110001';

  it('is kept in a cookie of its own that no script reads, and the bag stays', async () => {
    const { app, store } = await createTestApp();
    store.answer('mergeBuyNowCart', { body: { guid: 'buy-now-guid', code: 'buy-now-code' } });
    const answer = await app.inject({ url: buyNowUrl, headers: { ...fromOurPage, cookie: asCustomer() } });
    expect(answer.json()).toEqual({ guid: 'current', code: 'current' });
    expect(store.seen.at(-1)?.url.searchParams.get('cartGuid')).toBe('cart-guid-value');
    expect(answer.cookies.find(({ name }) => name === 'buyNowCart')).toMatchObject({
      value: 'buy-now-code',
      httpOnly: true,
      sameSite: 'Lax',
    });
    expect(cookieNamed(answer, 'cartCode')).toBeUndefined();
  });

  it('is named by its word, and is not there for a guest or without one', async () => {
    const { app, store } = await createTestApp();
    const ask = (cookie: string) => app.inject({ url: summary, headers: { cookie } });
    await ask(`${asCustomer()}; buyNowCart=buy-now-code`);
    expect(store.seen.at(-1)?.url.pathname).toContain('/carts/buy-now-code/');
    expect((await ask(asCustomer())).json().errorCode).toBe('CartError');
    expect((await ask('buyNowCart=buy-now-code')).statusCode).toBe(401);
  });

  it('is gone with its order, and the bag is not', async () => {
    const { app, store } = await createTestApp();
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v2/lux/users/current/carts/buyNow/placeOrder',
      headers: { ...fromOurPage, cookie: `${asCustomer()}; buyNowCart=buy-now-code` },
      payload: { paymentMode: 'COD', addressId: 'a', paybleAmount: 1 },
    });
    expect(answer.statusCode).toBe(200);
    expect(cookieNamed(answer, 'buyNowCart')).toBe('');
    expect(cookieNamed(answer, 'cartCode')).toBeUndefined();
    expect(store.names()).not.toContain('carts');
  });

  it('is made by a page of ours alone', async () => {
    const { app, store } = await createTestApp();
    const answer = await app.inject({ url: buyNowUrl, headers: { cookie: asCustomer() } });
    expect(answer.statusCode).toBe(403);
    expect(store.seen).toEqual([]);
  });
});

describe('an expired token', () => {
  const expired = { status: 401, body: refusalBody('InvalidTokenError', 'access token expired') };
  const orders = (cookie: string) => ({ url: '/api/v2/lux/users/current/orders', headers: { cookie } });

  it('is renewed once, and the request sent once more [TOK-01]', async () => {
    const { app, store } = await createTestApp();
    store.answer('orders', (_seen, times) => (times === 1 ? expired : {}));
    const answer = await app.inject(orders(asCustomer()));
    expect(answer.statusCode).toBe(200);
    expect(store.names()).toEqual(['orders', 'refreshStoreToken', 'orders']);
    expect(unpack<CustomerToken>(cookieNamed(answer, 'customerAccessToken'))?.access_token).toBe(
      callSamples.refreshStoreToken.access_token,
    );
  });

  it('is not renewed a second time [TOK-01]', async () => {
    const { app, store } = await createTestApp();
    store.answer('orders', expired);
    const answer = await app.inject(orders(asCustomer()));
    expect(answer.statusCode).toBe(401);
    expect(store.names()).toEqual(['orders', 'refreshStoreToken', 'orders']);
  });

  it('is renewed before the request when its time is known to be over', async () => {
    const { app, store } = await createTestApp();
    await app.inject(orders(asCustomer({ ...customer, expires_in: Date.now() - 1 })));
    expect(store.names()).toEqual(['refreshStoreToken', 'orders']);
  });

  test.each(['access token expired', 'invalid access token', 'invalid or missing access-token'])(
    'is known by “%s” as well [ERR-09]',
    async (message) => {
      const { app, store } = await createTestApp();
      store.answer('orders', (_seen, times) =>
        times === 1 ? { status: 400, body: refusalBody('X', message) } : {},
      );
      expect((await app.inject(orders(asCustomer()))).statusCode).toBe(200);
    },
  );

  test.each([401, 402, 403, 406])('logs out when the refresh answers %i [TOK-15]', async (status) => {
    const { app, store } = await createTestApp();
    store.answer('orders', expired);
    store.answer('refreshStoreToken', { status, body: {} });
    const answer = await app.inject(orders(`${asCustomer()}; luxe_hint=s1c1`));
    expect(answer.statusCode).toBe(401);
    expect(answer.json().errors[0].message).toBe('You have been logged out, please login.');
    expect(cookieNamed(answer, 'customerAccessToken')).toBe('');
    expect(cookieNamed(answer, 'luxe_hint')).toBe('');
  });

  test.each([{ status: 500, body: {} }, new TypeError('fetch failed')])(
    'logs nobody out when the store is in trouble, and says so [TOK-15, ERR-08]',
    async (trouble) => {
      const { app, store } = await createTestApp();
      store.answer('orders', expired);
      store.answer('refreshStoreToken', trouble);
      const answer = await app.inject(orders(asCustomer()));
      expect(answer.statusCode).toBe(503);
      expect(answer.json().errors[0].message).toBe('Something went wrong!');
      expect(cookieNamed(answer, 'customerAccessToken')).toBeUndefined();
    },
  );

  it('of a guest is fetched anew', async () => {
    const { app, store } = await createTestApp();
    const global = pack({
      access_token: 'old-global-token',
      expires_in: later,
      isCustomerAccessToken: false,
    });
    store.answer('pincodeData', (_seen, times) => (times === 1 ? expired : {}));
    const answer = await app.inject({
      url: '/api/v2/lux/getPincodeData',
      headers: { cookie: `accessToken=${global}` },
    });
    expect(answer.statusCode).toBe(200);
    expect(store.names()).toEqual(['pincodeData', 'token', 'pincodeData']);
  });

  it('without a refresh token is had from the single-sign-on session [TOK-07]', async () => {
    const { app, store } = await createTestApp();
    const { refresh_token: _, ...bare } = customer;
    const identity = pack({
      accessToken: 'a',
      refreshToken: 'identity-refresh',
      idToken: { customerHash: 'h' },
      expires_in: later,
    });
    store.answer('orders', (_seen, times) => (times === 1 ? expired : {}));
    const answer = await app.inject(orders(`${asCustomer(bare)}; identitySession=${identity}`));
    expect(answer.statusCode).toBe(200);
    expect(store.names()).toEqual(['orders', 'refreshToken', 'token', 'orders']);
    expect(answer.cookies.find(({ name }) => name === 'identitySession')?.maxAge).toBe(365 * 86_400);
  });

  it('is had once for all that ask at the same time, partner login included [TOK-02]', async () => {
    const { app, store } = await createTestApp();
    const { refresh_token: _, ...bare } = customer;
    const identity = pack({
      accessToken: 'a',
      refreshToken: 'identity-refresh-of-many',
      idToken: { customerHash: 'h' },
      expires_in: later,
    });
    const cookie = `${asCustomer({ ...bare, expires_in: Date.now() - 1 })}; identitySession=${identity}`;
    const answers = await Promise.all(Array.from({ length: 8 }, () => app.inject(orders(cookie))));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from(answers, () => 200));
    expect(store.names().filter((name) => name !== 'orders')).toEqual(['refreshToken', 'token']);
  });

  it('without any refresh token makes no refresh call [TOK-08]', async () => {
    const { app, store } = await createTestApp();
    const { refresh_token: _, ...bare } = customer;
    store.answer('orders', expired);
    expect((await app.inject(orders(asCustomer(bare)))).statusCode).toBe(401);
    expect(store.names()).toEqual(['orders']);
  });
});

describe('a write of another site', () => {
  const write = (headers: Record<string, string>) => ({
    method: 'POST' as const,
    url: '/api/v2/lux/users/current/carts/current/productsToBag?productCode=p&USSID=u',
    headers,
  });

  test.each([
    ['says it is cross-site', { 'sec-fetch-site': 'cross-site', 'x-luxe-request': '1' }],
    [
      'says it is same-site: another port, another name',
      { 'sec-fetch-site': 'same-site', 'x-luxe-request': '1' },
    ],
    ['was typed', { 'sec-fetch-site': 'none', 'x-luxe-request': '1' }],
    ['has another origin', { origin: 'http://127.0.0.1:4300', 'x-luxe-request': '1' }],
    ['says nothing of where it comes from', { 'x-luxe-request': '1' }],
    ['lacks our header, as a form does', { 'sec-fetch-site': 'same-origin' }],
  ])('is refused when it %s', async (_when, headers) => {
    const { app, store } = await createTestApp();
    expect((await app.inject(write(headers))).statusCode).toBe(403);
    expect(store.seen).toEqual([]);
  });

  it('is refused for a GET that changes something too', async () => {
    const { app } = await createTestApp();
    const url = '/api/v2/lux/users/current/carts/current/deleteEntries/1';
    expect((await app.inject({ url, headers: { cookie: asCustomer() } })).statusCode).toBe(403);
    expect((await app.inject({ url, headers: { ...fromOurPage, cookie: asCustomer() } })).statusCode).toBe(
      200,
    );
  });

  it('is let through from our own origin, also of an older browser', async () => {
    const { app } = await createTestApp();
    const answer = await app.inject(write({ origin: 'http://localhost:4300', 'x-luxe-request': '1' }));
    expect(answer.statusCode).toBe(200);
  });
});

describe('a body', () => {
  const post = (payload: string, type = 'application/json') => ({
    method: 'POST' as const,
    url: '/api/session/login',
    headers: { ...fromOurPage, 'content-type': type },
    payload,
  });

  test.each<[string, string, string | undefined, number]>([
    ['of 10 MB', JSON.stringify({ a: 'x'.repeat(10_000_000) }), undefined, 413],
    ['that is not JSON', '{"phone":', undefined, 400],
    ['that is a list', '[]', undefined, 400],
    ['of a type we do not read', '<a/>', 'text/xml', 415],
    ['that is empty', '', undefined, 400],
  ])('%s is refused clearly', async (_what, payload, type, status) => {
    const { app } = await createTestApp();
    const answer = await app.inject(post(payload, type));
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ status: 'FAILURE', errors: [{ message: expect.any(String) }] });
  });
});

describe('a store in trouble', () => {
  test.each(['/api/v2/lux/getPincodeData', '/api/v2/lux/products/mp1/productDetails'])(
    '%s says so when it is down',
    async (url) => {
      const { app, store } = await createTestApp();
      store.goDown();
      const answer = await app.inject(url);
      expect(answer.statusCode).toBe(503);
      expect(answer.json().errors[0].message).toMatch(/cannot reach the shop/);
    },
  );

  it('passes a limit on, with the time to wait', async () => {
    const { app, store } = await createTestApp();
    store.answer('checkPhone', {
      status: 429,
      body: refusalBody('SSO-1029', 'Wait.'),
      headers: { 'retry-after': '30' },
    });
    const answer = await app.inject({
      method: 'POST',
      url: '/api/api/v2/sso/check-phone',
      headers: fromOurPage,
      payload: { phone: '9876543210', countryCode: '91', captchaToken: null },
    });
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('30');
  });
});

describe('HTML of an editor', () => {
  it('is sanitised once, for scripts that ask', async () => {
    const { app, store } = await createTestApp();
    const question = {
      question: 'Q',
      answer: '<p onclick="x()">A<script>x()</script><a href="javascript:x()">l</a></p>',
    };
    store.answer('productDetails', {
      body: { ...callSamples.productDetails, questionAndAnswerList: [question] },
    });
    const answer = await app.inject('/api/v2/lux/products/mp000000000000101/productDetails');
    expect(answer.json().questionAndAnswerList[0].answer).toBe('<p>A<a>l</a></p>');
  });
});

describe('the session', () => {
  it('of a guest says guest', async () => {
    const { app } = await createTestApp();
    expect((await app.inject('/api/session')).json()).toEqual({
      loginType: 'guest',
      firstName: '',
      maskedPhone: '',
      customerMark: '',
      hasCart: false,
      tokens: [],
    });
  });

  it('of a customer says when tokens end, never what they are [TOK-11]', async () => {
    const { app } = await createTestApp();
    const answer = await app.inject({ url: '/api/session', headers: { cookie: asCustomer() } });
    expect(answer.json()).toMatchObject({
      loginType: 'customer',
      firstName: 'Ananya',
      maskedPhone: '••••••3210',
      customerMark: expect.stringMatching(/^c[\da-f]{12}$/),
    });
    expect(answer.json().customerMark).not.toContain(customer.userName);
    expect(answer.json().tokens[0]).toEqual({
      kind: 'customer',
      expires_in: later,
      isCustomerAccessToken: true,
      tokenTimeStamp_lux: 1,
    });
  });

  it('outlives the profile cookie: the profile is asked for again', async () => {
    const { app } = await createTestApp();
    const answer = await app.inject({
      url: '/api/session',
      headers: { cookie: `customerAccessToken=${pack(customer)}` },
    });
    expect(answer.json().firstName).toBe(callSamples.customerProfile.firstName);
    expect(answer.cookies.find(({ name }) => name === 'userdetails')?.maxAge).toBe(864_000);
  });

  test.each([
    'customerAccessToken=%%%',
    'customerAccessToken=bnVsbA',
    'cartGuid=..%2F..%2Fx',
    'accessToken=eyJ',
    `identitySession=${pack({})}`,
    `userdetails=${pack({ mobileNumber: 5 })}; customerAccessToken=${pack({ expires_in: later })}`,
  ])('with the tampered cookie %s is a guest’s', async (cookie) => {
    const { app } = await createTestApp();
    const answer = await app.inject({ url: '/api/session', headers: { cookie } });
    expect(answer.json()).toMatchObject({ loginType: 'guest', hasCart: false });
  });
});
