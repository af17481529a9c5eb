import { describe, expect, it, test } from 'vitest';
import { callSamples } from '@luxe/contract/samples';
import { cookieHeader, createTestApp, fromOurPage } from '../testing/testApp.ts';
import { unpack } from './shopper.ts';

const link = '/luxury?authCode=code-of-the-app&codeVerifier=verifier-of-the-app&icid=a';
const get = (url: string, headers: Record<string, string> = {}) => ({
  method: 'GET' as const,
  url,
  headers,
});

describe('a link that logs in', () => {
  it('runs the chain from its third step, once, and answers with the address without it [AUT-02]', async () => {
    const { app, store, lines } = await createTestApp();
    const answer = await app.inject(get(link));
    expect(store.names()).toEqual(['accessToken', 'fetchCustomer', 'token', 'customerLogin']);
    expect(JSON.parse(store.seen[0]?.body ?? '')).toEqual({
      authCode: 'code-of-the-app',
      codeVerifier: 'verifier-of-the-app',
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/luxury?icid=a']);
    expect(answer.headers['cache-control']).toBe('no-store');
    const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
    expect(cookies.luxe_hint).toBe('s1c0');
    // What the page is to count and to keep of it, and nothing of who she is.
    expect(unpack(cookies.luxe_arrived)).toEqual({
      userType: 'existing',
      needsNames: false,
      cartMerged: false,
      neuPassInfo: callSamples.fetchCustomer.neuPassInfo,
    });
    expect(cookies.customerAccessToken).toBeDefined();
    expect(lines.join()).not.toMatch(/code-of-the-app|verifier-of-the-app/);
  });

  it('is told of with the session that it began, once', async () => {
    const { app } = await createTestApp();
    const cookie = cookieHeader(await app.inject(get(link)));
    const first = await app.inject({ url: '/api/session', headers: { ...fromOurPage, cookie } });
    expect(first.json()).toMatchObject({
      loginType: 'customer',
      arrival: { userType: 'existing', cartMerged: false },
      neuPassInfo: callSamples.fetchCustomer.neuPassInfo,
    });
    expect(first.cookies.find(({ name }) => name === 'luxe_arrived')).toMatchObject({
      value: '',
      httpOnly: true,
    });
    const rest = cookie.replace(/; luxe_arrived=[^;]*/, '');
    const next = await app.inject({ url: '/api/session', headers: { ...fromOurPage, cookie: rest } });
    expect(next.json()).not.toHaveProperty('arrival');
  });

  it('brings the bag of the guest along [BAG-07]', async () => {
    const { app, store } = await createTestApp();
    const { cookies } = await app.inject(get(link, { cookie: 'cartGuid=guest-cart-guid' }));
    expect(store.names()).toContain('createCart');
    const arrived = cookies.find(({ name }) => name === 'luxe_arrived');
    expect([unpack(arrived?.value), arrived?.maxAge]).toEqual([
      expect.objectContaining({ cartMerged: true }),
      60,
    ]);
  });

  test.each(['accessToken', 'fetchCustomer', 'token', 'customerLogin', 'createCart'] as const)(
    'that fails at %s leaves a guest, who may log in with a code [AUT-20]',
    async (name) => {
      const { app, store } = await createTestApp();
      store.answer(name, { status: 401, body: {} });
      const answer = await app.inject(get(link, { cookie: 'cartGuid=guest-cart-guid' }));
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/luxury?icid=a&showLogin=true']);
      expect(answer.cookies.map((cookie) => cookie.name)).toEqual(['luxe_hint']);
    },
  );

  it('makes nobody else of a customer', async () => {
    const { app, store } = await createTestApp();
    const cookie = cookieHeader(await app.inject(get(link)));
    store.seen.length = 0;
    const answer = await app.inject(get(link, { cookie }));
    expect([answer.statusCode, answer.headers.location, store.seen]).toEqual([303, '/luxury?icid=a', []]);
  });

  test.each(['//evil.example/', '/\\evil.example/', '///evil.example', '/%5Cevil.example'])(
    'leads nowhere else: %s',
    async (path) => {
      const { app } = await createTestApp();
      const { headers } = await app.inject(get(`${path}?authCode=a&codeVerifier=b`));
      const to = new URL(String(headers.location ?? '/'), 'http://localhost:4300');
      expect(to.origin).toBe('http://localhost:4300');
    },
  );

  it('is not spent by a browser that fetches ahead', async () => {
    const { app, store } = await createTestApp();
    const answer = await app.inject(get(link, { 'sec-purpose': 'prefetch' }));
    expect([answer.statusCode, store.seen]).toEqual([503, []]);
  });

  it('is counted like other tries', async () => {
    const { app, store } = await createTestApp({ loginLimit: 1 });
    await app.inject(get(link));
    store.seen.length = 0;
    await app.inject(get(link));
    expect(store.seen).toEqual([]);
  });
});

describe('a link that another site opened', () => {
  const strange = { 'sec-fetch-site': 'cross-site', cookie: 'cartGuid=guest-cart-guid' };
  const reply = (cookie: string, answer: string, headers: Record<string, string> = {}) => ({
    method: 'POST' as const,
    url: '/confirm-login',
    headers: { ...fromOurPage, cookie, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: `answer=${answer}`,
  });
  async function asked() {
    const tested = await createTestApp();
    const answer = await tested.app.inject(get(link, strange));
    const cookie = `cartGuid=guest-cart-guid; ${cookieHeader(answer)}`;
    return { ...tested, answer, cookie };
  }

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', referer: 'http://localhost:4300/' },
    { referer: 'https://evil.example/' },
    { referer: 'about:blank' },
  ])('asks first, and spends and merges nothing before the answer: %o [AUT-02]', async (from) => {
    const { app, store, lines } = await createTestApp();
    const answer = await app.inject(get(link, { cookie: strange.cookie, ...from }));
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/confirm-login']);
    expect(store.seen).toEqual([]);
    const [cookie, ...others] = answer.cookies;
    expect(others).toEqual([]);
    expect(cookie).toMatchObject({ name: 'luxe_link', httpOnly: true, sameSite: 'Lax', maxAge: 600 });
    const page = await app.inject(get('/confirm-login', { cookie: cookieHeader(answer) }));
    expect([page.statusCode, store.seen]).toEqual([200, []]);
    expect(lines.join()).not.toMatch(/code-of-the-app|verifier-of-the-app/);
  });

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none', referer: 'https://letters.example/' },
    {},
  ])('is not asked about where the shopper opened it: %o [AUT-02]', async (from) => {
    const { app, store } = await createTestApp();
    expect((await app.inject(get(link, from))).headers.location).toBe('/luxury?icid=a');
    expect(store.names()).toContain('accessToken');
  });

  it('logs in after one confirmation, from the third step, and brings the bag [AUT-02, BAG-07]', async () => {
    const { app, store, cookie } = await asked();
    const answer = await app.inject(reply(cookie, 'yes'));
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/luxury?icid=a']);
    expect(store.names()).toEqual(['accessToken', 'fetchCustomer', 'token', 'customerLogin', 'createCart']);
    const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
    expect(cookies).toMatchObject({ luxe_link: '', customerAccessToken: expect.any(String) });
    const again = await app.inject(get('/confirm-login', { cookie: 'cartGuid=guest-cart-guid' }));
    expect([again.statusCode, again.headers.location]).toEqual([303, '/']);
  });

  it('leaves a guest who says no a guest, on the page of the link', async () => {
    const { app, store, cookie } = await asked();
    const answer = await app.inject(reply(cookie, 'no'));
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/luxury?icid=a']);
    expect(answer.cookies.map(({ name, value }) => [name, value])).toEqual([['luxe_link', '']]);
    expect(store.seen).toEqual([]);
  });

  it('takes no answer from another site, or without a link', async () => {
    const { app, store, cookie } = await asked();
    const forged = reply(cookie, 'yes', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' });
    expect((await app.inject(forged)).statusCode).toBe(403);
    expect((await app.inject(reply('a=b', 'yes'))).headers.location).toBe('/');
    expect(store.seen).toEqual([]);
  });
});

describe('where a shopper comes from', () => {
  it('the redirect flag marks the partner’s app, and calls that are to know say so [NET-04]', async () => {
    const { app, store } = await createTestApp();
    const arrived = await app.inject(get('/luxury?redirectFlag=true'));
    expect(arrived.statusCode).toBe(200);
    const cookie = cookieHeader(arrived);
    expect(cookie).toBe('appSource=tcp');
    const headers = { ...fromOurPage, cookie: `${cookie}; cartGuid=guid-of-a-guest` };
    await app.inject({
      method: 'GET',
      url: '/api/v2/lux/users/anonymous/carts/current/cartDetails_V2',
      headers,
    });
    await app.inject({ method: 'GET', url: '/api/v2/lux/getPincodeData?pincode=110001', headers });
    const sources = store.seen.map(({ name, headers: sent }) => [name, sent.get('source')]);
    expect(sources).toEqual(
      expect.arrayContaining([
        ['cartDetailsAnonymous', 'tcp'],
        ['pincodeData', null],
      ]),
    );
    store.seen.length = 0;
    const { cookie: _none, ...plain } = headers;
    await app.inject({
      method: 'GET',
      url: '/api/v2/lux/users/anonymous/carts/current/cartDetails_V2',
      headers: { ...plain, cookie: 'cartGuid=guid-of-a-guest' },
    });
    expect(store.seen.at(-1)?.headers.get('source')).toBeNull();
  });

  it('a campaign is known for seven days; what is no name of one is not kept [TOK-03, DAT-02]', async () => {
    const { app } = await createTestApp();
    const { cookies } = await app.inject(get('/luxury?cid=mail:diwali&utm_source=newsletter'));
    const days = cookies.map(({ name, value, maxAge }) => [name, value, (maxAge ?? 0) / 86_400]);
    expect(days).toEqual([
      ['cid', 'mail:diwali', 7],
      ['utm_source', 'newsletter', 7],
    ]);
    expect((await app.inject(get('/luxury?cid=%3Cscript%3E'))).cookies).toEqual([]);
  });
});
