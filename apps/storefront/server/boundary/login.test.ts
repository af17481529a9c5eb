import { describe, expect, it, test } from 'vitest';
import { callSamples } from '@luxe/contract/samples';
import { errorBody } from '../testing/fakeStore.ts';
import { cookieHeader, createTestApp, sameOriginHeaders } from '../testing/testApp.ts';
import { encodeCookie } from './shopper.ts';

const login = (cookie = '') => ({
  method: 'POST' as const,
  url: '/api/session/login',
  headers: { ...sameOriginHeaders, ...(cookie ? { cookie } : {}) },
  payload: { phone: '9876543210', otp: '123456', refId: 'ref-1' },
});

describe('login', () => {
  it('calls code check, single sign-on, profile, store token and store login in order [AUT-01]', async () => {
    const { app, store } = await createTestApp();
    const response = await app.inject(login());
    expect(response.statusCode).toBe(200);
    expect(store.names()).toEqual([
      'verifyPhoneOtp',
      'accessToken',
      'fetchCustomer',
      'token',
      'customerLogin',
    ]);
    expect(response.json()).toMatchObject({ loginType: 'customer', cartMerged: false });
  });

  it('runs the same steps for an e-mail address as for a phone number [AUT-01]', async () => {
    const { app, store } = await createTestApp();
    const payload = { email: 'Ananya@example.com', otp: '123456', refId: 'ref-1' };
    expect((await app.inject({ ...login(), payload })).statusCode).toBe(200);
    expect(store.names()[0]).toBe('verifyEmailOtp');
    expect(JSON.parse(store.requests[0]?.body ?? '')).toMatchObject({ email: 'Ananya@example.com' });
  });

  test.each([
    ['neither', {}],
    ['both', { phone: '9876543210', email: 'a@example.com' }],
  ])('needs exactly one of phone and e-mail, and is rejected with %s', async (_what, contact) => {
    const { app, store } = await createTestApp();
    const payload = { ...contact, otp: '123456', refId: 'ref-1' };
    expect((await app.inject({ ...login(), payload })).statusCode).toBe(400);
    expect(store.requests).toEqual([]);
  });

  test.each([
    ['appSource=tcp', 'tcp'],
    ['', null],
    ['appSource=web', null],
  ])('with the cookie "%s" sends source %s with the code check [AUT-13, NET-04]', async (cookie, source) => {
    const { app, store } = await createTestApp();
    await app.inject(login(cookie));
    expect(store.requests[0]?.url.searchParams.get('source')).toBe(source);
  });

  it('retries the code check once after a 5xx, but not after a rejection [AUT-13]', async () => {
    const { app, store } = await createTestApp();
    store.setResponse('verifyPhoneOtp', { status: 500, body: {} });
    await app.inject(login());
    expect(store.names()).toEqual(['verifyPhoneOtp', 'verifyPhoneOtp']);
    store.requests.length = 0;
    store.setResponse('verifyPhoneOtp', { status: 400, body: errorBody('SSO-1003', 'No.') });
    await app.inject(login());
    expect(store.names()).toEqual(['verifyPhoneOtp']);
  });

  it('adds the customer to the loyalty programme, and continues if this fails [AUT-07, AUT-17]', async () => {
    const { app, store } = await createTestApp();
    const profile = { ...callSamples.fetchCustomer, loyalCustomer: 'N', neuPassInfo: null };
    store.setResponse('fetchCustomer', { body: profile });
    expect((await app.inject(login())).json().neuPassInfo).toEqual({ tier: 'Base', status: 'ACTIVE' });
    expect(store.names()).toContain('nonloyalToLoyal');
    store.setResponse('nonloyalToLoyal', { status: 500, body: {} });
    const response = await app.inject(login());
    expect([response.statusCode, response.json().neuPassInfo]).toEqual([200, null]);
  });

  it('returns the message about an account deletion word for word [AUT-06]', async () => {
    const { app, store } = await createTestApp();
    const message =
      'Your account deletion is in progress and your account is temporary locked. Please try logging in after few days.';
    store.setResponse('verifyPhoneOtp', { status: 409, body: errorBody('SSO-1201', message) });
    const response = await app.inject(login());
    expect([response.statusCode, response.json()]).toEqual([409, errorBody('SSO-1201', message)]);
  });

  it('returns the error No TD Access Token when the provider returns no single-sign-on token', async () => {
    const { app, store } = await createTestApp();
    store.setResponse('accessToken', { body: { ...callSamples.accessToken, accessToken: '' } });
    const response = await app.inject(login());
    expect([response.statusCode, response.json().errorCode]).toEqual([503, 'No TD Access Token']);
  });

  it('sends the PKCE verifier’s hash; only the token request has the client secret [AUT-14]', async () => {
    const { app, store } = await createTestApp();
    await app.inject(login());
    const [verify, exchange] = store.requests;
    const { codeChallenge } = JSON.parse(verify?.body ?? '') as { codeChallenge: string };
    const { codeVerifier } = JSON.parse(exchange?.body ?? '') as { codeVerifier: string };
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier));
    expect(codeChallenge).toBe(Buffer.from(hash).toString('base64url'));
    expect(verify?.headers.get('client-secret')).toBeNull();
    expect(exchange?.headers.get('client-secret')).toBe('identity-secret-value');
  });

  it('requests the customer token with the fields of a partner login [TOK-12] [CFG-03]', async () => {
    const { app, store } = await createTestApp();
    await app.inject(login());
    const form = new URLSearchParams(store.requests.find(({ name }) => name === 'token')?.body);
    expect([...form.keys()].sort()).toEqual(
      [
        ...['client_id', 'client_secret', 'grant_type', 'isTdLogin', 'platformNumber'],
        ...['tdAccessToken', 'tdClientId', 'tdCustomerHash', 'username'],
      ].sort(),
    );
    expect(form.get('grant_type')).toBe('password');
  });

  it('sets cookies with their lifetimes, unreadable for scripts [TOK-03] [TOK-06] [TOK-14]', async () => {
    const { app } = await createTestApp({ publicOrigin: 'https://shop.example', isDemo: false });
    const { cookies } = await app.inject(login());
    const days = Object.fromEntries(cookies.map((cookie) => [cookie.name, (cookie.maxAge ?? 0) / 86_400]));
    expect(days).toMatchObject({ customerAccessToken: 365, identitySession: 365, userdetails: 10 });
    for (const cookie of cookies) {
      expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', secure: true });
      expect(cookie.httpOnly ?? false).toBe(cookie.name !== 'luxe_hint');
    }
  });

  it('sets cookies without `secure` on a loopback host name', async () => {
    const { app } = await createTestApp();
    const { cookies } = await app.inject(login());
    expect(cookies.every((cookie) => !cookie.secure)).toBe(true);
  });

  it('returns no token, no user name and no cart to the page [TOK-06]', async () => {
    const { app } = await createTestApp();
    const response = await app.inject(login());
    const { accessToken, token, customerLogin } = callSamples;
    for (const secret of [
      accessToken.accessToken,
      accessToken.refreshToken,
      token.access_token,
      customerLogin.userName,
    ])
      expect(response.body).not.toContain(secret);
  });

  test.each([
    'verifyPhoneOtp',
    'accessToken',
    'fetchCustomer',
    'token',
    'customerLogin',
    'createCart',
  ] as const)('leaves the shopper a guest when %s fails [AUT-20]', async (name) => {
    const { app, store } = await createTestApp();
    store.setResponse(name, { status: 500, body: {} });
    const response = await app.inject(login('cartGuid=guest-cart-guid'));
    expect(response.statusCode).toBe(503);
    const set = response.cookies.map((cookie) => cookie.name);
    for (const cookie of ['customerAccessToken', 'identitySession', 'userdetails', 'cartCode', 'cartGuid'])
      expect(set).not.toContain(cookie);
    expect(response.cookies.find((cookie) => cookie.name === 'luxe_hint')?.value).toBe('s0c1');
  });

  it('returns the provider’s reason when a code is rejected', async () => {
    const { app, store } = await createTestApp();
    store.setResponse('verifyPhoneOtp', {
      status: 400,
      body: errorBody('SSO-1003', 'That code is not right.'),
    });
    const response = await app.inject(login());
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual(errorBody('SSO-1003', 'That code is not right.'));
  });

  it('ends the session at the provider when the store rejects the login', async () => {
    const { app, store } = await createTestApp();
    store.setResponse('customerLogin', { status: 401, body: {} });
    await app.inject(login());
    expect(store.names().slice(-2)).toEqual(['revokeStoreToken', 'endSession']);
  });

  it('limits the attempts from one network', async () => {
    const { app } = await createTestApp({ loginLimit: 2 });
    await app.inject(login());
    await app.inject(login());
    expect((await app.inject(login())).statusCode).toBe(429);
  });

  it('is rejected with an error that names the invalid field', async () => {
    const { app } = await createTestApp();
    const response = await app.inject({ ...login(), payload: { phone: '12', otp: '123456', refId: 'r' } });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors[0].message).toContain('phone');
  });
});

describe('login by password [AUT-11]', () => {
  const request = {
    ...login(),
    url: '/api/session/password-login',
    payload: { username: '9876543210', password: 'right password 1' },
  };

  it('does not exist in a shop with single sign-on', async () => {
    const { app, store } = await createTestApp();
    const response = await app.inject(request);
    expect([response.statusCode, store.requests]).toEqual([404, []]);
  });

  it('is the only login without single sign-on: login by code or link is rejected [AUT-11]', async () => {
    const { app, store } = await createTestApp({ singleSignOn: false });
    const byCode = await app.inject(login());
    const byLink = await app.inject({ url: '/luxury?authCode=a&codeVerifier=b' });
    expect([byCode.statusCode, byLink.headers.location]).toEqual([404, '/luxury?showLogin=true']);
    expect(store.requests).toEqual([]);
  });

  it('calls only the store, requests a token by the password grant, and merges the guest’s bag', async () => {
    const { app, store } = await createTestApp({ singleSignOn: false });
    const headers = { ...request.headers, cookie: 'cartGuid=guest-cart-guid' };
    const response = await app.inject({ ...request, headers });
    expect(response.json()).toMatchObject({ loginType: 'customer', cartMerged: true });
    expect(store.names()).toEqual(['token', 'customerLogin', 'customerProfile', 'createCart']);
    const form = new URLSearchParams(store.requests[0]?.body);
    expect([...form.keys()].sort()).toEqual(
      ['client_id', 'client_secret', 'grant_type', 'password', 'platformNumber', 'username'].sort(),
    );
    expect(response.body).not.toContain('right password');
  });

  it('returns the store’s error and leaves the shopper a guest after a wrong password [AUT-20]', async () => {
    const { app, store } = await createTestApp({ singleSignOn: false });
    const expectedError = errorBody('P4005', 'Invalid user/password or user not found');
    store.setResponse('token', { status: 400, body: expectedError });
    const response = await app.inject(request);
    expect([response.statusCode, response.json()]).toEqual([400, expectedError]);
    expect(response.cookies.map(({ name }) => name)).not.toContain('customerAccessToken');
  });
});

describe('the bag at login [BAG-07]', () => {
  it('includes the guest cart when no customer used this browser before', async () => {
    const { app, store } = await createTestApp();
    const response = await app.inject(login('cartGuid=guest-cart-guid'));
    const merge = store.requests.find(({ name }) => name === 'createCart');
    expect(merge?.url.searchParams.get('oldCartId')).toBe('guest-cart-guid');
    expect(merge?.headers.get('authorization')).toBe(`Bearer ${callSamples.token.access_token}`);
    expect(response.json().cartMerged).toBe(true);
  });

  test.each([
    ['without a guest cart', ''],
    ['with a profile cookie', `cartGuid=guest-cart-guid; userdetails=${encodeCookie({ firstName: 'A' })}`],
  ])('is not merged for a shopper %s', async (_when, cookie) => {
    const { app, store } = await createTestApp();
    await app.inject(login(cookie));
    expect(store.names()).not.toContain('createCart');
  });

  test.each([true, false])('is reported as merged only if the store reports a merge: %s', async (merged) => {
    const { app, store } = await createTestApp();
    store.setResponse('createCart', { status: 200, body: { ...callSamples.createCart, merged } });
    const response = await app.inject(login('cartGuid=guest-cart-guid'));
    expect(response.json().cartMerged).toBe(merged);
  });

  it('is not merged when the guest cart no longer exists, and the login continues', async () => {
    const { app, store } = await createTestApp();
    store.setResponse('createCart', { status: 404, body: errorBody('CartError', 'Cart not found') });
    const response = await app.inject(login('cartGuid=guest-cart-guid'));
    expect(response.statusCode).toBe(200);
    expect(response.json().cartMerged).toBe(false);
  });
});

describe('logout', () => {
  it('ends both sessions and clears every cookie except theme and consent [AUT-03] [AUT-21]', async () => {
    const { app, store } = await createTestApp();
    const known = cookieHeader(await app.inject(login()));
    const cookie = [
      ...[known, 'cartGuid=guid-of-cart', 'cartCode=code-of-cart', 'giftCardGuid=guid-of-a-card'],
      ...['appSource=tcp', 'cid=campaign', 'utm_source=mail', 'of_another_version=1'],
      ...['theme=light', 'consent=1'],
    ].join('; ');
    store.requests.length = 0;
    const response = await app.inject({
      method: 'POST',
      url: '/api/session/logout',
      headers: { ...sameOriginHeaders, cookie },
    });
    expect(response.json()).toMatchObject({ loginType: 'guest', hasCart: false });
    expect(store.names()).toEqual(expect.arrayContaining(['revokeStoreToken', 'endSession', 'token']));
    const clearedCookies = response.cookies.filter(({ value }) => value === '').map(({ name }) => name);
    expect(clearedCookies.sort()).toEqual(
      [
        ...['appSource', 'cartCode', 'cartGuid', 'cid', 'customerAccessToken', 'giftCardGuid'],
        ...['identitySession', 'luxe_hint', 'of_another_version', 'userdetails', 'utm_source'],
      ].sort(),
    );
    // After the logout, the shopper is a guest and gets a global token again [AUT-22].
    expect(
      response.cookies.filter(({ name }) => name === 'accessToken').map(({ value }) => value === ''),
    ).toEqual([false]);
  });

  it('is repeated with a renewed token when the provider rejects the old token [AUT-23]', async () => {
    const { app, store } = await createTestApp();
    const cookie = cookieHeader(await app.inject(login()));
    store.requests.length = 0;
    store.setResponse('endSession', (_request, times) => (times === 1 ? { status: 401, body: {} } : {}));
    await app.inject({
      method: 'POST',
      url: '/api/session/logout',
      headers: { ...sameOriginHeaders, cookie },
    });
    expect(store.names().filter((name) => name === 'endSession' || name === 'refreshToken')).toEqual([
      'endSession',
      'refreshToken',
      'endSession',
    ]);
  });

  it('ends the session at the store even if the store token has expired', async () => {
    const { app, store } = await createTestApp();
    store.setResponse('token', { body: { ...callSamples.token, refresh_token: 'refresh-token-value' } });
    const cookie = cookieHeader(await app.inject(login()));
    store.requests.length = 0;
    store.setResponse('revokeStoreToken', (_request, times) =>
      times === 1 ? { status: 401, body: {} } : {},
    );
    await app.inject({
      method: 'POST',
      url: '/api/session/logout',
      headers: { ...sameOriginHeaders, cookie },
    });
    const revoking = new Set<unknown>(['revokeStoreToken', 'refreshStoreToken']);
    expect(store.names().filter((name) => revoking.has(name))).toEqual([
      'revokeStoreToken',
      'refreshStoreToken',
      'revokeStoreToken',
    ]);
  });

  it('ends the session at the provider even if the store rejects both attempts', async () => {
    const { app, store } = await createTestApp();
    store.setResponse('token', { body: { ...callSamples.token, refresh_token: 'refresh-token-value' } });
    const cookie = cookieHeader(await app.inject(login()));
    store.requests.length = 0;
    store.setResponse('revokeStoreToken', { status: 401, body: {} });
    store.setResponse('refreshStoreToken', { status: 401, body: {} });
    store.setResponse('endSession', (_request, times) => (times === 1 ? { status: 401, body: {} } : {}));
    await app.inject({
      method: 'POST',
      url: '/api/session/logout',
      headers: { ...sameOriginHeaders, cookie },
    });
    expect(store.names().filter((name) => name === 'endSession')).toHaveLength(2);
  });

  it('makes the shopper a guest even if no service responds', async () => {
    const { app, store } = await createTestApp();
    const cookie = cookieHeader(await app.inject(login()));
    store.goDown();
    const response = await app.inject({
      method: 'POST',
      url: '/api/session/logout',
      headers: { ...sameOriginHeaders, cookie },
    });
    expect(response.statusCode).toBe(200);
    expect(response.json().loginType).toBe('guest');
  });
});
