import { describe, expect, it } from 'vitest';
import { calls, type CallName, type Endpoint } from '@luxe/contract/calls';
import type { SharedCounts } from '@luxe/host';
import { createTestApp, fromOurPage } from '../testing/testApp.ts';
import { createRateLimit } from './rateLimit.ts';

const many = (count: number, run: (at: number) => Promise<void>) =>
  Array.from({ length: count }, (_, at) => at).reduce(
    (before, at) => before.then(() => run(at)),
    Promise.resolve(),
  );

describe('codes and passwords, in ten minutes', () => {
  it('an address may try so often, whoever it is about; another may still', async () => {
    const limit = createRateLimit(3);
    await many(3, (at) => limit.count('203.0.113.7', `98123456${at}0`));
    await expect(limit.count('203.0.113.7', '9812345678')).rejects.toMatchObject({
      status: 429,
      code: 'TOO_MANY',
    });
    await limit.count('203.0.113.8', '9812345678');
  });

  it('a phone or e-mail address may be tried sixty times, from however many addresses', async () => {
    const limit = createRateLimit(1000);
    await many(60, (at) => limit.count(`203.0.113.${at}`, 'ananya@example.com'));
    await expect(limit.count('198.51.100.1', 'ananya@example.com')).rejects.toMatchObject({ status: 429 });
    await limit.count('198.51.100.1', 'other@example.com');
  });

  it('says how long to wait', async () => {
    const limit = createRateLimit(0);
    const refusal = await limit.count('203.0.113.7', undefined).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ retryAfter: expect.any(Number) });
    expect((refusal as { retryAfter: number }).retryAfter).toBeLessThanOrEqual(600);
  });

  it('processes that share counts count together, by address and by contact', async () => {
    const times = new Map<string, number>();
    const shared: SharedCounts = {
      count: async (who) => {
        times.set(who, (times.get(who) ?? 0) + 1);
        return { times: times.get(who) ?? 0, endsInMs: 60_000 };
      },
      read: async (who) => ({ times: times.get(who) ?? 0, endsInMs: 60_000 }),
      close: async () => undefined,
    };
    const [one, two] = [createRateLimit(2, shared), createRateLimit(2, shared)];
    await one.count('203.0.113.7', '9812345670');
    await two.count('203.0.113.7', '9812345670');
    await expect(one.count('203.0.113.7', undefined)).rejects.toMatchObject({ status: 429 });
    expect([...times.values()]).toContain(2);
    expect([...times.keys()].filter((who) => who.includes('9812345670'))).toHaveLength(1);
  });
});

/** Calls by which a code can be asked for or guessed, or a password. */
const guarded = {
  checkPhone: { phone: '9812345670', countryCode: '91', captchaToken: null },
  checkEmail: { email: 'a@example.com', captchaToken: null },
  resendOtp: { phone: '9812345670', refId: 'r' },
  login: { phone: '9812345670', otp: '123456', refId: 'r' },
  passwordLogin: { username: '9812345670', password: 'x' },
  changePhone: { phone: '9812345670', countryCode: '91' },
  verifyChangePhoneOtp: { phone: '9812345670', countryCode: '91', otp: '123456', refId: 'r' },
  changeEmail: { email: 'a@example.com' },
  verifyChangeEmailOtp: { email: 'a@example.com', otp: '123456', refId: 'r' },
  verifyEmail: undefined,
} satisfies Partial<Record<CallName, object | undefined>>;

describe('what counts', () => {
  const open = async (loginLimit: number) => {
    const { app, store } = await createTestApp({ loginLimit });
    const send = async (name: CallName, payload: object | undefined) => {
      const { method, path }: Endpoint = calls[name];
      const url = `/api${path.replace(/\{\w+\*?\}/g, 'x')}`;
      const { statusCode } = await app.inject({
        method,
        url,
        headers: fromOurPage,
        ...(payload ? { payload } : {}),
      });
      return statusCode;
    };
    return { send, store };
  };

  it.each(Object.entries(guarded))('%s', async (name, payload) => {
    const { send, store } = await open(1);
    await send(name as CallName, payload);
    store.seen.length = 0;
    expect([await send(name as CallName, payload), store.seen]).toEqual([429, []]);
  });

  it('they count together: who has asked cannot guess', async () => {
    const { send } = await open(2);
    await send('checkPhone', guarded.checkPhone);
    await send('resendOtp', guarded.resendOtp);
    expect(await send('login', guarded.login)).toBe(429);
  });

  it('one number is limited from many addresses, however its letters are written', async () => {
    const { app } = await createTestApp({ loginLimit: 1000, trustProxy: 1 });
    const ask = async (at: number, email: string) =>
      (
        await app.inject({
          method: 'POST',
          url: '/api/api/v2/sso/check-email',
          headers: { ...fromOurPage, 'x-forwarded-for': `203.0.113.${at}` },
          payload: { email, captchaToken: null },
        })
      ).statusCode;
    for (let at = 0; at < 60; at += 1)
      expect(await ask(at, at % 2 ? 'A@Example.com' : 'a@example.com')).toBe(200);
    expect([await ask(200, 'A@EXAMPLE.com'), await ask(200, 'b@example.com')]).toEqual([429, 200]);
  });

  it('reading does not', async () => {
    const { send } = await open(1);
    for (let at = 0; at < 4; at += 1) expect(await send('captcha', undefined)).toBe(200);
  });
});
