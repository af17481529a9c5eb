import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { identityCode } from '../../db/schema/index.ts';
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

describe('one-time codes', () => {
  it('answers the same for a phone with an account and one without', async () => {
    await shop.logIn('9300000001');
    const [known, unknown] = [await send('9300000001'), await send('9300000002')];
    expect({ ...known.body, refId: '' }).toEqual({ ...unknown.body, refId: '' });
    expect(known.body).toMatchObject({ status: 'SUCCESS', expiresIn: 300, resendAfter: 30 });
  });

  it('lets five tries be, counts them, and no right code after [AUT-01]', async () => {
    const phone = '9300000003';
    const { refId } = (await send(phone)).body;
    const tries = [];
    for (let at = 0; at < 5; at += 1) tries.push(message(await verify(phone, refId, wrong(phone))));
    expect(tries).toEqual([
      'SSO-1003 That code is not right. You have 4 tries left.',
      'SSO-1003 That code is not right. You have 3 tries left.',
      'SSO-1003 That code is not right. You have 2 tries left.',
      'SSO-1003 That code is not right. You have 1 try left.',
      'SSO-1005 That was one try too many. Please ask for a new code.',
    ]);
    expect((await verify(phone, refId, codeOf(phone))).body.errorCode).toBe('SSO-1005');
  });

  it('counts tries that come at once', async () => {
    const phone = '9300000004';
    const { refId } = (await send(phone)).body;
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(phone, refId, wrong(phone))));
    expect(answers.filter(({ body }) => body.errorCode === 'SSO-1003')).toHaveLength(4);
  });

  it('expires after five minutes', async () => {
    const phone = '9300000005';
    const { refId } = (await send(phone)).body;
    shop.clock.pass(5 * 60_000);
    expect((await verify(phone, refId, codeOf(phone))).body.errorCode).toBe('SSO-1004');
  });

  it('works once, for its phone and its sending alone', async () => {
    const phone = '9300000006';
    const first = (await send(phone)).body.refId;
    const code = codeOf(phone);
    expect((await verify('9300000007', first, code)).body.errorCode).toBe('SSO-1004');
    expect((await verify(phone, first, code)).status).toBe(200);
    expect((await verify(phone, first, code)).body.errorCode).toBe('SSO-1004');
  });

  it('is sent again after 30 s at the earliest, and the new one counts [AUT-19]', async () => {
    const phone = '9300000008';
    const { refId } = (await send(phone)).body;
    expect((await shop.identity('resend-otp', { phone, refId })).body).toMatchObject({
      errorCode: 'SSO-1029',
    });
    shop.clock.pass(30_000);
    const again = await shop.identity('resend-otp', { phone, refId });
    expect(again.status).toBe(200);
    expect((await verify(phone, refId, codeOf(phone))).body.errorCode).toBe('SSO-1004');
    expect((await verify(phone, again.body.refId, codeOf(phone))).status).toBe(200);
    expect((await shop.identity('resend-otp', { phone, refId: 'unknown' })).body.errorCode).toBe('SSO-1002');
  });

  it('that has expired can be asked for again, also when others asked for codes meanwhile', async () => {
    const phone = '9300000018';
    const { refId } = (await send(phone)).body;
    shop.clock.pass(6 * 60_000);
    await send('9300000019');
    expect((await verify(phone, refId, codeOf(phone))).body.errorCode).toBe('SSO-1004');
    const again = await shop.identity('resend-otp', { phone, refId });
    expect(again.status).toBe(200);
    expect((await verify(phone, again.body.refId, codeOf(phone))).status).toBe(200);
  });

  it('is limited per phone', async () => {
    const answers = [];
    for (let at = 0; at < 6; at += 1) answers.push((await send('9300000009')).status);
    expect(answers.slice(4)).toEqual([200, 429]);
    expect((await send('9300000010')).status).toBe(200);
  });

  it('is kept as an HMAC, never as it is', async () => {
    await send('9300000011');
    const [row] = await database.db.select().from(identityCode).where(eq(identityCode.contact, '9300000011'));
    expect(JSON.stringify(row)).not.toContain(codeOf('9300000011'));
  });
});

describe('single sign-on', () => {
  const authorise = async (phone: string) => {
    const { refId } = (await send(phone)).body;
    return (await verify(phone, refId, codeOf(phone))).body;
  };

  it('says new first and existing later [AUT-07]', async () => {
    expect((await authorise('9300000020')).userType).toBe('new');
    expect((await authorise('9300000020')).userType).toBe('existing');
  });

  it('trades a code for a session once, within a minute, for its verifier alone', async () => {
    const trade = (authCode: string, codeVerifier = verifier) =>
      shop.identity('access-token', { authCode, codeVerifier });
    const { authCode } = await authorise('9300000021');
    expect((await trade(authCode)).status).toBe(200);
    expect((await trade(authCode)).body.errorCode).toBe('SSO-1101');
    expect((await trade((await authorise('9300000021')).authCode, 'b'.repeat(43))).status).toBe(401);
    const late = (await authorise('9300000021')).authCode;
    shop.clock.pass(60_000);
    expect((await trade(late)).status).toBe(401);
  });

  it('answers the profile to the bearer, and nothing after the end of the session [AUT-17, AUT-23]', async () => {
    const { authCode } = await authorise('9300000022');
    const { accessToken } = (await shop.identity('access-token', { authCode, codeVerifier: verifier })).body;
    const headers = { authorization: `Bearer ${accessToken}`, 'client-id': 'web' };
    const profile = await shop.ask('GET', '/api/v3/gr/fetchcustomer', { headers });
    expect(profile.body).toMatchObject({ phoneNumber: '9300000022', phoneVerified: true });
    await shop.ask('POST', '/api/v2/sso/logout', { headers });
    expect((await shop.ask('GET', '/api/v3/gr/fetchcustomer', { headers })).status).toBe(401);
  });

  it('rotates its refresh token: the same successor within 30 s, later the end of all', async () => {
    const { authCode } = await authorise('9300000023');
    const session = (await shop.identity('access-token', { authCode, codeVerifier: verifier })).body;
    const refresh = (refreshToken: string) => shop.identity('refresh-token', { refreshToken });
    const first = (await refresh(session.refreshToken)).body;
    expect((await refresh(session.refreshToken)).body).toEqual(first);
    shop.clock.pass(31_000);
    expect((await refresh(session.refreshToken)).body.errorCode).toBe('SSO-1102');
    expect((await refresh(first.refreshToken)).status).toBe(401);
  });

  it('is refused to a client it does not know [AUT-14]', async () => {
    const payload = { phone: '9300000024', countryCode: '91', captchaToken: null };
    expect((await shop.ask('POST', '/api/v2/sso/check-phone', { payload })).status).toBe(401);
    const half = await shop.ask('POST', '/api/v2/sso/access-token', {
      payload: { authCode: 'x', codeVerifier: 'y' },
      headers: { 'client-id': 'web', 'client-secret': 'guess' },
    });
    expect(half.body.errorCode).toBe('SSO-1100');
  });
});
