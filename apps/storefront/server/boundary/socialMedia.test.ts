import { describe, expect, it } from 'vitest';
import { callSamples } from '@luxe/contract/samples';
import { cookieHeader, createTestApp } from '../testing/testApp.ts';
import { unpack } from './shopper.ts';

const link = '/luxury?authCode=code-of-the-app&codeVerifier=verifier-of-the-app';

/** A shop in which somebody has come in by a link, and a store whose tokens have numbers. */
async function arrivedBy(url: string) {
  const { app, store } = await createTestApp();
  store.answer('token', { body: { ...callSamples.token, access_token: 'cached', refresh_token: 'r0' } });
  store.answer('refreshStoreToken', (_seen, times) => ({
    body: { ...callSamples.refreshStoreToken, access_token: `fetched ${times}`, refresh_token: `r${times}` },
  }));
  let cookie = cookieHeader(await app.inject({ url }));
  store.seen.length = 0;
  return {
    store,
    /** Asks for the addresses; answers the status, and the calls that left with the token of each. */
    async ask() {
      const answer = await app.inject({
        url: '/api/v2/lux/users/current/addresses?channel=web&emailId=current',
        headers: { cookie },
      });
      const changed = new Map(answer.cookies.map(({ name, value }) => [name, value]));
      const kept = new Map(cookie.split('; ').map((one) => one.split(/=(.*)/) as [string, string]));
      for (const [name, value] of changed) kept.set(name, value);
      cookie = [...kept].flatMap(([name, value]) => (value ? [`${name}=${value}`] : [])).join('; ');
      const calls = store.seen
        .splice(0)
        .map(({ name, headers }) => [name, headers.get('authorization') ?? '']);
      return { status: answer.statusCode, calls };
    },
    customer: () => {
      const [, packed] = /customerAccessToken=([^;]*)/.exec(cookie) ?? [];
      return packed === undefined ? undefined : unpack(packed);
    },
  };
}

describe('a customer token [TOK-09]', () => {
  it('is the cached one, for as long as it lasts', async () => {
    const { ask, customer } = await arrivedBy(link);
    expect(customer()).not.toHaveProperty('isSocialMedia');
    for (let times = 0; times < 2; times += 1)
      expect((await ask()).calls).toEqual([['addresses', 'Bearer cached']]);
  });

  it('of a login by social media is fetched for each request, and the flag stays', async () => {
    const { ask, customer } = await arrivedBy(`${link}&loginType=socialMedia`);
    expect(customer()).toMatchObject({ isSocialMedia: true });
    for (const times of [1, 2]) {
      expect((await ask()).calls).toEqual([
        ['refreshStoreToken', ''],
        ['addresses', `Bearer fetched ${times}`],
      ]);
      expect(customer()).toMatchObject({ isSocialMedia: true, access_token: `fetched ${times}` });
    }
  });

  it('of any other kind of login is the cached one', async () => {
    const { ask } = await arrivedBy(`${link}&loginType=customer`);
    expect((await ask()).calls).toEqual([['addresses', 'Bearer cached']]);
  });

  it.each([
    ['refused', 401, 401, false],
    ['in trouble', 503, 503, true],
  ])('that cannot be fetched, %s, is not replaced by the cached one', async (_why, status, told, isKept) => {
    const { ask, customer, store } = await arrivedBy(`${link}&loginType=socialMedia`);
    store.answer('refreshStoreToken', { status, body: {} });
    const answer = await ask();
    expect(answer.status).toBe(told);
    expect(answer.calls.map(([name]) => name)).not.toContain('addresses');
    expect(customer() !== undefined).toBe(isKept);
  });
});
