import { describe, expect, it, test } from 'vitest';
import { encodeCookie } from './shopper.ts';
import { createTestApp, sameOriginHeaders } from '../testing/testApp.ts';

// Attacks by a person who has read the code of the session boundary, that is, of this folder.

describe('a shared response', () => {
  const url = '/api/v2/lux/products/mp000000019284001/productDetails';
  const plain = async (cookie = '') => {
    const { app } = await createTestApp();
    return app.inject({ url, headers: cookie ? { cookie } : {} });
  };

  test.each([
    ['a cart named like a product', 'cartGuid=mp000000019284001; cartCode=mp000000019284001'],
    [
      'a token named like a product',
      `customerAccessToken=${encodeCookie({ access_token: 'mp000000019284001', userName: 'u', expires_in: 9e15 })}`,
    ],
    ['a wrong session hint', 'luxe_hint=s1c1'],
    [
      'a session without its hint',
      `customerAccessToken=${encodeCookie({ access_token: 't', userName: 'u', expires_in: 9e15 })}; cartGuid=g`,
    ],
  ])(
    'is the same for a request with %s, and sets no cookie, because a cache may store it',
    async (_what, cookie) => {
      const [expected, tried] = [await plain(), await plain(cookie)];
      expect(tried.headers['cache-control']).toContain('public');
      expect(tried.body).toBe(expected.body);
      expect(tried.headers['set-cookie']).toBeUndefined();
    },
  );
});

describe('a malicious body', () => {
  const cookie = `customerAccessToken=${encodeCookie({ access_token: 'token', userName: 'u', expires_in: 9e15 })}`;
  const send = async (url: string, payload: string) => {
    const { app, store, lines } = await createTestApp();
    const headers = { ...sameOriginHeaders, cookie, 'content-type': 'application/json' };
    const response = await app.inject({ method: 'POST', url, headers, payload });
    return { status: response.statusCode, response, store, lines };
  };
  const address = '/api/v2/lux/users/current/addAddress';
  const login = '/api/session/login';

  test.each([
    ['with deep nesting', login, `{"phone":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    [
      'with deep nesting, for the store',
      '/api/v2/lux/users/current/carts/current/placeOrder',
      `{"paymentMode":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`,
    ],
    ['with a prototype', login, '{"__proto__":{"phone":"9876543210"}}'],
    ['with a nested prototype', login, '{"phone":{"constructor":{"prototype":{"a":1}}}}'],
    ['with an object in a form field', address, '{"city":{"toString":1}}'],
    ['with a list in a form field', address, '{"city":["a"]}'],
  ])('%s is rejected before the store is called', async (_what, url, payload) => {
    const { status, store, lines } = await send(url, payload);
    expect(status).toBe(400);
    expect(store.requests).toEqual([]);
    expect(lines.join()).not.toContain('failed');
  });

  it('with half a surrogate pair causes no server error', async () => {
    const { status } = await send(address, '{"city":"\\ud800"}');
    expect(status).toBeLessThan(500);
  });
});

describe('a duplicate parameter', () => {
  test.each([
    '/api/v2/lux/users/current/bagCount?cartGuid=current&cartGuid=other',
    '/api/v2/lux/users/current/carts/current/productsToBag?productCode=a&productCode=b&USSID=u',
  ])('is rejected, because two servers might use different values: %s', async (url) => {
    const { app, store } = await createTestApp();
    const method = url.includes('products') ? 'POST' : 'GET';
    expect((await app.inject({ method, url, headers: sameOriginHeaders })).statusCode).toBe(400);
    expect(store.requests).toEqual([]);
  });
});

it('a login that fails at the store returns only the code and message of the store’s error', async () => {
  const { app, store } = await createTestApp();
  const errors = [{ type: 'SSO-1031', message: 'The code is wrong.', trace: 'secret-trace' }];
  store.setResponse('verifyPhoneOtp', {
    status: 400,
    body: { status: 'FAILURE', errorCode: 'SSO-1031', errors, accessToken: 'secret-token' },
  });
  const response = await app.inject({
    method: 'POST',
    url: '/api/session/login',
    headers: sameOriginHeaders,
    payload: { phone: '9876543210', otp: '123456', refId: 'r' },
  });
  expect(response.json()).toEqual({
    status: 'FAILURE',
    errorCode: 'SSO-1031',
    errors: [{ type: 'SSO-1031', message: 'The code is wrong.' }],
  });
});
