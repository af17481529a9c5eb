import { describe, expect, it } from 'vitest';
import { callSamples } from '@luxe/contract/samples';
import { cookieHeader, createTestApp } from '../testing/testApp.ts';
import { decodeCookie } from './shopper.ts';

const link = '/luxury?authCode=code-of-the-app&codeVerifier=verifier-of-the-app';

/**
 * Opens a storefront by a login link. The store behind it numbers the tokens that it returns, so that a test
 * can distinguish the tokens.
 */
async function arrivedBy(url: string) {
  const { app, store } = await createTestApp();
  store.setResponse('token', { body: { ...callSamples.token, access_token: 'cached', refresh_token: 'r0' } });
  store.setResponse('refreshStoreToken', (_request, times) => ({
    body: { ...callSamples.refreshStoreToken, access_token: `fetched ${times}`, refresh_token: `r${times}` },
  }));
  let cookie = cookieHeader(await app.inject({ url }));
  store.requests.length = 0;
  return {
    store,
    /** Requests the saved addresses. Returns the status, and the upstream calls, each with its token. */
    async fetchAddresses() {
      const response = await app.inject({
        url: '/api/v2/lux/users/current/addresses?channel=web&emailId=current',
        headers: { cookie },
      });
      const changed = new Map(response.cookies.map(({ name, value }) => [name, value]));
      const cookies = new Map(cookie.split('; ').map((one) => one.split(/=(.*)/) as [string, string]));
      for (const [name, value] of changed) cookies.set(name, value);
      cookie = [...cookies].flatMap(([name, value]) => (value ? [`${name}=${value}`] : [])).join('; ');
      const calls = store.requests
        .splice(0)
        .map(({ name, headers }) => [name, headers.get('authorization') ?? '']);
      return { status: response.statusCode, calls };
    },
    customer: () => {
      const [, packed] = /customerAccessToken=([^;]*)/.exec(cookie) ?? [];
      return packed === undefined ? undefined : decodeCookie(packed);
    },
  };
}

describe('a customer token [TOK-09]', () => {
  it('comes from the cookie while the token is valid', async () => {
    const { fetchAddresses, customer } = await arrivedBy(link);
    expect(customer()).not.toHaveProperty('isSocialMedia');
    for (let times = 0; times < 2; times += 1)
      expect((await fetchAddresses()).calls).toEqual([['addresses', 'Bearer cached']]);
  });

  it('of a social-media login is fetched again for each request, and keeps isSocialMedia set', async () => {
    const { fetchAddresses, customer } = await arrivedBy(`${link}&loginType=socialMedia`);
    expect(customer()).toMatchObject({ isSocialMedia: true });
    for (const times of [1, 2]) {
      expect((await fetchAddresses()).calls).toEqual([
        ['refreshStoreToken', ''],
        ['addresses', `Bearer fetched ${times}`],
      ]);
      expect(customer()).toMatchObject({ isSocialMedia: true, access_token: `fetched ${times}` });
    }
  });

  it('of any other kind of login comes from the cookie', async () => {
    const { fetchAddresses } = await arrivedBy(`${link}&loginType=customer`);
    expect((await fetchAddresses()).calls).toEqual([['addresses', 'Bearer cached']]);
  });

  it.each([
    ['with a rejection', 401, 401, false],
    ['in an outage', 503, 503, true],
  ])(
    'of a social-media login is not taken from the cookie when fetching a new token fails %s',
    async (_why, status, expectedStatus, isLoggedIn) => {
      const { fetchAddresses, customer, store } = await arrivedBy(`${link}&loginType=socialMedia`);
      store.setResponse('refreshStoreToken', { status, body: {} });
      const response = await fetchAddresses();
      expect(response.status).toBe(expectedStatus);
      expect(response.calls.map(([name]) => name)).not.toContain('addresses');
      expect(customer() !== undefined).toBe(isLoggedIn);
    },
  );
});
