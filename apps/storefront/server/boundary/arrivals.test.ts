import { describe, expect, it, test } from 'vitest';
import { callSamples } from '@luxe/contract/samples';
import { allowing } from '../testing/allowing.ts';
import { cookieHeader, createTestApp, sameOriginHeaders } from '../testing/testApp.ts';
import { decodeCookie } from './shopper.ts';

const link = '/luxury?authCode=code-of-the-app&codeVerifier=verifier-of-the-app&icid=a';
const get = (url: string, headers: Record<string, string> = {}) => ({
  method: 'GET' as const,
  url,
  headers,
});

describe('a login link', () => {
  it('logs in once, from step 3 (single sign-on), and removes the code from the URL [AUT-02]', async () => {
    const { app, store, lines } = await createTestApp();
    const response = await app.inject(get(link));
    expect(store.names()).toEqual(['accessToken', 'fetchCustomer', 'token', 'customerLogin']);
    expect(JSON.parse(store.requests[0]?.body ?? '')).toEqual({
      authCode: 'code-of-the-app',
      codeVerifier: 'verifier-of-the-app',
    });
    expect([response.statusCode, response.headers.location]).toEqual([303, '/luxury?icid=a']);
    expect(response.headers['cache-control']).toBe('no-store');
    const cookies = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
    expect(cookies.luxe_hint).toBe('s1c0');
    // The cookie contains only values that the page reports or saves, and nothing that identifies the
    // shopper.
    expect(decodeCookie(cookies.luxe_arrived)).toEqual({
      userType: 'existing',
      needsNames: false,
      cartMerged: false,
      neuPassInfo: callSamples.fetchCustomer.neuPassInfo,
    });
    expect(cookies.customerAccessToken).toBeDefined();
    expect(lines.join()).not.toMatch(/code-of-the-app|verifier-of-the-app/);
  });

  it('is reported once, in the first session response after the login', async () => {
    const { app } = await createTestApp();
    const cookie = cookieHeader(await app.inject(get(link)));
    const first = await app.inject({ url: '/api/session', headers: { ...sameOriginHeaders, cookie } });
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
    const next = await app.inject({ url: '/api/session', headers: { ...sameOriginHeaders, cookie: rest } });
    expect(next.json()).not.toHaveProperty('arrival');
  });

  it('merges the bag of the guest [BAG-07]', async () => {
    const { app, store } = await createTestApp();
    const { cookies } = await app.inject(get(link, { cookie: 'cartGuid=guest-cart-guid' }));
    expect(store.names()).toContain('createCart');
    const arrived = cookies.find(({ name }) => name === 'luxe_arrived');
    expect([decodeCookie(arrived?.value), arrived?.maxAge]).toEqual([
      expect.objectContaining({ cartMerged: true }),
      60,
    ]);
  });

  test.each(['accessToken', 'fetchCustomer', 'token', 'customerLogin', 'createCart'] as const)(
    'leaves the shopper a guest and opens the login dialog when the call %s fails [AUT-20]',
    async (name) => {
      const { app, store } = await createTestApp();
      store.setResponse(name, { status: 401, body: {} });
      const response = await app.inject(get(link, { cookie: 'cartGuid=guest-cart-guid' }));
      expect([response.statusCode, response.headers.location]).toEqual([
        303,
        '/luxury?icid=a&showLogin=true',
      ]);
      expect(response.cookies.map((cookie) => cookie.name)).toEqual(['luxe_hint']);
    },
  );

  it('does not switch a logged-in customer to another account', async () => {
    const { app, store } = await createTestApp();
    const cookie = cookieHeader(await app.inject(get(link)));
    store.requests.length = 0;
    const response = await app.inject(get(link, { cookie }));
    expect([response.statusCode, response.headers.location, store.requests]).toEqual([
      303,
      '/luxury?icid=a',
      [],
    ]);
  });

  test.each(['//evil.example/', '/\\evil.example/', '///evil.example', '/%5Cevil.example'])(
    'redirects only within the shop: %s',
    async (path) => {
      const { app } = await createTestApp();
      const { headers } = await app.inject(get(`${path}?authCode=a&codeVerifier=b`));
      const to = new URL(String(headers.location ?? '/'), 'http://localhost:4300');
      expect(to.origin).toBe('http://localhost:4300');
    },
  );

  it('is not used up by a prefetch', async () => {
    const { app, store } = await createTestApp();
    const response = await app.inject(get(link, { 'sec-purpose': 'prefetch' }));
    expect([response.statusCode, store.requests]).toEqual([503, []]);
  });

  it('counts towards the limit of login attempts', async () => {
    const { app, store } = await createTestApp({ loginLimit: 1 });
    await app.inject(get(link));
    store.requests.length = 0;
    await app.inject(get(link));
    expect(store.requests).toEqual([]);
  });
});

describe('the confirmation of a login link', () => {
  const strange = { 'sec-fetch-site': 'cross-site', cookie: 'cartGuid=guest-cart-guid' };
  const reply = (cookie: string, decision: string, headers: Record<string, string> = {}) => ({
    method: 'POST' as const,
    url: '/confirm-login',
    headers: {
      ...sameOriginHeaders,
      cookie,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload: `answer=${decision}`,
  });
  async function openCrossSiteLink() {
    const tested = await createTestApp();
    const response = await tested.app.inject(get(link, strange));
    const cookie = `cartGuid=guest-cart-guid; ${cookieHeader(response)}`;
    return { ...tested, response, cookie };
  }

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', referer: 'http://localhost:4300/' },
    { referer: 'https://evil.example/' },
    { referer: 'about:blank' },
  ])('is required before any change when another site opened the link: %o [AUT-02]', async (from) => {
    const { app, store, lines } = await createTestApp();
    const response = await app.inject(get(link, { cookie: strange.cookie, ...from }));
    expect([response.statusCode, response.headers.location]).toEqual([303, '/confirm-login']);
    expect(store.requests).toEqual([]);
    const [cookie, ...others] = response.cookies;
    expect(others).toEqual([]);
    expect(cookie).toMatchObject({ name: 'luxe_link', httpOnly: true, sameSite: 'Lax', maxAge: 600 });
    const page = await app.inject(get('/confirm-login', { cookie: cookieHeader(response) }));
    expect([page.statusCode, store.requests]).toEqual([200, []]);
    expect(lines.join()).not.toMatch(/code-of-the-app|verifier-of-the-app/);
  });

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none', referer: 'https://letters.example/' },
    {},
  ])('is not needed when the shopper opened the link: %o [AUT-02]', async (from) => {
    const { app, store } = await createTestApp();
    expect((await app.inject(get(link, from))).headers.location).toBe('/luxury?icid=a');
    expect(store.names()).toContain('accessToken');
  });

  it('logs in from step 3 (single sign-on), and merges the bag of the guest [AUT-02, BAG-07]', async () => {
    const { app, store, cookie } = await openCrossSiteLink();
    const response = await app.inject(reply(cookie, 'yes'));
    expect([response.statusCode, response.headers.location]).toEqual([303, '/luxury?icid=a']);
    expect(store.names()).toEqual(['accessToken', 'fetchCustomer', 'token', 'customerLogin', 'createCart']);
    const cookies = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
    expect(cookies).toMatchObject({ luxe_link: '', customerAccessToken: expect.any(String) });
    const again = await app.inject(get('/confirm-login', { cookie: 'cartGuid=guest-cart-guid' }));
    expect([again.statusCode, again.headers.location]).toEqual([303, '/']);
  });

  it('redirects a guest who declines to the page of the link, without a login', async () => {
    const { app, store, cookie } = await openCrossSiteLink();
    const response = await app.inject(reply(cookie, 'no'));
    expect([response.statusCode, response.headers.location]).toEqual([303, '/luxury?icid=a']);
    expect(response.cookies.map(({ name, value }) => [name, value])).toEqual([['luxe_link', '']]);
    expect(store.requests).toEqual([]);
  });

  it('is rejected from another site, and redirects to the home page when no link is pending', async () => {
    const { app, store, cookie } = await openCrossSiteLink();
    const forged = reply(cookie, 'yes', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' });
    expect((await app.inject(forged)).statusCode).toBe(403);
    expect((await app.inject(reply('a=b', 'yes'))).headers.location).toBe('/');
    expect(store.requests).toEqual([]);
  });
});

describe('the source of a shopper', () => {
  it('is the partner’s app if a URL has redirectFlag; only some calls send the source [NET-04]', async () => {
    const { app, store } = await createTestApp();
    const arrived = await app.inject(get('/luxury?redirectFlag=true'));
    expect(arrived.statusCode).toBe(200);
    const cookie = cookieHeader(arrived);
    expect(cookie).toBe('appSource=tcp');
    const headers = { ...sameOriginHeaders, cookie: `${cookie}; cartGuid=guid-of-a-guest` };
    await app.inject({
      method: 'GET',
      url: '/api/v2/lux/users/anonymous/carts/current/cartDetails_V2',
      headers,
    });
    await app.inject({ method: 'GET', url: '/api/v2/lux/getPincodeData?pincode=110001', headers });
    const sources = store.requests.map(({ name, headers: sent }) => [name, sent.get('source')]);
    expect(sources).toEqual(
      expect.arrayContaining([
        ['cartDetailsAnonymous', 'tcp'],
        ['pincodeData', null],
      ]),
    );
    store.requests.length = 0;
    const { cookie: _none, ...plain } = headers;
    await app.inject({
      method: 'GET',
      url: '/api/v2/lux/users/anonymous/carts/current/cartDetails_V2',
      headers: { ...plain, cookie: 'cartGuid=guid-of-a-guest' },
    });
    expect(store.requests.at(-1)?.headers.get('source')).toBeNull();
  });

  it('is a campaign for seven days after consent, unless the campaign name is invalid [TOK-03, DAT-02]', async () => {
    const { app } = await createTestApp();
    const withConsent = (url: string) => {
      const request = get(url);
      return { ...request, headers: { ...request.headers, cookie: allowing('measurement').consent } };
    };
    const campaign = '/luxury?cid=mail:diwali&utm_source=newsletter';
    expect((await app.inject(get(campaign))).cookies).toEqual([]);
    const { cookies } = await app.inject(withConsent(campaign));
    const days = cookies.map(({ name, value, maxAge }) => [name, value, (maxAge ?? 0) / 86_400]);
    expect(days).toEqual([
      ['cid', 'mail:diwali', 7],
      ['utm_source', 'newsletter', 7],
    ]);
    expect((await app.inject(withConsent('/luxury?cid=%3Cscript%3E'))).cookies).toEqual([]);
  });
});
