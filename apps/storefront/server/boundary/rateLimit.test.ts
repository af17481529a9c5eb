import { describe, expect, it } from 'vitest';
import { calls, type CallName, type Endpoint } from '@luxe/contract/calls';
import type { SharedCounts } from '@luxe/host';
import { createTestApp, sameOriginHeaders } from '../testing/testApp.ts';
import { createRateLimit } from './rateLimit.ts';

const many = (count: number, run: (at: number) => Promise<void>) =>
  Array.from({ length: count }, (_, at) => at).reduce(
    (before, at) => before.then(() => run(at)),
    Promise.resolve(),
  );

describe('attempts for codes and passwords in ten minutes', () => {
  it('are limited to 30 for each pair of contact and network', async () => {
    const limit = createRateLimit(1000);
    const contact = '9812345670';
    await many(30, () => limit.count('203.0.113.7', { contact }));
    await expect(limit.count('203.0.113.7', { contact })).rejects.toMatchObject({
      status: 429,
      code: 'TOO_MANY',
    });
    await limit.count('203.0.113.7', { contact: '9812345671' });
    await limit.count('203.0.113.8', { contact });
  });

  it('are limited for each network and for each contact, unless they have a captcha', async () => {
    const limit = createRateLimit(400);
    await many(400, (at) => limit.count('203.0.113.7', { contact: `a${at}` }));
    await expect(limit.count('203.0.113.7', { contact: 'b' })).rejects.toMatchObject({ status: 429 });
    await limit.count('203.0.113.7', { contact: 'b', hasCaptcha: true });
    await many(300, (at) => limit.count(`198.51.100.${at}`, { contact: 'c' }));
    await expect(limit.count('203.0.113.8', { contact: 'c' })).rejects.toMatchObject({ status: 429 });
    await limit.count('203.0.113.8', { contact: 'c', hasCaptcha: true });
  });

  it('are rejected with the time to wait', async () => {
    const limit = createRateLimit(0);
    const rejection = await limit.count('203.0.113.7').catch((error: unknown) => error);
    expect(rejection).toMatchObject({ retryAfter: expect.any(Number) });
    expect((rejection as { retryAfter: number }).retryAfter).toBeLessThanOrEqual(600);
  });

  it('are added up across processes that share counts, for each network and each contact', async () => {
    const times = new Map<string, number>();
    const shared: SharedCounts = {
      count: async (key) => {
        times.set(key, (times.get(key) ?? 0) + 1);
        return { times: times.get(key) ?? 0, endsInMs: 60_000 };
      },
      read: async (key) => ({ times: times.get(key) ?? 0, endsInMs: 60_000 }),
      close: async () => undefined,
    };
    const [one, two] = [createRateLimit(2, shared), createRateLimit(2, shared)];
    const contact = '9812345670';
    await one.count('203.0.113.7', { contact });
    await two.count('203.0.113.7', { contact });
    await expect(one.count('203.0.113.7', { contact })).rejects.toMatchObject({ status: 429 });
    expect([...times.keys()].filter((key) => key.includes(contact))).toHaveLength(2);
  });
});

/** Calls that request or guess a code or a password. */
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

describe('rate limiting', () => {
  const open = async (loginLimit: number) => {
    const { app, store } = await createTestApp({ loginLimit });
    const send = async (name: CallName, payload: object | undefined) => {
      const { method, path }: Endpoint = calls[name];
      const url = `/api${path.replace(/\{\w+\*?\}/g, 'x')}`;
      const { statusCode } = await app.inject({
        method,
        url,
        headers: sameOriginHeaders,
        ...(payload ? { payload } : {}),
      });
      return statusCode;
    };
    return { send, store };
  };

  it.each(Object.entries(guarded))('counts %s', async (name, payload) => {
    const { send, store } = await open(1);
    await send(name as CallName, payload);
    store.requests.length = 0;
    expect([await send(name as CallName, payload), store.requests]).toEqual([429, []]);
  });

  it('counts each code separately, so guesses at one code block neither another nor a new code', async () => {
    const { send } = await open(2);
    const stranger = { ...guarded.login, refId: 'of a stranger' };
    for (let at = 0; at < 3; at += 1) await send('login', stranger);
    expect(await send('login', stranger)).toBe(429);
    expect(await send('login', guarded.login)).not.toBe(429);
    expect(await send('checkPhone', guarded.checkPhone)).toBe(200);
  });

  it('does not count a call with a captcha, provided that the call checks the captcha', async () => {
    const { send } = await open(1);
    const captchaToken = 'c';
    for (const name of ['checkPhone', 'changePhone'] as const) await send(name, guarded[name]);
    expect(await send('checkPhone', { ...guarded.checkPhone, captchaToken })).toBe(200);
    expect(await send('changePhone', { ...guarded.changePhone, captchaToken })).toBe(429);
  });

  it('counts an e-mail address in upper and lower case as one contact', async () => {
    const { send } = await open(2);
    const checkEmail = (email: string) => send('checkEmail', { email, captchaToken: null });
    expect([await checkEmail('A@Example.com'), await checkEmail('a@example.com')]).toEqual([200, 200]);
    expect(await checkEmail('A@EXAMPLE.com')).toBe(429);
  });

  it('does not count reads', async () => {
    const { send } = await open(1);
    for (let at = 0; at < 4; at += 1) expect(await send('captcha', undefined)).toBe(200);
  });
});
