import { describe, expect, it, test } from 'vitest';
import { callSamples } from '@luxe/contract/samples';
import { refusalBody } from '../testing/fakeStore.ts';
import { cookieHeader, createTestApp, fromOurPage } from '../testing/testApp.ts';
import { pack } from './shopper.ts';

const login = (cookie = '') => ({
  method: 'POST' as const,
  url: '/api/session/login',
  headers: { ...fromOurPage, ...(cookie ? { cookie } : {}) },
  payload: { phone: '9876543210', otp: '123456', refId: 'ref-1' },
});

describe('login', () => {
  it('runs code, single sign-on, profile, store token and store login in order [AUT-01]', async () => {
    const { app, store } = await createTestApp();
    const answer = await app.inject(login());
    expect(answer.statusCode).toBe(200);
    expect(store.names()).toEqual([
      'verifyPhoneOtp',
      'accessToken',
      'fetchCustomer',
      'token',
      'customerLogin',
    ]);
    expect(answer.json()).toMatchObject({ loginType: 'customer', cartMerged: false });
  });

  it('an e-mail address runs the same chain [AUT-01]', async () => {
    const { app, store } = await createTestApp();
    const payload = { email: 'Ananya@example.com', otp: '123456', refId: 'ref-1' };
    expect((await app.inject({ ...login(), payload })).statusCode).toBe(200);
    expect(store.names()[0]).toBe('verifyEmailOtp');
    expect(JSON.parse(store.seen[0]?.body ?? '')).toMatchObject({ email: 'Ananya@example.com' });
  });

  test.each([
    ['neither', {}],
    ['both', { phone: '9876543210', email: 'a@example.com' }],
  ])('is refused with %s phone and address', async (_what, contact) => {
    const { app, store } = await createTestApp();
    const payload = { ...contact, otp: '123456', refId: 'ref-1' };
    expect((await app.inject({ ...login(), payload })).statusCode).toBe(400);
    expect(store.seen).toEqual([]);
  });

  test.each([
    ['appSource=tcp', 'tcp'],
    ['', null],
    ['appSource=web', null],
  ])('with the cookie "%s" the check of the code says source %s [AUT-13, NET-04]', async (cookie, source) => {
    const { app, store } = await createTestApp();
    await app.inject(login(cookie));
    expect(store.seen[0]?.url.searchParams.get('source')).toBe(source);
  });

  it('the check of a code is tried again once after a 5xx, a refusal is not [AUT-13]', async () => {
    const { app, store } = await createTestApp();
    store.answer('verifyPhoneOtp', { status: 500, body: {} });
    await app.inject(login());
    expect(store.names()).toEqual(['verifyPhoneOtp', 'verifyPhoneOtp']);
    store.seen.length = 0;
    store.answer('verifyPhoneOtp', { status: 400, body: refusalBody('SSO-1003', 'No.') });
    await app.inject(login());
    expect(store.names()).toEqual(['verifyPhoneOtp']);
  });

  it('makes a member of the programme of who is none; that it fails keeps nobody out [AUT-07, AUT-17]', async () => {
    const { app, store } = await createTestApp();
    const profile = { ...callSamples.fetchCustomer, loyalCustomer: 'N', neuPassInfo: null };
    store.answer('fetchCustomer', { body: profile });
    expect((await app.inject(login())).json().neuPassInfo).toEqual({ tier: 'Base', status: 'ACTIVE' });
    expect(store.names()).toContain('nonloyalToLoyal');
    store.answer('nonloyalToLoyal', { status: 500, body: {} });
    const answer = await app.inject(login());
    expect([answer.statusCode, answer.json().neuPassInfo]).toEqual([200, null]);
  });

  it('passes on that an account is to be deleted, word by word [AUT-06]', async () => {
    const { app, store } = await createTestApp();
    const message =
      'Your account deletion is in progress and your account is temporary locked. Please try logging in after few days.';
    store.answer('verifyPhoneOtp', { status: 409, body: refusalBody('SSO-1201', message) });
    const answer = await app.inject(login());
    expect([answer.statusCode, answer.json()]).toEqual([409, refusalBody('SSO-1201', message)]);
  });

  it('names the failure of a login without a single-sign-on token', async () => {
    const { app, store } = await createTestApp();
    store.answer('accessToken', { body: { ...callSamples.accessToken, accessToken: '' } });
    const answer = await app.inject(login());
    expect([answer.statusCode, answer.json().errorCode]).toEqual([503, 'No TD Access Token']);
  });

  it('proves that it asked for the code: the challenge is the hash of the verifier, and the secret stays with us [AUT-14]', async () => {
    const { app, store } = await createTestApp();
    await app.inject(login());
    const [verify, exchange] = store.seen;
    const { codeChallenge } = JSON.parse(verify?.body ?? '') as { codeChallenge: string };
    const { codeVerifier } = JSON.parse(exchange?.body ?? '') as { codeVerifier: string };
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier));
    expect(codeChallenge).toBe(Buffer.from(hash).toString('base64url'));
    expect(verify?.headers.get('client-secret')).toBeNull();
    expect(exchange?.headers.get('client-secret')).toBe('identity-secret-value');
  });

  it('asks for a customer token by partner login [TOK-12] [CFG-03]', async () => {
    const { app, store } = await createTestApp();
    await app.inject(login());
    const form = new URLSearchParams(store.seen.find(({ name }) => name === 'token')?.body);
    expect([...form.keys()].sort()).toEqual(
      [
        ...['client_id', 'client_secret', 'grant_type', 'isTdLogin', 'platformNumber'],
        ...['tdAccessToken', 'tdClientId', 'tdCustomerHash', 'username'],
      ].sort(),
    );
    expect(form.get('grant_type')).toBe('password');
  });

  it('sets cookies for the time each lives, closed to scripts [TOK-03] [TOK-06] [TOK-14]', async () => {
    const { app } = await createTestApp({ publicOrigin: 'https://shop.example', isDemo: false });
    const { cookies } = await app.inject(login());
    const days = Object.fromEntries(cookies.map((cookie) => [cookie.name, (cookie.maxAge ?? 0) / 86_400]));
    expect(days).toMatchObject({ customerAccessToken: 365, identitySession: 365, userdetails: 10 });
    for (const cookie of cookies) {
      expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', secure: true });
      expect(cookie.httpOnly ?? false).toBe(cookie.name !== 'luxe_hint');
    }
  });

  it('needs no HTTPS on a loopback name', async () => {
    const { app } = await createTestApp();
    const { cookies } = await app.inject(login());
    expect(cookies.every((cookie) => !cookie.secure)).toBe(true);
  });

  it('tells the page no token, no user name and no cart [TOK-06]', async () => {
    const { app } = await createTestApp();
    const answer = await app.inject(login());
    const { accessToken, token, customerLogin } = callSamples;
    for (const secret of [
      accessToken.accessToken,
      accessToken.refreshToken,
      token.access_token,
      customerLogin.userName,
    ])
      expect(answer.body).not.toContain(secret);
  });

  test.each([
    'verifyPhoneOtp',
    'accessToken',
    'fetchCustomer',
    'token',
    'customerLogin',
    'createCart',
  ] as const)('a failure of %s leaves a guest a guest [AUT-20]', async (name) => {
    const { app, store } = await createTestApp();
    store.answer(name, { status: 500, body: {} });
    const answer = await app.inject(login('cartGuid=guest-cart-guid'));
    expect(answer.statusCode).toBe(503);
    const set = answer.cookies.map((cookie) => cookie.name);
    for (const cookie of ['customerAccessToken', 'identitySession', 'userdetails', 'cartCode', 'cartGuid'])
      expect(set).not.toContain(cookie);
    expect(answer.cookies.find((cookie) => cookie.name === 'luxe_hint')?.value).toBe('s0c1');
  });

  it('passes on why a code was refused', async () => {
    const { app, store } = await createTestApp();
    store.answer('verifyPhoneOtp', { status: 400, body: refusalBody('SSO-1003', 'That code is not right.') });
    const answer = await app.inject(login());
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual(refusalBody('SSO-1003', 'That code is not right.'));
  });

  it('ends the session at the provider when the store says no', async () => {
    const { app, store } = await createTestApp();
    store.answer('customerLogin', { status: 401, body: {} });
    await app.inject(login());
    expect(store.names().slice(-2)).toEqual(['revokeStoreToken', 'endSession']);
  });

  it('counts attempts of an address', async () => {
    const { app } = await createTestApp({ loginLimit: 2 });
    await app.inject(login());
    await app.inject(login());
    expect((await app.inject(login())).statusCode).toBe(429);
  });

  it('says which field is not valid', async () => {
    const { app } = await createTestApp();
    const answer = await app.inject({ ...login(), payload: { phone: '12', otp: '123456', refId: 'r' } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].message).toContain('phone');
  });
});

describe('login by password [AUT-11]', () => {
  const request = {
    ...login(),
    url: '/api/session/password-login',
    payload: { username: '9876543210', password: 'right password 1' },
  };

  it('is not there with single sign-on', async () => {
    const { app, store } = await createTestApp();
    const answer = await app.inject(request);
    expect([answer.statusCode, store.seen]).toEqual([404, []]);
  });

  it('is the only one without single sign-on: neither a code nor a link logs in [AUT-11]', async () => {
    const { app, store } = await createTestApp({ singleSignOn: false });
    const byCode = await app.inject(login());
    const byLink = await app.inject({ url: '/luxury?authCode=a&codeVerifier=b' });
    expect([byCode.statusCode, byLink.headers.location]).toEqual([404, '/luxury?showLogin=true']);
    expect(store.seen).toEqual([]);
  });

  it('asks the store alone, by the password grant, and brings the bag along', async () => {
    const { app, store } = await createTestApp({ singleSignOn: false });
    const headers = { ...request.headers, cookie: 'cartGuid=guest-cart-guid' };
    const answer = await app.inject({ ...request, headers });
    expect(answer.json()).toMatchObject({ loginType: 'customer', cartMerged: true });
    expect(store.names()).toEqual(['token', 'customerLogin', 'customerProfile', 'createCart']);
    const form = new URLSearchParams(store.seen[0]?.body);
    expect([...form.keys()].sort()).toEqual(
      ['client_id', 'client_secret', 'grant_type', 'password', 'platformNumber', 'username'].sort(),
    );
    expect(answer.body).not.toContain('right password');
  });

  it('that is refused leaves a guest, who is told [AUT-20]', async () => {
    const { app, store } = await createTestApp({ singleSignOn: false });
    const said = refusalBody('invalid_grant', 'Invalid user/password or user not found');
    store.answer('token', { status: 400, body: said });
    const answer = await app.inject(request);
    expect([answer.statusCode, answer.json()]).toEqual([400, said]);
    expect(answer.cookies.map(({ name }) => name)).not.toContain('customerAccessToken');
  });
});

describe('the bag at login [BAG-07]', () => {
  it('merges a guest cart when nobody was known here', async () => {
    const { app, store } = await createTestApp();
    const answer = await app.inject(login('cartGuid=guest-cart-guid'));
    const merge = store.seen.find(({ name }) => name === 'createCart');
    expect(merge?.url.searchParams.get('oldCartId')).toBe('guest-cart-guid');
    expect(merge?.headers.get('authorization')).toBe(`Bearer ${callSamples.token.access_token}`);
    expect(answer.json().cartMerged).toBe(true);
  });

  test.each([
    ['without a guest cart', ''],
    ['with a profile cookie', `cartGuid=guest-cart-guid; userdetails=${pack({ firstName: 'A' })}`],
  ])('merges nothing %s', async (_when, cookie) => {
    const { app, store } = await createTestApp();
    await app.inject(login(cookie));
    expect(store.names()).not.toContain('createCart');
  });

  test.each([true, false])('says what the store says of it: %s', async (merged) => {
    const { app, store } = await createTestApp();
    store.answer('createCart', { status: 200, body: { ...callSamples.createCart, merged } });
    const answer = await app.inject(login('cartGuid=guest-cart-guid'));
    expect(answer.json().cartMerged).toBe(merged);
  });

  it('goes on when the guest cart is gone', async () => {
    const { app, store } = await createTestApp();
    store.answer('createCart', { status: 404, body: refusalBody('CartError', 'Cart not found') });
    const answer = await app.inject(login('cartGuid=guest-cart-guid'));
    expect(answer.statusCode).toBe(200);
    expect(answer.json().cartMerged).toBe(false);
  });
});

describe('logout', () => {
  it('ends both sessions and clears every cookie but theme and consent [AUT-03] [AUT-21]', async () => {
    const { app, store } = await createTestApp();
    const known = cookieHeader(await app.inject(login()));
    const cookie = [
      ...[known, 'cartGuid=guid-of-cart', 'cartCode=code-of-cart', 'giftCardGuid=guid-of-a-card'],
      ...['appSource=tcp', 'cid=campaign', 'utm_source=mail', 'of_another_version=1'],
      ...['theme=light', 'consent=1'],
    ].join('; ');
    store.seen.length = 0;
    const answer = await app.inject({
      method: 'POST',
      url: '/api/session/logout',
      headers: { ...fromOurPage, cookie },
    });
    expect(answer.json()).toMatchObject({ loginType: 'guest', hasCart: false });
    expect(store.names()).toEqual(expect.arrayContaining(['revokeStoreToken', 'endSession', 'token']));
    const gone = answer.cookies.filter(({ value }) => value === '').map(({ name }) => name);
    expect(gone.sort()).toEqual(
      [
        ...['appSource', 'cartCode', 'cartGuid', 'cid', 'customerAccessToken', 'giftCardGuid'],
        ...['identitySession', 'luxe_hint', 'of_another_version', 'userdetails', 'utm_source'],
      ].sort(),
    );
    // A guest has a global token again [AUT-22].
    expect(
      answer.cookies.filter(({ name }) => name === 'accessToken').map(({ value }) => value === ''),
    ).toEqual([false]);
  });

  it('tries again with a new session token when the provider refuses the first time [AUT-23]', async () => {
    const { app, store } = await createTestApp();
    const cookie = cookieHeader(await app.inject(login()));
    store.seen.length = 0;
    store.answer('endSession', (_seen, times) => (times === 1 ? { status: 401, body: {} } : {}));
    await app.inject({ method: 'POST', url: '/api/session/logout', headers: { ...fromOurPage, cookie } });
    expect(store.names().filter((name) => name === 'endSession' || name === 'refreshToken')).toEqual([
      'endSession',
      'refreshToken',
      'endSession',
    ]);
  });

  it('ends the session at the store too when its token has run out', async () => {
    const { app, store } = await createTestApp();
    store.answer('token', { body: { ...callSamples.token, refresh_token: 'refresh-token-value' } });
    const cookie = cookieHeader(await app.inject(login()));
    store.seen.length = 0;
    store.answer('revokeStoreToken', (_seen, times) => (times === 1 ? { status: 401, body: {} } : {}));
    await app.inject({ method: 'POST', url: '/api/session/logout', headers: { ...fromOurPage, cookie } });
    const revoking = new Set<unknown>(['revokeStoreToken', 'refreshStoreToken']);
    expect(store.names().filter((name) => revoking.has(name))).toEqual([
      'revokeStoreToken',
      'refreshStoreToken',
      'revokeStoreToken',
    ]);
  });

  it('ends the session at the provider also where the store refuses both tries', async () => {
    const { app, store } = await createTestApp();
    store.answer('token', { body: { ...callSamples.token, refresh_token: 'refresh-token-value' } });
    const cookie = cookieHeader(await app.inject(login()));
    store.seen.length = 0;
    store.answer('revokeStoreToken', { status: 401, body: {} });
    store.answer('refreshStoreToken', { status: 401, body: {} });
    store.answer('endSession', (_seen, times) => (times === 1 ? { status: 401, body: {} } : {}));
    await app.inject({ method: 'POST', url: '/api/session/logout', headers: { ...fromOurPage, cookie } });
    expect(store.names().filter((name) => name === 'endSession')).toHaveLength(2);
  });

  it('logs out here even when nothing answers', async () => {
    const { app, store } = await createTestApp();
    const cookie = cookieHeader(await app.inject(login()));
    store.goDown();
    const answer = await app.inject({
      method: 'POST',
      url: '/api/session/logout',
      headers: { ...fromOurPage, cookie },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().loginType).toBe('guest');
  });
});
