import type { paths } from '@luxe/contract/openapi';
import { createHash, randomBytes } from 'node:crypto';
import createClient from 'openapi-fetch';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import { openEmbedded } from './databases.ts';
import { fixtures, insertFixtures } from './fixtures.ts';
import { openShop, testSecrets, type TestShop } from './shop.ts';

// The types of this client are generated from docs/openapi.json. The compiler checks every path, parameter
// and field below.

let database: OpenDatabase;
let shop: TestShop;
beforeAll(async () => {
  database = await openEmbedded();
  await insertFixtures(database.db);
  shop = openShop(database.db);
}, 60_000);
afterAll(async () => {
  expect(shop.faults).toEqual([]);
  await shop.close();
  await database.close();
});

/** A client of the store API in this process. */
const createStoreClient = (headers: Record<string, string>) =>
  createClient<paths>({
    baseUrl: 'http://store.test',
    headers,
    async fetch(request: Request) {
      const url = new URL(request.url);
      const response = await shop.app.inject({
        method: request.method as 'GET' | 'POST',
        url: url.pathname + url.search,
        headers: Object.fromEntries(request.headers),
        payload: await request.text(),
      });
      return new Response(response.body, {
        status: response.statusCode,
        headers: { 'content-type': 'application/json' },
      });
    },
  });

const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** The data of a response. Throws for an error response. */
function dataOf<Data>({ data, error }: { data?: Data; error?: unknown }): Data {
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
}

/** Logs in with a one-time code. Returns the user name and the store token. */
async function logIn(phone: string) {
  const identity = createStoreClient({
    'client-id': testSecrets.identityClientId,
    'client-secret': testSecrets.identityClientSecret,
  });
  const countryCode = '91' as const;
  const sent = await identity.POST('/api/v2/sso/check-phone', {
    body: { phone, countryCode, captchaToken: null },
  });
  const codeVerifier = randomBytes(32).toString('base64url');
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const verified = await identity.POST('/api/v2/sso/verify-phone-otp', {
    body: {
      phone,
      countryCode,
      otp: shop.outbox.lastCode(phone) ?? '',
      refId: dataOf(sent).refId,
      codeChallenge,
    },
  });
  const { authCode } = dataOf(verified);
  const session = dataOf(
    await identity.POST('/api/v2/sso/access-token', { body: { authCode, codeVerifier } }),
  );
  const { customerHash } = session.idToken;
  const token = await createStoreClient({}).POST('/oauth/token', {
    headers: form,
    body: {
      grant_type: 'password',
      client_id: testSecrets.clientId,
      client_secret: testSecrets.clientSecret,
      isTdLogin: 'true',
      tdAccessToken: session.accessToken,
      tdClientId: testSecrets.identityClientId,
      tdCustomerHash: customerHash,
      username: phone,
      platformNumber: '11',
    },
  });
  return { user: customerHash, token: dataOf(token).access_token };
}

it('a client generated from the OpenAPI document logs in and places an order', async () => {
  const { user, token } = await logIn('9000000021');
  const store = createStoreClient({ authorization: `Bearer ${token}` });

  const { code: cart } = dataOf(
    await store.POST('/v2/lux/users/{username}/carts', { params: { path: { username: user } } }),
  );
  const { productCode, USSID } = fixtures.potli;
  await store.POST('/v2/lux/users/{user}/carts/{cart}/productsToBag', {
    params: { path: { user, cart }, query: { productCode, USSID, quantity: 1 } },
  });
  const { addressId } = dataOf(
    await store.POST('/v2/lux/users/{user}/addAddress', {
      params: { path: { user } },
      headers: form,
      body: {
        addressType: 'Home',
        firstName: 'Ananya',
        lastName: 'Rao',
        line1: 'B-14, Jor Bagh',
        postalCode: '110003',
        city: 'New Delhi',
        state: 'Delhi',
        phone: '9812345670',
      },
    }),
  );
  dataOf(
    await store.POST('/v2/lux/users/{email}/addAddressToOrder', {
      params: { path: { email: user }, query: { addressId, cartId: cart } },
    }),
  );
  const summary = dataOf(
    await store.GET('/v2/lux/users/{user}/carts/{cartCode}/displayOrderSummary_V2', {
      params: { path: { user, cartCode: cart } },
    }),
  );
  const placeOrder = (paybleAmount: number, key: string) =>
    store.POST('/v2/lux/users/{user}/carts/{cart}/placeOrder', {
      params: { path: { user, cart }, header: { 'Idempotency-Key': key } },
      body: { paymentMode: 'COD', addressId, paybleAmount },
    });

  const payable = summary.cartAmount.paybleAmount.value;
  const outdated = await placeOrder(payable + 1, 'outdated-amount');
  expect([outdated.response.status, outdated.error?.errorCode]).toEqual([409, 'B9907']);
  const { orderDetails } = dataOf(await placeOrder(payable, 'generated-client'));
  const stored = dataOf(
    await store.GET('/v2/lux/users/{user}/orders/{orderCode}', {
      params: { path: { user, orderCode: orderDetails.orderId } },
    }),
  );
  expect(stored).toMatchObject({ orderId: orderDetails.orderId, paymentMode: 'COD', outcome: 'PLACED' });

  const path = '/v2/lux/users/{user}/carts/{cart}/placeOrder';
  // @ts-expect-error -- the document requires an Idempotency-Key
  void (() => store.POST(path, { params: { path: { user, cart } } }));
  // @ts-expect-error -- the document has no such path
  void (() => store.GET('/v2/lux/users/{user}/placeOrder'));
});
