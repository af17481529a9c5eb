import { describe, expect, it, test } from 'vitest';
import { callSamples } from '@luxe/contract/samples';
import { errorBody } from '../testing/fakeStore.ts';
import { asCustomer, cookieNamed, customer, expiresAt } from '../testing/customerCookies.ts';
import { createTestApp } from '../testing/testApp.ts';
import { encodeCookie, decodeCookie, type CustomerToken } from './shopper.ts';

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
