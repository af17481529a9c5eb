import Fastify, { type FastifyInstance } from 'fastify';
import { callSamples } from '@luxe/contract/samples';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { openEmbedded } from '../../testing/databases.ts';
import { openShop, toForm, type TestShop } from '../../testing/shop.ts';

/** A fake external identity provider on a local socket. */
let provider: FastifyInstance;
let database: OpenDatabase;
let shop: TestShop;
let providerResponse: { status: number; body: unknown };
const seen: Record<string, unknown>[] = [];
beforeAll(async () => {
  provider = Fastify();
  provider.get('/api/v3/gr/fetchcustomer', async ({ headers }, reply) => {
    seen.push(headers);
    return reply.status(providerResponse.status).send(providerResponse.body);
  });
  const identityOrigin = await provider.listen({ port: 0, host: '127.0.0.1' });
  database = await openEmbedded();
  shop = openShop(database.db, undefined, { config: { identityOrigin } });
}, 60_000);
afterAll(async () => {
  await shop.close();
  await provider.close();
  await database.close();
});

const logIn = () =>
  shop.call(
    'POST',
    '/oauth/token',
    toForm({
      grant_type: 'password',
      client_id: 'shop',
      client_secret: 'shop secret',
      isTdLogin: 'true',
      tdAccessToken: 'token of the provider',
      tdClientId: 'web',
      tdCustomerHash: callSamples.fetchCustomer.customerHash,
      username: callSamples.fetchCustomer.phoneNumber,
      platformNumber: '11',
    }),
  );

it('the store issues a token for a profile of the external provider [AUT-11, AUT-14]', async () => {
  providerResponse = { status: 200, body: callSamples.fetchCustomer };
  const { status, body } = await logIn();
  expect([status, body.isCustomerAccessToken]).toEqual([200, true]);
  expect(seen.at(-1)).toMatchObject({ authorization: 'Bearer token of the provider', 'client-id': 'web' });
  expect(seen.at(-1)).not.toHaveProperty('client-secret');
});

it.each([
  [401, {}, 401, 'invalid_grant'],
  [403, {}, 401, 'invalid_grant'],
  [500, {}, 503, 'S5030'],
  [429, {}, 503, 'S5030'],
  [200, { customerHash: 1 }, 503, 'S5030'],
  [200, 'not JSON', 503, 'S5030'],
])('the provider’s status %i with body %o becomes 401 or 503', async (status, body, expected, code) => {
  providerResponse = { status, body };
  const rejected = await logIn();
  expect([rejected.status, rejected.body.errorCode]).toEqual([expected, code]);
});

it('the store does not serve the development provider if there is an external provider', async () => {
  const path = '/api/v2/sso/check-phone';
  const payload = { phone: '9812345670', countryCode: '91', captchaToken: null };
  expect((await shop.call('POST', path, { payload, headers: { 'client-id': 'web' } })).status).toBe(404);
});
