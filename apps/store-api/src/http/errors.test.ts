import { createLog } from '@luxe/host/log';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it, test } from 'vitest';
import { errorSchema } from '@luxe/contract/schemas';
import type { OpenDatabase } from '../db/database.ts';
import { domainError, retryableError } from '../errors/domainError.ts';
import { handleErrors } from './errors.ts';
import type { CallInput } from './mount.ts';
import { openEmbedded } from '../testing/databases.ts';
import { openShop, type TestShop } from '../testing/shop.ts';

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

describe('error handling', () => {
  test.each([
    ['GET', '/nothing/here', 404],
    ['GET', '/%', 400],
    ['GET', '/v2/lux/%zz', 400],
    ['GET', `/v2/lux/users/${'u'.repeat(800)}/addresses`, 404],
    ['POST', '/healthz', 404],
    ['GET', '/v2/lux/users/anonymous/carts/../../../ops/stock/x', 404],
  ] as const)('answers %s %.60s with the status %i and an error body', async (method, path, status) => {
    const response = await shop.call(method, path);
    expect(response.status).toBe(status);
    errorSchema.parse(response.body);
  });

  const identity = { 'client-id': 'web', 'client-secret': 'web secret' };
  test.each([
    ['no JSON', '{"phone":', 'application/json', 400, 'MALFORMED'],
    ['empty', '', 'application/json', 400, 'MALFORMED'],
    ['another type', '<phone/>', 'application/xml', 415, 'UNSUPPORTED'],
    ['null', 'null', 'application/json', 400, 'INVALID_REQUEST'],
    ['a list', '[1]', 'application/json', 400, 'INVALID_REQUEST'],
    ['a prototype', '{"__proto__":{"phone":"9"}}', 'application/json', 400, 'MALFORMED'],
    ['10 MB', `"${'x'.repeat(10 * 1024 * 1024)}"`, 'application/json', 413, 'TOO_LARGE'],
  ])('rejects a request body of this kind: %s', async (_, payload, type, status, code) => {
    const response = await shop.call('POST', '/api/v2/sso/check-phone', {
      payload,
      headers: { ...identity, 'content-type': type },
    });
    expect([response.status, response.body.errorCode]).toEqual([status, code]);
    errorSchema.parse(response.body);
  });

  test.each([
    [
      'POST',
      '/v2/lux/users/anonymous/carts/none/productsToBag?productCode=mp1&USSID=a%00b&quantity=1',
      'INVALID_REQUEST',
    ],
    ['GET', '/v2/lux/users/anonymous/carts/a%00b/cartDetails_V2', 'MALFORMED'],
    ['GET', '/v2/lux/users/anonymous/bagCount?cartGuid=%00', 'INVALID_REQUEST'],
  ] as const)('rejects a NUL character in a URL: %s %s', async (method, url, code) => {
    const token = await shop.guestToken();
    const response = await shop.call(method, url, { headers: { authorization: `Bearer ${token}` } });
    expect([response.status, response.body.errorCode]).toEqual([400, code]);
  });

  it('rejects a NUL character in a body', async () => {
    const { status, body } = await shop.identity('resend-otp', { phone: '9876543210', refId: 'a\u0000b' });
    expect([status, body.errorCode, body.errors[0].message]).toEqual([
      400,
      'INVALID_REQUEST',
      'refId: this is not in the expected form.',
    ]);
  });

  it('names the invalid field in the message, and never repeats the input', async () => {
    const { body } = await shop.identity('check-phone', {
      phone: '<script>',
      countryCode: '91',
      captchaToken: null,
    });
    expect(body.errors[0].message).toBe('Check the mobile number: it is not in the expected form.');
  });
});

it('the error handler answers 400 if PostgreSQL cannot store the text of a body', async () => {
  const lines: string[] = [];
  const app = Fastify();
  handleErrors(app, { ...createLog('silent'), fault: (what: string) => lines.push(what) });
  app.post<{ Body: { text: string } }>('/text', async ({ body }) => {
    await database.db.execute(sql`select ${body.text}::text`);
    return {};
  });
  app.post<{ Body: { text: string } }>('/json', async ({ body }) => {
    await database.db.execute(sql`select ${JSON.stringify(body)}::jsonb`);
    return {};
  });
  const postText = async (url: string, text: string) =>
    (await app.inject({ method: 'POST', url, payload: { text } })).statusCode;
  for (const url of ['/text', '/json'])
    expect([url, await postText(url, 'a\u0000b'), await postText(url, 'ab')]).toEqual([url, 400, 200]);
  expect(lines).toEqual([]);
  await app.close();
});

it('a handler can return only errors that its endpoint lists', () => {
  type Names = Parameters<CallInput<'sizeGuide'>['domainError']>[0];
  expectTypeOf<Names>().toEqualTypeOf<'noSizeGuide' | 'productNotAvailable'>();
});

it('an error code that the endpoint does not list is sent and logged', async () => {
  const lines: string[] = [];
  const app = Fastify();
  handleErrors(app, { ...createLog('silent'), warn: (line: string) => lines.push(line) });
  app.get('/listed', { config: { call: 'productSeo' } }, () => {
    throw domainError('productNotAvailable');
  });
  app.get('/unlisted', { config: { call: 'productSeo' } }, () => {
    throw domainError('bagEmpty');
  });
  expect((await app.inject('/listed')).statusCode).toBe(404);
  expect(lines).toEqual([]);
  expect((await app.inject('/unlisted')).json()).toMatchObject({ errorCode: 'O4009' });
  expect(lines).toEqual(['productSeo answers O4009, which its endpoint does not list.']);
  await app.close();
});

it('the response to an internal fault has no details, and the log omits its message', async () => {
  const lines: string[] = [];
  const broken = openShop({} as never);
  broken.faults.push = (line: string) => lines.push(line);
  const { status, body } = await broken.call('GET', '/v2/lux/users/secret-user/addresses', {
    headers: { authorization: 'Bearer secret-token' },
  });
  expect([status, body.errors[0].message]).toEqual([500, 'Something went wrong']);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('GET /v2/lux/users/:user/addresses failed: TypeError');
  expect(lines[0]).not.toMatch(/secret/);
  await broken.close();
});

it('the store answers 503 while its database is closed, and keeps running', async () => {
  const own = await openEmbedded();
  const other = openShop(own.db);
  const token = await other.guestToken();
  await own.close();
  const response = await other.call('GET', '/v2/lux/users/anonymous/bagCount?cartGuid=x', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect([response.status, response.body.errorCode]).toEqual([503, 'UNAVAILABLE']);
  expect((await other.app.inject('/healthz')).statusCode).toBe(200);
  expect((await other.app.inject('/readyz')).statusCode).toBe(503);
  await other.close();
}, 60_000);

it('a call that waits too long for the database gets a Retry-After header and logs no fault', async () => {
  const busy = {
    execute: () => Promise.reject(new Error('Failed query', { cause: retryableError('shopBusy', 3) })),
  };
  const lines: string[] = [];
  const app = Fastify();
  handleErrors(app, { ...createLog('silent'), fault: (line: string) => lines.push(line) } as never);
  app.get('/', () => busy.execute());
  const response = await app.inject('/');
  expect([response.statusCode, response.headers['retry-after'], response.json().errorCode]).toEqual([
    503,
    '3',
    'BUSY',
  ]);
  expect(lines).toEqual([]);
  await app.close();
});
