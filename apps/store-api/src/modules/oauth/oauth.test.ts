import { calls, type CallName } from '@luxe/contract/calls';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { oauthToken, refreshToken } from '../../db/schema/index.ts';
import { databases, openEmbedded } from '../../testing/databases.ts';
import { openShop, toForm, type TestShop } from '../../testing/shop.ts';

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

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const profile = (user: string, token: string) =>
  shop.ask('GET', `/v2/lux/users/${user}/getCustomerProfile`, bearer(token));
const client = { client_id: 'shop', client_secret: 'shop secret' };
const refresh = (token: string) =>
  shop.ask('POST', '/sso/refresh-token', toForm({ ...client, refreshToken: token }));

describe('store tokens', () => {
  it('gives a guest a token by client credentials [TOK-12]', async () => {
    const { body } = await shop.ask(
      'POST',
      '/oauth/token',
      toForm({ grant_type: 'client_credentials', ...client }),
    );
    expect(body).toMatchObject({ token_type: 'bearer', isCustomerAccessToken: false, expires_in: 864_000 });
    expect(body.refresh_token).toBeUndefined();
  });

  test.each([
    [{ ...client, client_secret: 'guess' }, 401, 'invalid_client'],
    [{ ...client, client_id: 'other' }, 401, 'invalid_client'],
  ])('refuses a client it does not know', async (given, status, code) => {
    const answer = await shop.ask(
      'POST',
      '/oauth/token',
      toForm({ grant_type: 'client_credentials', ...given }),
    );
    expect([answer.status, answer.body.errorCode]).toEqual([status, code]);
  });

  it('gives a customer a token for a single-sign-on session that is hers [TOK-12, AUT-10]', async () => {
    const customer = await shop.logIn('9400000001');
    expect((await profile(customer.userName, customer.token)).body).toMatchObject({
      primaryMobile: { phoneNumber: '9400000001' },
      userType: 'new',
    });
    const forged = await shop.ask(
      'POST',
      '/oauth/token',
      toForm({
        grant_type: 'password',
        ...client,
        isTdLogin: 'true',
        tdAccessToken: 'forged',
        tdClientId: 'web',
        tdCustomerHash: customer.userName,
        username: customer.phone,
        platformNumber: '11',
      }),
    );
    expect([forged.status, forged.body.errorCode]).toEqual([401, 'invalid_grant']);
  });

  it('takes passwords where single sign-on is off, and there alone [AUT-11, TOK-12]', async () => {
    const { userName, phone } = await shop.logIn('9400000008');
    const form = (password: string, username = phone) =>
      toForm({ grant_type: 'password', ...client, username, password, platformNumber: '11' });
    const refused = await shop.ask('POST', '/oauth/token', form('right password 1'));
    expect([refused.status, refused.body.errorCode]).toEqual([400, 'unsupported_grant_type']);

    const asked: number[] = [];
    const passwords = {
      isRight: async (id: number, password: string) => {
        asked.push(id);
        return password === 'right password 1';
      },
    };
    const other = openShop(database.db, undefined, { passwords });
    const ask = (...given: Parameters<typeof form>) => other.ask('POST', '/oauth/token', form(...given));
    const { body } = await ask('right password 1');
    expect((await profile(userName, body.access_token)).status).toBe(200);
    const said = 'Invalid user/password or user not found';
    for (const answer of [
      await ask('wrong'),
      await ask('right password 1', '9499999999'),
      await ask('x', 'a@b.in'),
    ])
      expect([answer.status, answer.body.errors[0].message]).toEqual([400, said]);
    // Somebody unknown costs the same work.
    expect(asked).toHaveLength(4);
    await other.close();
  });

  it('keeps no token in the clear', async () => {
    const { token, refreshToken: second } = await shop.logIn('9400000002');
    const kept = JSON.stringify([
      await database.db.select().from(oauthToken),
      await database.db.select().from(refreshToken),
    ]);
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(second);
  });

  it('recognises garbage, none at all, and one that has expired [ERR-09]', async () => {
    const customer = await shop.logIn('9400000003');
    const said = async (token: string) => {
      const { status, body } = await profile(customer.userName, token);
      return [status, body.errorCode, body.errors[0].message];
    };
    const invalid = [401, 'invalid_token', 'Invalid or missing access-token'];
    expect(await said('garbage')).toEqual(invalid);
    expect(await said('x'.repeat(600))).toEqual(invalid);
    const without = await shop.ask('GET', `/v2/lux/users/${customer.userName}/getCustomerProfile`);
    expect(without.status).toBe(401);
    shop.clock.pass(60 * 60_000);
    expect(await said(customer.token)).toEqual([401, 'invalid_token', 'Access token expired']);
  });

  /** What the specification's section 6 asks a customer for; every other call that the contract marks so is tried with them. */
  const personal: readonly CallName[] = [
    ...(['addresses', 'addAddress', 'editAddress', 'removeAddress', 'addAddressToOrder'] as const),
    ...(['customerProfile', 'updateProfile', 'updateEmail', 'resetCustomerPassword'] as const),
    ...(['orderSummary', 'placeOrder', 'orders', 'orderDetails'] as const),
    ...(['getAllWishlist', 'createWishlist', 'addProductInWishlist', 'removeProductFromWishlist'] as const),
  ];
  const ofCustomers = (Object.keys(calls) as CallName[]).filter(
    (name) => calls[name].service === 'store' && calls[name].token === 'customer',
  );

  it('knows which calls are a customer’s [TOK-13]', () => {
    expect(personal.filter((name) => !ofCustomers.includes(name))).toEqual([]);
  });

  it.each(ofCustomers)('%s is refused without a token, and to a guest’s [TOK-13]', async (name) => {
    const { method, path } = calls[name];
    const guest = await shop.guestToken();
    const url = path.replace(/\{\w+\*?\}/g, 'somebody');
    const tried = [
      await shop.ask(method, url),
      await shop.ask(method, url, bearer(guest)),
      await shop.ask(method, `${url}?access_token=${guest}`),
      await shop.ask(method, url, bearer('garbage')),
    ];
    expect(tried.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect(tried.map(({ body }) => body.errorCode)).toEqual(Array.from(tried, () => 'invalid_token'));
  });

  it('takes the token as a parameter only where the call says so', async () => {
    const { userName, token } = await shop.logIn('9400000004');
    const at = (path: string) => shop.ask('GET', `/v2/lux/users/${userName}/${path}?access_token=${token}`);
    expect((await at('carts/unknown/displayOrderSummary_V2')).body.errorCode).toBe('CartError');
    expect((await at('getCustomerProfile')).status).toBe(401);
  });

  it('knows no other user, and not the word current', async () => {
    const { token } = await shop.logIn('9400000005');
    for (const user of ['current', 'anonymous', 'somebody'])
      expect((await profile(user, token)).body.errorCode).toBe('U4041');
  });

  it('ends with the login it came from', async () => {
    const customer = await shop.logIn('9400000006');
    expect((await shop.ask('POST', '/oauth/revoke', bearer(customer.token))).status).toBe(200);
    expect((await profile(customer.userName, customer.token)).status).toBe(401);
    expect((await refresh(customer.refreshToken)).status).toBe(401);
  });
});

for (const { name, isHere, open } of databases)
  describe.skipIf(!isHere)(`refreshing on ${name}`, () => {
    it('rotates: one successor within 30 s however many ask, later the end of the family', async () => {
      const other = await open();
      const own = openShop(other.db);
      const again = (token: string) =>
        own.ask('POST', '/sso/refresh-token', toForm({ ...client, refreshToken: token }));
      const customer = await own.logIn('9400000007');
      const answers = await Promise.all(Array.from({ length: 8 }, () => again(customer.refreshToken)));
      expect(new Set(answers.map(({ body }) => body.access_token)).size).toBe(1);
      const next = answers[0]?.body;
      expect(next).toMatchObject({ isCustomerAccessToken: true, expires_in: 3600 });
      const works = (token: string) =>
        own
          .ask('GET', `/v2/lux/users/${customer.userName}/getCustomerProfile`, bearer(token))
          .then(({ status }) => status);
      expect(await works(next.access_token)).toBe(200);
      expect(await works(customer.token)).toBe(200);

      own.clock.pass(30_001);
      expect((await again(customer.refreshToken)).body.errorCode).toBe('invalid_grant');
      expect(await works(next.access_token)).toBe(401);
      expect((await again(next.refresh_token)).status).toBe(401);
      expect(own.faults).toEqual([]);
      await own.close();
      await other.close();
    }, 60_000);
  });
