import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { callSamples } from '@luxe/contract/samples';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { fromOurPage, testConfig } from '../testing/testApp.ts';
import { boundary } from './boundary.ts';
import { pack } from './shopper.ts';
import { createUpstream } from './upstream.ts';

// A store on a real socket that misbehaves; what it does to one call it is asked, the next ones are answered well.
let store: Server;
let app: FastifyInstance;
let misbehave: RequestListener | undefined;
const seen: string[] = [];

beforeAll(async () => {
  store = createServer((request, response) => {
    seen.push(`${request.method} ${(request.url ?? '').split('?')[0]}`);
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
beforeEach(() => void (seen.length = 0));

const customer = pack({
  access_token: 'customer-token-value',
  expires_in: 9e15,
  isCustomerAccessToken: true,
  tokenTimeStamp_lux: 1,
  userName: 'customer-0001',
});
const headers = {
  ...fromOurPage,
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
const troubles: Record<string, RequestListener> = {
  'never answers': () => {},
  'begins an answer and stops': (_, response) => void response.writeHead(200, json).write('{"count":'),
  'sends half of what it announced': (_, response) => {
    response.writeHead(200, { ...json, 'content-length': '100' });
    response.write('{"count": 1', () => response.destroy());
  },
  'hangs up': (request) => void request.socket.destroy(),
  'answers no JSON': (_, response) => void response.writeHead(200, json).end('<h1>Bad gateway</h1>'),
  'answers 500': (_, response) => void response.writeHead(500, json).end('{"trace": "secret"}'),
  'answers 503': (_, response) => void response.writeHead(503, json).end(JSON.stringify({ errors: [] })),
  'sends elsewhere': (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
};

/** These are given up when their time is over: a page tells a 504 in words of its own [ERR-03]. */
const late = new Set(['never answers', 'begins an answer and stops']);

describe.each(Object.entries(troubles))('a store that %s', (how, trouble) => {
  test.each([
    ['a read', readBag],
    ['an order', order],
  ])(
    'costs %s a clear refusal that says when to try again, is asked once, and is well the next time',
    async (_, ask) => {
      misbehave = trouble;
      const refused = await ask();
      expect([refused.statusCode, refused.headers['retry-after'], refused.json().errorCode]).toEqual([
        late.has(how) ? 504 : 503,
        '3',
        'UNAVAILABLE',
      ]);
      expect(refused.body).not.toContain('secret');
      expect(seen).toHaveLength(1);
      // The session is as it was: nobody is logged out by a store in trouble.
      expect(refused.cookies.filter(({ name }) => name !== 'luxe_hint')).toEqual([]);
      expect((await ask()).statusCode).toBe(200);
    },
  );
});

it('a store that says why it cannot, and when it can, is believed', async () => {
  const errors = [{ type: 'STORAGE_FULL', message: 'The shop cannot save anything for the moment.' }];
  misbehave = (_, response) =>
    void response
      .writeHead(503, { ...json, 'retry-after': '30' })
      .end(JSON.stringify({ status: 'FAILURE', errorCode: 'STORAGE_FULL', errors }));
  const refused = await order();
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().errors]).toEqual([
    503,
    '30',
    errors,
  ]);
});

it('a refusal of the store is not trouble: it goes through as it is', async () => {
  misbehave = (_, response) =>
    void response
      .writeHead(409, json)
      .end(
        JSON.stringify({ status: 'FAILURE', errorCode: 'B9907', errors: [{ type: 'B9907', message: 'x' }] }),
      );
  expect((await order()).json().errorCode).toBe('B9907');
});
