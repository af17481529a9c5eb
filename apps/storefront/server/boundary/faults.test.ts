import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { callSamples } from '@luxe/contract/samples';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { sameOriginHeaders, testConfig } from '../testing/testApp.ts';
import { boundary } from './boundary.ts';
import { encodeCookie } from './shopper.ts';
import { createUpstream } from './upstream.ts';

// A store on a real socket that misbehaves once. It responds correctly to later requests.
let store: Server;
let app: FastifyInstance;
let misbehave: RequestListener | undefined;
const requests: string[] = [];

beforeAll(async () => {
  store = createServer((request, response) => {
    requests.push(`${request.method} ${(request.url ?? '').split('?')[0]}`);
    const now = misbehave;
    misbehave = undefined;
    if (now) return now(request, response);
    const body = request.url?.includes('placeOrder') ? callSamples.placeOrder : callSamples.bagCount;
    return response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
  const { port } = store.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const config = {
    ...testConfig,
    origins: { store: origin, identity: origin, content: origin, config: origin },
  };
  app = fastify();
  await app.register(cookie);
  await app.register(boundary, { config, upstream: createUpstream(config, fetch, 400) });
});
afterAll(async () => {
  await app.close();
  store.closeAllConnections();
  await new Promise((resolve) => store.close(resolve));
});
beforeEach(() => void (requests.length = 0));

const customer = encodeCookie({
  access_token: 'customer-token-value',
  expires_in: 9e15,
  isCustomerAccessToken: true,
  tokenTimeStamp_lux: 1,
  userName: 'customer-0001',
});
const headers = {
  ...sameOriginHeaders,
  cookie: `customerAccessToken=${customer}; cartGuid=cart-guid-value; cartCode=cart-code-value`,
};
const readBag = () => app.inject({ url: '/api/v2/lux/users/current/bagCount', headers });
const order = () =>
  app.inject({
    method: 'POST',
    url: '/api/v2/lux/users/current/carts/current/placeOrder',
    headers: { ...headers, 'idempotency-key': 'order-of-a-bad-day' },
    payload: { paymentMode: 'COD', addressId: 'a', paybleAmount: 1 },
  });

const json = { 'content-type': 'application/json' };
const faults: Record<string, RequestListener> = {
  'never responds': () => {},
  'begins a response and stalls': (_, response) => void response.writeHead(200, json).write('{"count":'),
  'sends half of the announced bytes': (_, response) => {
    response.writeHead(200, { ...json, 'content-length': '100' });
    response.write('{"count": 1', () => response.destroy());
  },
  'closes the connection': (request) => void request.socket.destroy(),
  'responds without JSON': (_, response) => void response.writeHead(200, json).end('<h1>Bad gateway</h1>'),
  'responds with 500': (_, response) => void response.writeHead(500, json).end('{"trace": "secret"}'),
  'responds with 503': (_, response) =>
    void response.writeHead(503, json).end(JSON.stringify({ errors: [] })),
  'redirects elsewhere': (_, response) =>
    void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
};

/** Faults that time out. The page gets a 504, for which the specification has a message [ERR-03]. */
const late = new Set(['never responds', 'begins a response and stalls']);

describe.each(Object.entries(faults))('a store that %s', (how, fault) => {
  test.each([
    ['a read', readBag],
    ['an order', order],
  ])(
    'makes %s fail after one attempt, with a clear error and a retry time; the next request succeeds',
    async (_, send) => {
      misbehave = fault;
      const rejected = await send();
      expect([rejected.statusCode, rejected.headers['retry-after'], rejected.json().errorCode]).toEqual([
        late.has(how) ? 504 : 503,
        '3',
        late.has(how) ? 'TIMED_OUT' : 'UNAVAILABLE',
      ]);
      expect(rejected.body).not.toContain('secret');
      expect(requests).toHaveLength(1);
      // The session is unchanged: an outage of the store does not log the shopper out.
      expect(rejected.cookies.filter(({ name }) => name !== 'luxe_hint')).toEqual([]);
      expect((await send()).statusCode).toBe(200);
    },
  );
});

it('the page gets a 503 of the store together with the message and the retry time', async () => {
  const errors = [{ type: 'STORAGE_FULL', message: 'The shop cannot save anything for the moment.' }];
  misbehave = (_, response) =>
    void response
      .writeHead(503, { ...json, 'retry-after': '30' })
      .end(JSON.stringify({ status: 'FAILURE', errorCode: 'STORAGE_FULL', errors }));
  const rejected = await order();
  expect([rejected.statusCode, rejected.headers['retry-after'], rejected.json().errors]).toEqual([
    503,
    '30',
    errors,
  ]);
});

it('the page gets a client error of the store unchanged', async () => {
  misbehave = (_, response) =>
    void response
      .writeHead(409, json)
      .end(
        JSON.stringify({ status: 'FAILURE', errorCode: 'B9907', errors: [{ type: 'B9907', message: 'x' }] }),
      );
  expect((await order()).json().errorCode).toBe('B9907');
});
