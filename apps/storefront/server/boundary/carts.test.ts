import { describe, expect, it, test } from 'vitest';
import { callSamples } from '@luxe/contract/samples';
import { errorBody } from '../testing/fakeStore.ts';
import { asCustomer, cookieNamed } from '../testing/customerCookies.ts';
import { createTestApp, sameOriginHeaders } from '../testing/testApp.ts';

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
