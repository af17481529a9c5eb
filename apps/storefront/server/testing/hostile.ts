import fc from 'fast-check';
import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { calls, type Endpoint } from '@luxe/contract/calls';
import { callSamples } from '@luxe/contract/samples';
import { encodeCookie } from '../boundary/shopper.ts';
import type { FakeStore } from './fakeStore.ts';
import { createTestApp } from './testApp.ts';

// Requests of a hostile browser to `/api`, and the checks that the response of each must pass.

const secrets = [
  callSamples.token.access_token,
  callSamples.accessToken.accessToken,
  callSamples.accessToken.refreshToken,
  callSamples.verifyPhoneOtp.authCode,
  'customer-token-value',
  'cart-guid-value',
  'client-secret-value',
  'identity-secret-value',
  'storefront-secret-value',
];

/** Cookies of a customer with a bag. */
export const customerCookie = `customerAccessToken=${encodeCookie({ access_token: 'customer-token-value', expires_in: 9e15, isCustomerAccessToken: true, tokenTimeStamp_lux: 1, userName: 'customer-0001' })}; cartGuid=cart-guid-value; cartCode=cart-code-value`;

const endpoints = Object.values(calls) as Endpoint[];
const templates = endpoints.map(({ path }) => path.replace(/\{\w+\*?\}/g, 'current'));
const inside = [
  '/dev/outbox',
  '/ops/metrics',
  '/healthz',
  '/readyz',
  '/metrics',
  '/oauth/token',
  '/media/x.avif',
];
const known = fc.constantFrom(...templates, ...inside);

const trick = fc.constantFrom(
  ...['..', '.', '%2e%2e', '%2E.', '%252e%252e', '//', '\\', '%5c', '%2f', '%252f', '%00', '%0a', '%'],
  ...['%c0%ae', ';', '?', '#', '@', ':'],
);
const part = fc.oneof({ weight: 3, arbitrary: trick }, { weight: 1, arbitrary: fc.webSegment() });

/** Paths below `/api`: valid ones, valid ones with an inserted part, and nonsense. */
const hostilePath = fc.oneof(
  fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => `/${parts.join('/')}`),
  known,
  fc.tuple(known, part, fc.nat({ max: 6 })).map(([template, pushed, at]) => {
    const parts = template.split('/');
    return [...parts.slice(0, at + 1), pushed, ...parts.slice(at + 1)].join('/');
  }),
  fc.tuple(part, known).map(([prefix, template]) => `/${prefix}/..${template}`),
);

const anyMethod = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS');

/** Any method on any path, and sometimes a valid call, so that some requests are forwarded. */
export const hostileCall = fc.oneof(
  { weight: 3, arbitrary: fc.record({ method: anyMethod, path: hostilePath }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...endpoints.map(({ method }, at) => ({ method, path: templates[at] ?? '/' })),
    ),
  },
);

export interface HostileRequest {
  readonly method: string;
  /** Path below `/api`, as sent. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface HostileResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface HostileShop {
  readonly store: FakeStore;
  send(given: HostileRequest): Promise<HostileResponse>;
  close(): Promise<void>;
}

/**
 * Opens a shop on a real port. Requests over a socket arrive unchanged, whereas Fastify's `inject` normalises
 * their path.
 */
export async function openHostileShop(): Promise<HostileShop> {
  const { app, store } = await createTestApp();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  return {
    store,
    send: ({ method, path, headers, body = '' }) =>
      new Promise((resolve, reject) => {
        const all = { ...headers, ...lengthOf(body) };
        const to = { host: '127.0.0.1', port, agent, method, path: `/api${path}`, headers: all };
        const clientRequest = request(to, (response) => {
          let responseBody = '';
          response.setEncoding('utf8').on('data', (chunk: string) => (responseBody += chunk));
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: responseBody }),
          );
          response.on('error', reject);
        });
        clientRequest.on('error', reject);
        clientRequest.end(body);
      }),
    close: async () => {
      agent.destroy();
      await app.close();
    },
  };
}

const lengthOf = (body: string) => (body ? { 'content-length': String(Buffer.byteLength(body)) } : {});

// Matches a path segment that is empty or only dots, and an encoded slash. `..a` is a valid segment.
const elsewhere = /\/(?:\/|(?:\.|%2e){1,2}(?:\/|$))|\\|%2f|%5c/i;

/**
 * Sends a request. Expects that the response has no secret and no status 500, and that the store received
 * only calls of the contract.
 */
export async function expectHarmless({ store, send }: HostileShop, given: HostileRequest) {
  const { method, path } = given;
  store.requests.length = 0;
  const response = await send(given);
  expect(response.status).toBeLessThan(504);
  expect(response.status).not.toBe(500);
  // The session cookies contain tokens, but no script can read these cookies. No other header may contain a
  // token.
  const { 'set-cookie': _cookies, ...open } = response.headers;
  const exposed = response.body + JSON.stringify(open);
  for (const secret of secrets) expect(exposed).not.toContain(secret);
  // The storefront itself polls the store for changes, so `changes` calls are not forwarded requests.
  const forwarded = store.requests.filter(({ name }) => name !== 'changes');
  for (const { name, url } of forwarded) {
    expect(url.origin).toBe('http://store.test');
    expect(name, `${url.pathname} for ${method} ${path}`).toBeDefined();
    expect(url.pathname).not.toMatch(elsewhere);
  }
  // A shopper can never make a call that is reserved for the storefront's server.
  const direct = endpoints.find((endpoint) => endpoint.method === method && endpoint.path === path);
  if (direct?.audience === 'boundary') {
    expect([400, 404, 413, 415]).toContain(response.status);
    expect(forwarded).toEqual([]);
  }
}
