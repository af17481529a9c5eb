import { describe, expect, it, test } from 'vitest';
import { pack } from './shopper.ts';
import { createTestApp, fromOurPage } from '../testing/testApp.ts';

// What somebody would try who has read this folder.

describe('an answer that everybody may have', () => {
  const url = '/api/v2/lux/products/mp000000019284001/productDetails';
  const plain = async (cookie = '') => {
    const { app } = await createTestApp();
    return app.inject({ url, headers: cookie ? { cookie } : {} });
  };

  test.each([
    ['a cart that is called like a product', 'cartGuid=mp000000019284001; cartCode=mp000000019284001'],
    [
      'a token that is called like a product',
      `customerAccessToken=${pack({ access_token: 'mp000000019284001', userName: 'u', expires_in: 9e15 })}`,
    ],
    ['a hint that is wrong', 'luxe_hint=s1c1'],
    [
      'a session without its hint',
      `customerAccessToken=${pack({ access_token: 't', userName: 'u', expires_in: 9e15 })}; cartGuid=g`,
    ],
  ])(
    'is the same for who brings %s, and sets no cookie: a cache in front keeps it for others',
    async (_what, cookie) => {
      const [usual, tried] = [await plain(), await plain(cookie)];
      expect(tried.headers['cache-control']).toContain('public');
      expect(tried.body).toBe(usual.body);
      expect(tried.headers['set-cookie']).toBeUndefined();
    },
  );
});

describe('a body that is made to break what reads it', () => {
  const cookie = `customerAccessToken=${pack({ access_token: 'token', userName: 'u', expires_in: 9e15 })}`;
  const send = async (url: string, payload: string) => {
    const { app, store, lines } = await createTestApp();
    const headers = { ...fromOurPage, cookie, 'content-type': 'application/json' };
    const answer = await app.inject({ method: 'POST', url, headers, payload });
    return { status: answer.statusCode, answer, store, lines };
  };
  const address = '/api/v2/lux/users/current/addAddress';
  const login = '/api/session/login';

  test.each([
    ['nested without end', login, `{"phone":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    [
      'nested without end, for the store',
      '/api/v2/lux/users/current/carts/current/placeOrder',
      `{"paymentMode":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`,
    ],
    ['a prototype', login, '{"__proto__":{"phone":"9876543210"}}'],
    ['a prototype within', login, '{"phone":{"constructor":{"prototype":{"a":1}}}}'],
    ['a field that is no text in a form', address, '{"city":{"toString":1}}'],
    ['a list in a form', address, '{"city":["a"]}'],
  ])('%s is refused, and the store is not asked', async (_what, url, payload) => {
    const { status, store, lines } = await send(url, payload);
    expect(status).toBe(400);
    expect(store.seen).toEqual([]);
    expect(lines.join()).not.toContain('failed');
  });

  it('half a sign arrives as a sign that stands for none', async () => {
    const { status } = await send(address, '{"city":"\\ud800"}');
    expect(status).toBeLessThan(500);
  });
});

describe('a parameter that is given twice', () => {
  test.each([
    '/api/v2/lux/users/current/bagCount?cartGuid=current&cartGuid=other',
    '/api/v2/lux/users/current/carts/current/productsToBag?productCode=a&productCode=b&USSID=u',
  ])('is refused: two programs might choose differently: %s', async (url) => {
    const { app, store } = await createTestApp();
    const method = url.includes('products') ? 'POST' : 'GET';
    expect((await app.inject({ method, url, headers: fromOurPage })).statusCode).toBe(400);
    expect(store.seen).toEqual([]);
  });
});

it('a refusal of the store in a login tells its code and words alone', async () => {
  const { app, store } = await createTestApp();
  const errors = [{ type: 'SSO-1031', message: 'The code is wrong.', trace: 'secret-trace' }];
  store.answer('verifyPhoneOtp', {
    status: 400,
    body: { status: 'FAILURE', errorCode: 'SSO-1031', errors, accessToken: 'secret-token' },
  });
  const answer = await app.inject({
    method: 'POST',
    url: '/api/session/login',
    headers: fromOurPage,
    payload: { phone: '9876543210', otp: '123456', refId: 'r' },
  });
  expect(answer.json()).toEqual({
    status: 'FAILURE',
    errorCode: 'SSO-1031',
    errors: [{ type: 'SSO-1031', message: 'The code is wrong.' }],
  });
});
