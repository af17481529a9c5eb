import { brokenPromises } from '@luxe/host/headers';
import { usualLimits } from '@luxe/host/http';
import { createLog } from '@luxe/host/log';
import { ask } from '@luxe/host/testing';
import fc from 'fast-check';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { Database, OpenDatabase } from '../db/database.ts';
import { createCodeOutbox } from '../modules/identity/outbox.ts';
import { buildOps } from '../modules/ops/app.ts';
import { guardingWith } from './guarding.ts';
import { handClock } from '../testing/clock.ts';
import { makeCustomer } from '../testing/buyers.ts';
import { openEmbedded } from '../testing/databases.ts';
import { openShop, testSecrets } from '../testing/shop.ts';

let database: OpenDatabase;
let app: FastifyInstance;
let token = '';
const lines: string[] = [];
const log = createLog('debug', (line) => lines.push(line));
const outbox = createCodeOutbox(createLog('silent'));
const open = (db: Database, limits = usualLimits) =>
  buildApp({
    config: { secrets: testSecrets, loginLimit: 100_000, limits },
    db,
    clock: handClock(),
    log,
    courier: outbox,
  });

beforeAll(async () => {
  database = await openEmbedded();
  app = open(database.db);
  const shop = openShop(database.db);
  token = await shop.guestToken();
  await shop.close();
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.close();
});

const identity = { 'client-id': 'web', 'client-secret': 'web secret' };
const checkPhone = { method: 'POST', url: '/api/v2/sso/check-phone' } as const;

describe('whatever the store answers is closed to browsers and kept by nobody', () => {
  const requests: [what: string, status: number, request: InjectOptions][] = [
    [
      'a call',
      200,
      {
        ...checkPhone,
        headers: identity,
        payload: { phone: '9876543210', countryCode: '91', captchaToken: null },
      },
    ],
    [
      'a token',
      200,
      {
        method: 'POST',
        url: '/oauth/token',
        payload: { grant_type: 'client_credentials', client_id: 'shop', client_secret: 'shop secret' },
      },
    ],
    ['a call without a token', 401, { url: '/v2/lux/users/anonymous/bagCount?cartGuid=x' }],
    ['a call of nobody', 401, { ...checkPhone, payload: {} }],
    [
      'a body that is too deep',
      400,
      {
        ...checkPhone,
        headers: { ...identity, 'content-type': 'application/json' },
        payload: '['.repeat(100_000),
      },
    ],
    ['a large body', 413, { ...checkPhone, headers: identity, payload: { a: 'x'.repeat(300_000) } }],
    [
      'another type',
      415,
      { ...checkPhone, headers: { ...identity, 'content-type': 'text/xml' }, payload: '<a/>' },
    ],
    ['nothing here', 404, { url: '/none' }],
    ['OPTIONS', 404, { method: 'OPTIONS', url: '/oauth/token', headers: { origin: 'https://evil.example' } }],
    ['an address that is no text', 400, { url: '/%c0%ae' }],
    ['an address that is too long', 414, { url: `/${'a'.repeat(9000)}` }],
    ['health', 200, { url: '/healthz' }],
    ['readiness', 200, { url: '/readyz' }],
  ];

  test.each(requests)('%s (%i)', async (_what, status, request) => {
    const answer = await app.inject(request);
    expect(answer.statusCode).toBe(status);
    expectClosed(new Headers(answer.headers as Record<string, string>), status);
  });

  test.each([
    ['no request at all', 400, 'hello\r\n\r\n'],
    ['a request without a Host', 400, 'GET / HTTP/1.1\r\n\r\n'],
    ['headers that are too large', 431, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['an expectation', 417, 'GET / HTTP/1.1\r\nHost: a\r\nExpect: gold\r\n\r\n'],
  ])('%s (%i)', async (_what, status, text) => {
    const other = open(database.db);
    await other.listen({ host: '127.0.0.1', port: 0 });
    const [answer] = await ask(other.server, text);
    await other.close();
    expect(answer?.status).toBe(status);
    expectClosed(answer?.headers ?? new Headers(), status);
    if (answer?.body) expect(JSON.parse(answer.body)).toMatchObject({ status: 'FAILURE' });
  });

  it('and so is the second listener', async () => {
    const ops = buildOps({ db: database.db, log, outbox: undefined });
    for (const [url, status] of [
      ['/metrics', 200],
      ['/dev/outbox', 404],
      ['/%c0%ae', 400],
    ] as const) {
      const answer = await ops.inject({ url, headers: { host: 'localhost' } });
      expect(answer.statusCode).toBe(status);
      expectClosed(new Headers(answer.headers as Record<string, string>), status);
    }
    await ops.close();
  });
});

it('limits are those of the configuration', async () => {
  const quick = { headerBytes: 600, headersMs: 60, requestMs: 120, checkEveryMs: 10 };
  const other = open(database.db, { ...usualLimits, ...quick });
  await other.listen({ host: '127.0.0.1', port: 0 });
  const large = await ask(other.server, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(600)}\r\n\r\n`);
  const slow = await ask(other.server, 'GET / HTTP/1.1\r\nHost: a\r\n');
  await other.close();
  expect([large, slow].map(([answer]) => answer?.status)).toEqual([431, 408]);
});

it('a ticket may take longer to arrive than anything else', () => {
  const { takesFiles } = guardingWith(createLog('silent'), usualLimits);
  const asked: [string, string][] = [
    ['POST', '/v2/lux/users/c-1/tickets'],
    ['POST', '/v2/lux/users/c-1/tickets?isPwa=true'],
    ['GET', '/v2/lux/users/c-1/tickets'],
    ['POST', '/v2/lux/users/c-1/tickets/more'],
    ['POST', '/v2/lux/users/c-1/more/tickets'],
    ['POST', '/v2/lux/users/c-1/addAddress'],
  ];
  expect(asked.map((one) => takesFiles?.(...one))).toEqual([true, true, false, false, false, false]);
});

function expectClosed(headers: Headers, status: number) {
  expect(brokenPromises({ url: 'http://127.0.0.1:4001/', status, headers })).toEqual([]);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
}

describe('the log', () => {
  const places = {
    'an authorization': (it) => ({
      url: '/v2/lux/users/anonymous/bagCount',
      headers: { authorization: `Bearer ${it}` },
    }),
    'a token in the query': (it) => ({ url: `/v2/lux/users/${it}/orders?access_token=${it}` }),
    'the path': (it) => ({
      url: `/v2/lux/users/anonymous/carts/${it}/cartDetails_V2`,
      headers: { authorization: `Bearer ${token}` },
    }),
    'a path of nowhere': (it) => ({ url: `/${it}/%c0` }),
    'the query': (it) => ({
      url: `/v2/lux/users/anonymous/bagCount?cartGuid=${it}`,
      headers: { authorization: `Bearer ${token}` },
    }),
    'a header': (it) => ({
      url: '/healthz',
      headers: { [`x-${it}`]: it, cookie: it, 'x-luxe-client-address': it },
    }),
    'a code': (it) => ({
      method: 'POST',
      url: '/api/v2/sso/verify-phone-otp',
      headers: identity,
      payload: { phone: '9876543210', countryCode: '91', otp: '482913', refId: it, codeChallenge: it },
    }),
    'a password': (it) => ({
      method: 'POST',
      url: '/oauth/token',
      payload: { grant_type: 'password', client_id: 'shop', client_secret: it, tdAccessToken: it },
    }),
    'a body that is none': (it) => ({
      ...checkPhone,
      headers: { ...identity, 'content-type': 'application/json' },
      payload: `{"${it}`,
    }),
  } satisfies Record<string, (secret: string) => InjectOptions>;

  it('holds nothing of a request but method, route, status, time and id, with a database or without', async () => {
    const broken = open({
      get execute() {
        throw new Error('no execute');
      },
    } as never);
    const place = fc.constantFrom(...(Object.keys(places) as (keyof typeof places)[]));
    await fc.assert(
      fc.asyncProperty(
        fc.stringMatching(/^[a-z0-9]{24}$/),
        place,
        fc.boolean(),
        async (secret, where, isBroken) => {
          lines.length = 0;
          const answer = await (isBroken ? broken : app).inject(places[where](secret));
          expect(lines.join('\n')).not.toContain(secret);
          expect(lines.join('\n')).not.toMatch(/482913|9876543210/);
          expect(lines.length).toBeGreaterThan(0);
          for (const line of lines) {
            expect(line).toMatch(/^[A-Z]+ \S+( route)? (answered \d{3} in |failed: )/);
            expect(line).toContain(`[${String(answer.headers['x-request-id'])}]`);
          }
        },
      ),
      { numRuns: 150 },
    );
    await broken.close();
  }, 30_000);

  // The specification has them in the query.
  it('holds no password that is changed, taken or refused, with a database or without [ACC-05]', async () => {
    const shop = openShop(database.db);
    const customer = await makeCustomer(database.db, shop, '9876501234');
    await shop.close();
    const broken = open({
      get execute() {
        throw new Error('no execute');
      },
    } as never);
    const [first, next, short] = ['Gulmohar avenue 7!', 'Neem & jamun=9', 'x%/7!?'];
    const changes = [
      ['', first],
      [first, next],
      [first, short],
      ['a wrong one', next],
      [next, ''],
    ];
    lines.length = 0;
    const statuses = [];
    for (const program of [app, broken])
      for (const [old = '', newPassword = ''] of changes) {
        const answer = await program.inject({
          method: 'POST',
          url: `/v2/lux/forgottenpasswordtokens/${customer.userName}/resetCustomerPassword?${new URLSearchParams({ old, newPassword })}`,
          headers: { authorization: `Bearer ${customer.token}` },
        });
        statuses.push(answer.statusCode);
        expect(answer.body).not.toMatch(/Gulmohar|Neem/);
      }
    await broken.close();
    expect(statuses).toEqual([200, 200, 400, 400, 400, ...Array.from({ length: 5 }, () => 500)]);
    expect(lines.length).toBeGreaterThanOrEqual(statuses.length);
    for (const password of [first, next, short, 'a wrong one'])
      for (const text of [
        password,
        encodeURIComponent(password),
        new URLSearchParams([['', password]]).toString().slice(1),
      ])
        expect(lines.join('\n')).not.toContain(text);
  });

  it('tells a fault by the id that the storefront gave', async () => {
    const broken = open({} as never);
    lines.length = 0;
    await broken.inject({
      url: '/v2/lux/users/anonymous/bagCount',
      headers: { authorization: 'Bearer x', 'x-request-id': 'from-the-storefront' },
    });
    expect(lines[0]).toMatch(/ failed: TypeError .*\[from-the-storefront\]$/);
    await broken.close();
  });
});
