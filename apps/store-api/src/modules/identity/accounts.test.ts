import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { identityAccount } from '../../db/schema/index.ts';
import { databases } from '../../testing/databases.ts';
import { openShop, toForm, type TestShop } from '../../testing/shop.ts';

const verifier = 'a'.repeat(43);
const codeChallenge = createHash('sha256').update(verifier).digest('base64url');
const headers = { 'client-id': 'web', 'client-secret': 'web secret' };

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`the account service on ${name}`, () => {
    let database: OpenDatabase;
    let shop: TestShop;
    beforeAll(async () => {
      database = await open();
      shop = openShop(database.db);
    }, 60_000);
    afterAll(async () => {
      expect(shop.faults).toEqual([]);
      await shop.close();
      await database.close();
    });

    const codeOf = (contact: string) => shop.outbox.lastCode(contact) ?? '';
    const checkEmail = (email: string) => shop.identity('check-email', { email, captchaToken: null });
    async function authorise(contact: string) {
      if (contact.includes('@')) {
        const { refId } = (await checkEmail(contact)).body;
        const body = { email: contact, refId, otp: codeOf(contact.toLowerCase()), codeChallenge };
        return shop.identity('verify-email-otp', body);
      }
      const phone = { phone: contact, countryCode: '91' };
      const { refId } = (await shop.identity('check-phone', { ...phone, captchaToken: null })).body;
      return shop.identity('verify-phone-otp', { ...phone, refId, otp: codeOf(contact), codeChallenge });
    }
    async function logIn(contact: string) {
      const { authCode } = (await authorise(contact)).body;
      const { accessToken } = (await shop.identity('access-token', { authCode, codeVerifier: verifier }))
        .body;
      const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
        shop.call(method, path, {
          headers: { authorization: `Bearer ${accessToken}`, 'client-id': 'web' },
          ...(payload && { payload }),
        });
      return { call, accessToken, profile: async () => (await call('GET', '/api/v3/gr/fetchcustomer')).body };
    }

    it('logs in by e-mail address, in upper or lower case, as by phone [AUT-01, AUT-07]', async () => {
      const unknown = await checkEmail('meera@example.com');
      expect(unknown.body).toMatchObject({ status: 'SUCCESS', expiresIn: 300, resendAfter: 30 });
      expect((await authorise('Meera@Example.com')).body.userType).toBe('new');
      expect((await authorise('meera@example.com')).body.userType).toBe('existing');
      const known = await checkEmail('meera@example.com');
      expect({ ...known.body, refId: '' }).toEqual({ ...unknown.body, refId: '' });
      expect(await (await logIn('meera@example.com')).profile()).toMatchObject({
        primaryEmailId: 'meera@example.com',
        emailVerified: true,
        phoneNumber: '',
        phoneVerified: false,
      });
    });

    it('sends a new code to the same e-mail address on request [AUT-19]', async () => {
      const email = 'again@example.com';
      const { refId } = (await checkEmail(email)).body;
      shop.clock.advance(30_000);
      const again = await shop.identity('resend-otp', { email, refId });
      expect(again.status).toBe(200);
      expect((await shop.identity('resend-otp', { refId })).body.errorCode).toBe('SSO-1002');
    });

    it('gives a store token to a customer who has only an e-mail address [AUT-18, TOK-12]', async () => {
      const { accessToken, profile } = await logIn('store@example.com');
      const { customerHash } = await profile();
      const client = { client_id: 'shop', client_secret: 'shop secret', platformNumber: '11' };
      const td = { tdAccessToken: accessToken, tdClientId: 'web', tdCustomerHash: customerHash };
      const form = {
        grant_type: 'password',
        isTdLogin: 'true',
        username: 'store@example.com',
        ...client,
        ...td,
      };
      const { body } = await shop.call('POST', '/oauth/token', toForm(form));
      const login = await shop.call(
        'POST',
        `/v2/lux/users/store@example.com/customerLogin?access_token=${body.access_token}&platformNumber=11`,
        { payload: { isPwa: true } },
      );
      expect([login.status, login.body.userName]).toEqual([200, customerHash]);
    });

    it('logs in new, existing and migrated customers, and reports which kind each is [AUT-07]', async () => {
      expect((await authorise('9310000001')).body.userType).toBe('new');
      expect((await authorise('9310000001')).body.userType).toBe('existing');
      expect((await authorise('9000000011')).body.userType).toBe('migrated');
      expect((await authorise('9000000011')).body.userType).toBe('migrated');
      expect(await (await logIn('9000000011')).profile()).toMatchObject({ userType: 'migrated' });
    });

    it('enrols a customer who is not yet a loyalty member [AUT-07, AUT-17]', async () => {
      const { call, profile } = await logIn('9000000013');
      expect(await profile()).toMatchObject({ loyalCustomer: 'N', neuPassInfo: null });
      const neuPassInfo = { tier: 'Base', status: 'ACTIVE' };
      expect((await call('POST', '/api/v1/gr/nonloyal-to-loyal', {})).body).toEqual({
        status: 'SUCCESS',
        neuPassInfo,
      });
      expect(await profile()).toMatchObject({ loyalCustomer: 'Y', neuPassInfo });
    });

    it('reports a pending account deletion only after the right code [AUT-06]', async () => {
      const sent = await shop.identity('check-phone', {
        phone: '9000000012',
        countryCode: '91',
        captchaToken: null,
      });
      expect(sent.status).toBe(200);
      const response = await authorise('9000000012');
      expect([response.status, response.body.errorCode, response.body.errors[0].message]).toEqual([
        409,
        'SSO-1201',
        'Your account deletion is in progress and your account is temporary locked. Please try logging in after few days.',
      ]);
    });

    it('changes the phone only with the code that was sent to the new number [AUT-25, AUT-14]', async () => {
      const { call, profile } = await logIn('9310000010');
      const next = { phone: '9310000011', countryCode: '91' };
      const { refId } = (await call('POST', '/api/v2/sso/change-phone', next)).body;
      const verify = (otp: string) =>
        call('POST', '/api/v2/sso/verify-change-phone-otp', { ...next, refId, otp });
      expect((await verify(codeOf(next.phone) === '000000' ? '111111' : '000000')).body.errorCode).toBe(
        'SSO-1003',
      );
      expect((await profile()).phoneNumber).toBe('9310000010');
      expect((await verify(codeOf(next.phone))).status).toBe(200);
      expect((await profile()).phoneNumber).toBe('9310000011');
      expect((await verify(codeOf(next.phone))).body.errorCode).toBe('SSO-1004');
      const other = await shop.call('POST', '/api/v2/sso/change-phone', {
        payload: next,
        headers: { authorization: 'Bearer unknown', 'client-id': 'web' },
      });
      expect(other.status).toBe(401);
    });

    it('ends all other sessions when the phone changes, at the provider and in the store [AUT-25]', async () => {
      const [here, elsewhere] = [await logIn('9310000012'), await logIn('9310000012')];
      const stolen = await shop.logIn('9310000012');
      const bag = (token: string) =>
        shop.call('GET', `/v2/lux/users/${stolen.userName}/carts`, {
          headers: { authorization: `Bearer ${token}` },
        });
      expect((await bag(stolen.token)).status).toBe(200);
      const next = { phone: '9310000014', countryCode: '91' };
      const { refId } = (await here.call('POST', '/api/v2/sso/change-phone', next)).body;
      await here.call('POST', '/api/v2/sso/verify-change-phone-otp', {
        ...next,
        refId,
        otp: codeOf(next.phone),
      });
      expect((await elsewhere.call('GET', '/api/v3/gr/fetchcustomer')).status).toBe(401);
      const { customerHash } = await here.profile();
      const login = {
        ...{ grant_type: 'password', isTdLogin: 'true', username: next.phone, platformNumber: '11' },
        ...{ client_id: 'shop', client_secret: 'shop secret' },
        ...{ tdAccessToken: here.accessToken, tdClientId: 'web', tdCustomerHash: customerHash },
      };
      const mine = (await shop.call('POST', '/oauth/token', toForm(login))).body.access_token;
      expect([(await bag(stolen.token)).status, (await bag(mine)).status]).toEqual([401, 200]);
      const again = (await shop.call('POST', '/oauth/token', toForm(login))).body.access_token;
      expect([(await bag(mine)).status, (await bag(again)).status]).toEqual([200, 200]);
    });

    it('accepts a code only for its purpose: login, or change of the phone by its customer', async () => {
      const { call } = await logIn('9310000020');
      const phone = { phone: '9310000021', countryCode: '91' };
      const change = (await call('POST', '/api/v2/sso/change-phone', phone)).body.refId;
      const changeCode = codeOf(phone.phone);
      const login = (await shop.identity('check-phone', { ...phone, captchaToken: null })).body.refId;
      const loginCode = codeOf(phone.phone);
      const verified = await shop.identity('verify-phone-otp', {
        ...phone,
        refId: change,
        otp: changeCode,
        codeChallenge,
      });
      expect(verified.body.errorCode).toBe('SSO-1004');
      const changed = await call('POST', '/api/v2/sso/verify-change-phone-otp', {
        ...phone,
        refId: login,
        otp: loginCode,
      });
      expect(changed.body.errorCode).toBe('SSO-1004');
      const foreign = await (
        await logIn('9310000022')
      ).call('POST', '/api/v2/sso/verify-change-phone-otp', {
        ...phone,
        refId: change,
        otp: changeCode,
      });
      expect(foreign.body.errorCode).toBe('SSO-1004');
    });

    it('rejects a new phone that another account has, but only after the right code is entered', async () => {
      await logIn('9310000030');
      const { call } = await logIn('9310000031');
      const phone = { phone: '9310000030', countryCode: '91' };
      const sent = await call('POST', '/api/v2/sso/change-phone', phone);
      expect(sent.status).toBe(200);
      const otp = codeOf(phone.phone);
      const changed = await call('POST', '/api/v2/sso/verify-change-phone-otp', {
        ...phone,
        refId: sent.body.refId,
        otp,
      });
      expect(changed.body.errorCode).toBe('SSO-1008');
    });

    it('gives a contact to only one of many customers who verify it at once [AUT-14, AUT-26]', async () => {
      const rivals = await Promise.all(Array.from({ length: 6 }, (_, index) => logIn(`931000008${index}`)));
      const outcomesOf = async (works: (() => Promise<{ status: number; body: { errorCode?: string } }>)[]) =>
        (await Promise.all(works.map((work) => work())))
          .map(({ status, body }) => `${status} ${body.errorCode ?? ''}`.trim())
          .toSorted();
      const oneOfSix = ['200', ...Array.from({ length: 5 }, () => '409 SSO-1008')];
      const proofs = async (path: string, contact: object, sentTo: string) => {
        const all = [];
        for (const { call } of rivals) {
          const { refId } = (await call('POST', `/api/v2/sso/${path}`, contact)).body;
          const proof = { ...contact, refId, otp: codeOf(sentTo) };
          all.push(() => call('POST', `/api/v2/sso/verify-${path}-otp`, proof));
        }
        return all;
      };
      const phone = { phone: '9310000099', countryCode: '91' };
      expect(await outcomesOf(await proofs('change-phone', phone, '9310000099'))).toEqual(oneOfSix);
      const email = { email: 'wanted@example.com' };
      expect(await outcomesOf(await proofs('change-email', email, email.email))).toEqual(oneOfSix);

      const links = [];
      for (const { call } of rivals) {
        await call('POST', '/api/v2/sso/change-email', { email: 'link@example.com' });
        links.push(shop.outbox.lastLink('link@example.com') ?? '');
      }
      const open = (link: string) => shop.call('GET', `/api/v2/sso/verify-email/${link}`, { headers });
      expect(await outcomesOf(links.map((link) => () => open(link)))).toEqual(oneOfSix);
      // A rejected link stays unused: opening it again reports the taken address (SSO-1008), not a used
      // link.
      const again = await outcomesOf(links.map((link) => () => open(link)));
      expect(again).toEqual([...Array.from({ length: 5 }, () => '409 SSO-1008'), '409 SSO-1009']);
    });

    it('confirms a new e-mail address by code [AUT-26, AUT-14]', async () => {
      const { call, profile } = await logIn('9310000040');
      const { refId } = (await call('POST', '/api/v2/sso/change-email', { email: 'Zoya@example.com' })).body;
      const otp = codeOf('zoya@example.com');
      expect(await profile()).toMatchObject({ primaryEmailId: null, emailVerified: false });
      const body = { email: 'Zoya@example.com', refId, otp };
      expect((await call('POST', '/api/v2/sso/verify-change-email-otp', body)).status).toBe(200);
      expect(await profile()).toMatchObject({ primaryEmailId: 'zoya@example.com', emailVerified: true });
    });

    it('confirms a new e-mail address by link, once, within a day [AUT-15]', async () => {
      const { call, profile } = await logIn('9310000041');
      const open = async (token: string) => {
        const response = await shop.call('GET', `/api/v2/sso/verify-email/${token}`, { headers });
        return [response.status, response.body.errorCode ?? response.body.maskedEmail];
      };
      await call('POST', '/api/v2/sso/change-email', { email: 'kavya@example.com' });
      const link = shop.outbox.lastLink('kavya@example.com') ?? '';
      expect(await open('unknown')).toEqual([404, 'SSO-1006']);
      expect(await open(link)).toEqual([200, 'k•••••@example.com']);
      expect(await profile()).toMatchObject({ primaryEmailId: 'kavya@example.com', emailVerified: true });
      expect(await open(link)).toEqual([409, 'SSO-1009']);
      await call('POST', '/api/v2/sso/change-email', { email: 'late@example.com' });
      shop.clock.advance(24 * 60 * 60_000);
      expect(await open(shop.outbox.lastLink('late@example.com') ?? '')).toEqual([410, 'SSO-1007']);
    });

    it('issues a single-use authorisation code for another client of a known origin [AUT-16]', async () => {
      const { call, profile } = await logIn('9310000050');
      const redirect = (redirectUrl: string) =>
        call('POST', '/api/v2/sso/redirect-client-auth-code', {
          redirectClientId: 'app',
          redirectUrl,
          codeChallenge,
        });
      expect((await redirect('https://evil.example/')).body.errorCode).toBe('SSO-1010');
      const { authCode } = (await redirect('http://localhost:4000/luxury')).body;
      const taken = await shop.identity('access-token', { authCode, codeVerifier: verifier });
      expect(taken.body.idToken.customerHash).toBe((await profile()).customerHash);
      expect((await shop.identity('access-token', { authCode, codeVerifier: verifier })).status).toBe(401);
    });

    it('saves a changed name at the provider, and copies it to the store [AUT-05]', async () => {
      const customer = await shop.logIn('9310000060');
      const { call, accessToken } = await logIn('9310000060');
      const nameDetails = { firstName: 'Ananya', lastName: 'Rao' };
      const changed = await call('PUT', '/api/v2/gr/updateprofile', { nameDetails, gender: 'Female' });
      expect(changed.body).toEqual({ status: 'SUCCESS' });
      expect((await call('PUT', '/api/v2/gr/updateprofile', {})).body).toEqual({ status: 'SUCCESS' });
      expect((await call('GET', '/api/v3/gr/fetchcustomer')).body).toMatchObject({
        nameDetails,
        gender: 'Female',
      });
      const register = (fields: Record<string, string>) =>
        customer.call('POST', '/v2/lux/users/register-td-user', toForm(fields));
      const td = { tdAccessToken: accessToken, tdCustomerHash: customer.userName };
      expect((await register({ ...td, tdCustomerHash: 'other' })).body.errorCode).toBe('invalid_grant');
      expect((await register(td)).body).toEqual({ status: 'SUCCESS', ...nameDetails });
      expect((await customer.call('GET', '/v2/lux/users/{me}/getCustomerProfile')).body).toMatchObject(
        nameDetails,
      );
    });

    it('limits codes sent without a captcha, and accepts each solved captcha once [AUT-12]', async () => {
      const challenge = (await shop.call('GET', '/api/v2/sso/captcha', { headers })).body;
      const solution = await solveChallenge({ challenge, deriveKey });
      const token = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
      const statuses = async (phone: string, tokens: (string | null)[]) => {
        const all = [];
        for (const captchaToken of tokens)
          all.push((await shop.identity('check-phone', { phone, countryCode: '91', captchaToken })).status);
        return all;
      };
      const none = (count: number) => Array.from({ length: count }, () => null);
      expect(await statuses('9310000070', [...none(5), token, null])).toEqual([...Array(6).fill(200), 429]);
      // A used captcha token counts as none.
      expect(await statuses('9310000070', [token])).toEqual([429]);
      const forged = Buffer.from(JSON.stringify({ challenge: { ...challenge, signature: 'x' }, solution }));
      expect(await statuses('9310000071', [...none(5), forged.toString('base64'), 'not base64'])).toEqual([
        ...Array(5).fill(200),
        429,
        429,
      ]);
    });

    it('stores e-mail addresses in lower case, with one account for each address', async () => {
      await Promise.all(['Race@example.com', 'race@example.com'].map(authorise));
      const storedAccounts = await database.db
        .select()
        .from(identityAccount)
        .where(eq(identityAccount.email, 'race@example.com'));
      expect(storedAccounts.length).toBeLessThanOrEqual(1);
    });
  });
