import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { oneTimeCode } from '../../db/schema/index.ts';
import { openEmbedded } from '../../testing/databases.ts';
import { openShop, type TestShop } from '../../testing/shop.ts';

let database: OpenDatabase;
let shop: TestShop;
beforeAll(async () => {
  database = await openEmbedded();
  shop = openShop(database.db);
}, 60_000);
afterAll(async () => {
  expect(shop.faults).toEqual([]);
  await shop.close();
  await database.close();
});

const verifier = 'a'.repeat(43);
const codeChallenge = createHash('sha256').update(verifier).digest('base64url');
const send = (phone: string) =>
  shop.identity('check-phone', { phone, countryCode: '91', captchaToken: null });
const verify = (phone: string, refId: string, otp: string) =>
  shop.identity('verify-phone-otp', { phone, countryCode: '91', otp, refId, codeChallenge });
const codeOf = (phone: string) => shop.outbox.lastCode(phone) ?? '';
const wrong = (phone: string) => (codeOf(phone) === '000000' ? '111111' : '000000');
const message = ({ body }: Awaited<ReturnType<typeof verify>>) =>
  `${body.errorCode} ${body.errors[0].message}`;

describe('a one-time code', () => {
  it('request gets the same response whether or not the phone has an account', async () => {
    await shop.logIn('9300000001');
    const [known, unknown] = [await send('9300000001'), await send('9300000002')];
    expect({ ...known.body, refId: '' }).toEqual({ ...unknown.body, refId: '' });
    expect(known.body).toMatchObject({ status: 'SUCCESS', expiresIn: 300, resendAfter: 30 });
  });

  it('allows five tries, then rejects even the right code [AUT-01]', async () => {
    const phone = '9300000003';
    const { refId } = (await send(phone)).body;
    const tries = [];
    for (let index = 0; index < 5; index += 1) tries.push(message(await verify(phone, refId, wrong(phone))));
    expect(tries).toEqual([
      'SSO-1003 That code is not right. You have 4 tries left.',
      'SSO-1003 That code is not right. You have 3 tries left.',
      'SSO-1003 That code is not right. You have 2 tries left.',
      'SSO-1003 That code is not right. You have 1 try left.',
      'SSO-1005 Too many tries. Please ask for a new code.',
    ]);
    expect((await verify(phone, refId, codeOf(phone))).body.errorCode).toBe('SSO-1005');
  });

  it('allows five tries even if many arrive at the same time', async () => {
    const phone = '9300000004';
    const { refId } = (await send(phone)).body;
    const responses = await Promise.all(Array.from({ length: 20 }, () => verify(phone, refId, wrong(phone))));
    expect(responses.filter(({ body }) => body.errorCode === 'SSO-1003')).toHaveLength(4);
  });

  it('expires after five minutes', async () => {
    const phone = '9300000005';
    const { refId } = (await send(phone)).body;
    shop.clock.advance(5 * 60_000);
    expect((await verify(phone, refId, codeOf(phone))).body.errorCode).toBe('SSO-1004');
  });

  it('works once, only for its phone and reference', async () => {
    const phone = '9300000006';
    const first = (await send(phone)).body.refId;
    const code = codeOf(phone);
    expect((await verify('9300000007', first, code)).body.errorCode).toBe('SSO-1004');
    expect((await verify(phone, first, code)).status).toBe(200);
    expect((await verify(phone, first, code)).body.errorCode).toBe('SSO-1004');
  });

  it('can be replaced after 30 s at the earliest, and only the new code works [AUT-19]', async () => {
    const phone = '9300000008';
    const { refId } = (await send(phone)).body;
    expect((await shop.identity('resend-otp', { phone, refId })).body).toMatchObject({
      errorCode: 'SSO-1029',
    });
    shop.clock.advance(30_000);
    const again = await shop.identity('resend-otp', { phone, refId });
    expect(again.status).toBe(200);
    expect((await verify(phone, refId, codeOf(phone))).body.errorCode).toBe('SSO-1004');
    expect((await verify(phone, again.body.refId, codeOf(phone))).status).toBe(200);
    expect((await shop.identity('resend-otp', { phone, refId: 'unknown' })).body.errorCode).toBe('SSO-1002');
  });

  it('can be replaced after it has expired, even if other customers requested codes since then', async () => {
    const phone = '9300000018';
    const { refId } = (await send(phone)).body;
    shop.clock.advance(6 * 60_000);
    await send('9300000019');
    expect((await verify(phone, refId, codeOf(phone))).body.errorCode).toBe('SSO-1004');
    const again = await shop.identity('resend-otp', { phone, refId });
    expect(again.status).toBe(200);
    expect((await verify(phone, again.body.refId, codeOf(phone))).status).toBe(200);
  });

  it('is sent at most five times to one phone', async () => {
    const responses = [];
    for (let index = 0; index < 6; index += 1) responses.push((await send('9300000009')).status);
    expect(responses.slice(4)).toEqual([200, 429]);
    expect((await send('9300000010')).status).toBe(200);
  });

  it('is stored as an HMAC, never as plain text', async () => {
    await send('9300000011');
    const [row] = await database.db.select().from(oneTimeCode).where(eq(oneTimeCode.subject, '9300000011'));
    expect(JSON.stringify(row)).not.toContain(codeOf('9300000011'));
  });
});

describe('single sign-on', () => {
  const authorise = async (phone: string) => {
    const { refId } = (await send(phone)).body;
    return (await verify(phone, refId, codeOf(phone))).body;
  };

  it('reports a customer as new at the first login, and as existing later [AUT-07]', async () => {
    expect((await authorise('9300000020')).userType).toBe('new');
    expect((await authorise('9300000020')).userType).toBe('existing');
  });

  it('exchanges an authorisation code only once, within a minute, and only with its verifier', async () => {
    const exchange = (authCode: string, codeVerifier = verifier) =>
      shop.identity('access-token', { authCode, codeVerifier });
    const { authCode } = await authorise('9300000021');
    expect((await exchange(authCode)).status).toBe(200);
    expect((await exchange(authCode)).body.errorCode).toBe('SSO-1101');
    expect((await exchange((await authorise('9300000021')).authCode, 'b'.repeat(43))).status).toBe(401);
    const late = (await authorise('9300000021')).authCode;
    shop.clock.advance(60_000);
    expect((await exchange(late)).status).toBe(401);
  });

  it('returns the profile for an access token until the session ends [AUT-17, AUT-23]', async () => {
    const { authCode } = await authorise('9300000022');
    const { accessToken } = (await shop.identity('access-token', { authCode, codeVerifier: verifier })).body;
    const headers = { authorization: `Bearer ${accessToken}`, 'client-id': 'web' };
    const profile = await shop.call('GET', '/api/v3/gr/fetchcustomer', { headers });
    expect(profile.body).toMatchObject({ phoneNumber: '9300000022', phoneVerified: true });
    await shop.call('POST', '/api/v2/sso/logout', { headers });
    expect((await shop.call('GET', '/api/v3/gr/fetchcustomer', { headers })).status).toBe(401);
  });

  it('gives the same tokens for a refresh token reused within 30 s; later reuse ends the login', async () => {
    const { authCode } = await authorise('9300000023');
    const session = (await shop.identity('access-token', { authCode, codeVerifier: verifier })).body;
    const refresh = (refreshToken: string) => shop.identity('refresh-token', { refreshToken });
    const first = (await refresh(session.refreshToken)).body;
    expect((await refresh(session.refreshToken)).body).toEqual(first);
    shop.clock.advance(31_000);
    expect((await refresh(session.refreshToken)).body.errorCode).toBe('SSO-1102');
    expect((await refresh(first.refreshToken)).status).toBe(401);
  });

  it('rejects an unknown client [AUT-14]', async () => {
    const payload = { phone: '9300000024', countryCode: '91', captchaToken: null };
    expect((await shop.call('POST', '/api/v2/sso/check-phone', { payload })).status).toBe(401);
    const withWrongSecret = await shop.call('POST', '/api/v2/sso/access-token', {
      payload: { authCode: 'x', codeVerifier: 'y' },
      headers: { 'client-id': 'web', 'client-secret': 'guess' },
    });
    expect(withWrongSecret.body.errorCode).toBe('SSO-1100');
  });
});
