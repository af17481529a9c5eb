import { eq } from 'drizzle-orm';
import { calls, type CallName } from '@luxe/contract/calls';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { customer, oauthToken, refreshToken } from '../../db/schema/index.ts';
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
  shop.call('GET', `/v2/lux/users/${user}/getCustomerProfile`, bearer(token));
const client = { client_id: 'shop', client_secret: 'shop secret' };
const refresh = (token: string) =>
  shop.call('POST', '/sso/refresh-token', toForm({ ...client, refreshToken: token }));

describe('the store token service', () => {
  it('issues a guest token to a program with valid client credentials [TOK-12]', async () => {
    const { body } = await shop.call(
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
  ])('rejects an unknown client', async (given, status, code) => {
    const response = await shop.call(
      'POST',
      '/oauth/token',
      toForm({ grant_type: 'client_credentials', ...given }),
    );
    expect([response.status, response.body.errorCode]).toEqual([status, code]);
  });

  it('gives a customer a token for their own single-sign-on session [TOK-12, AUT-10]', async () => {
    const customer = await shop.logIn('9400000001');
    expect((await profile(customer.userName, customer.token)).body).toMatchObject({
      primaryMobile: { phoneNumber: '9400000001' },
      userType: 'new',
    });
    const forged = await shop.call(
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

  it('accepts passwords only where single sign-on is off [AUT-11, TOK-12]', async () => {
    const { userName, phone } = await shop.logIn('9400000008');
    const form = (password: string, username = phone) =>
      toForm({ grant_type: 'password', ...client, username, password, platformNumber: '11' });
    const rejected = await shop.call('POST', '/oauth/token', form('right password 1'));
    expect([rejected.status, rejected.body.errorCode]).toEqual([400, 'unsupported_grant_type']);

    const checkedIds: number[] = [];
    const passwords = {
      isCorrect: async (id: number, password: string) => {
        checkedIds.push(id);
        return password === 'right password 1';
      },
    };
    const other = openShop(database.db, undefined, { passwords });
    const logIn = (...given: Parameters<typeof form>) => other.call('POST', '/oauth/token', form(...given));
    const { body } = await logIn('right password 1');
    expect((await profile(userName, body.access_token)).status).toBe(200);
    const message = 'Invalid user/password or user not found';
    for (const response of [
      await logIn('wrong'),
      await logIn('right password 1', '9499999999'),
      await logIn('x', 'a@b.in'),
    ])
      expect([response.status, response.body.errors[0].message]).toEqual([400, message]);
    // The store checks the password for unknown customers too, so that unknown and known customers get a
    // response after the same time.
    expect(checkedIds).toHaveLength(4);
    await other.close();
  });

  it('checks the password of the latest customer if several share an e-mail address', async () => {
    const { userName } = await shop.logIn('9400000018');
    const email = 'shared@example.in';
    const [known] = await database.db
      .update(customer)
      .set({ email, lastLoginAt: shop.clock.now() })
      .where(eq(customer.userName, userName))
      .returning();
    const namesake = { phone: '9400000019', email, userType: 'new' as const, createdAt: shop.clock.now() };
    await database.db.insert(customer).values({ ...namesake, userName: 'never', customerHash: 'never' });
    const checkedIds: number[] = [];
    const isCorrect = async (id: number) => checkedIds.push(id) > 0;
    const other = openShop(database.db, undefined, { passwords: { isCorrect } });
    const form = { grant_type: 'password', ...client, username: email, password: 'x', platformNumber: '11' };
    expect((await other.call('POST', '/oauth/token', toForm(form))).status).toBe(200);
    expect(checkedIds).toEqual([known?.id]);
    await other.close();
  });

  it('stores no token in plain text', async () => {
    const { token, refreshToken: second } = await shop.logIn('9400000002');
    const storedTokens = JSON.stringify([
      await database.db.select().from(oauthToken),
      await database.db.select().from(refreshToken),
    ]);
    expect(storedTokens).not.toContain(token);
    expect(storedTokens).not.toContain(second);
  });

  it('rejects a call whose token is unknown, missing or expired [ERR-09]', async () => {
    const customer = await shop.logIn('9400000003');
    const errorOf = async (token: string) => {
      const { status, body } = await profile(customer.userName, token);
      return [status, body.errorCode, body.errors[0].message];
    };
    const invalid = [401, 'invalid_token', 'Invalid or missing access-token'];
    expect(await errorOf('garbage')).toEqual(invalid);
    expect(await errorOf('x'.repeat(600))).toEqual(invalid);
    const without = await shop.call('GET', `/v2/lux/users/${customer.userName}/getCustomerProfile`);
    expect(without.status).toBe(401);
    shop.clock.advance(60 * 60_000);
    expect(await errorOf(customer.token)).toEqual([401, 'invalid_token', 'Access token expired']);
  });

  /**
   * Calls for which section 6 of the specification requires a customer's token. The next test checks that the
   * contract requires the token for these calls too.
   */
  const personal: readonly CallName[] = [
    ...(['addresses', 'addAddress', 'editAddress', 'removeAddress', 'addAddressToOrder'] as const),
    ...(['customerProfile', 'updateProfile', 'updateEmail', 'resetCustomerPassword'] as const),
    ...(['orderSummary', 'placeOrder', 'orders', 'orderDetails'] as const),
    ...(['getAllWishlist', 'createWishlist', 'addProductInWishlist', 'removeProductFromWishlist'] as const),
  ];
  const ofCustomers = (Object.keys(calls) as CallName[]).filter(
    (name) => calls[name].service === 'store' && calls[name].token === 'customer',
  );

  it('requires a customer token for every call that section 6 reserves for customers [TOK-13]', () => {
    expect(personal.filter((name) => !ofCustomers.includes(name))).toEqual([]);
  });

  it.each(ofCustomers)('rejects the call %s without a token or with a guest token [TOK-13]', async (name) => {
    const { method, path } = calls[name];
    const guest = await shop.guestToken();
    const url = path.replace(/\{\w+\*?\}/g, 'unknown');
    const tried = [
      await shop.call(method, url),
      await shop.call(method, url, bearer(guest)),
      await shop.call(method, `${url}?access_token=${guest}`),
      await shop.call(method, url, bearer('garbage')),
    ];
    expect(tried.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect(tried.map(({ body }) => body.errorCode)).toEqual(Array.from(tried, () => 'invalid_token'));
  });

  it('accepts a token as a query parameter only where the contract allows it', async () => {
    const { userName, token } = await shop.logIn('9400000004');
    const at = (path: string) => shop.call('GET', `/v2/lux/users/${userName}/${path}?access_token=${token}`);
    expect((await at('carts/unknown/displayOrderSummary_V2')).body.errorCode).toBe('CartError');
    expect((await at('getCustomerProfile')).status).toBe(401);
  });

  it('rejects a path with the user name of another customer or the alias “current”', async () => {
    const { token } = await shop.logIn('9400000005');
    for (const user of ['current', 'anonymous', 'unknown'])
      expect((await profile(user, token)).body.errorCode).toBe('U4041');
  });

  it('revokes the access token and the refresh token of a login', async () => {
    const customer = await shop.logIn('9400000006');
    expect((await shop.call('POST', '/oauth/revoke', bearer(customer.token))).status).toBe(200);
    expect((await profile(customer.userName, customer.token)).status).toBe(401);
    expect((await refresh(customer.refreshToken)).status).toBe(401);
  });
});

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`refreshing on ${name}`, () => {
    it('gives concurrent requests the same new tokens for 30 s, and ends the login when the old token is reused later', async () => {
      const other = await open();
      const own = openShop(other.db);
      const again = (token: string) =>
        own.call('POST', '/sso/refresh-token', toForm({ ...client, refreshToken: token }));
      const customer = await own.logIn('9400000007');
      const responses = await Promise.all(Array.from({ length: 8 }, () => again(customer.refreshToken)));
      expect(new Set(responses.map(({ body }) => body.access_token)).size).toBe(1);
      const next = responses[0]?.body;
      expect(next).toMatchObject({ isCustomerAccessToken: true, expires_in: 3600 });
      const works = (token: string) =>
        own
          .call('GET', `/v2/lux/users/${customer.userName}/getCustomerProfile`, bearer(token))
          .then(({ status }) => status);
      expect(await works(next.access_token)).toBe(200);
      expect(await works(customer.token)).toBe(200);

      own.clock.advance(30_001);
      expect((await again(customer.refreshToken)).body.errorCode).toBe('invalid_grant');
      expect(await works(next.access_token)).toBe(401);
      expect((await again(next.refresh_token)).status).toBe(401);
      expect(own.faults).toEqual([]);
      await own.close();
      await other.close();
    }, 60_000);
  });
