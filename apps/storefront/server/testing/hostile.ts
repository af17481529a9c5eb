import fc from 'fast-check';
import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { calls, type Endpoint } from '@luxe/contract/calls';
import { callSamples } from '@luxe/contract/samples';
import { pack } from '../boundary/shopper.ts';
import type { FakeStore } from './fakeStore.ts';
import { createTestApp } from './testApp.ts';

// What a hostile browser throws at `/api`, and what must hold whatever it throws.

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
export const customerCookie = `customerAccessToken=${pack({ access_token: 'customer-token-value', expires_in: 9e15, isCustomerAccessToken: true, tokenTimeStamp_lux: 1, userName: 'customer-0001' })}; cartGuid=cart-guid-value; cartCode=cart-code-value`;

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

/** Paths below `/api`: true ones, true ones with something pushed in, and nonsense. */
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

/** Any method on any path; now and then a call as it should be, so that there is something to forward. */
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
  /** Below `/api`, as sent. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface HostileShop {
  readonly store: FakeStore;
  send(given: HostileRequest): Promise<Answer>;
  close(): Promise<void>;
}

/** A shop on a real port: a test's injected request would tidy its path up before it arrives, a socket's does not. */
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
        const asked = request(to, (answer) => {
          let told = '';
          answer.setEncoding('utf8').on('data', (chunk: string) => (told += chunk));
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: told }),
          );
          answer.on('error', reject);
        });
        asked.on('error', reject);
        asked.end(body);
      }),
    close: async () => {
      agent.destroy();
      await app.close();
    },
  };
}

const lengthOf = (body: string) => (body ? { 'content-length': String(Buffer.byteLength(body)) } : {});

// A segment of nothing or of dots alone, or a slash in hiding. `..a` is a name like any other.
const elsewhere = /\/(?:\/|(?:\.|%2e){1,2}(?:\/|$))|\\|%2f|%5c/i;

/** Sends a request and expects: no secret comes back, no 500 of our own, and the store was asked for nothing but calls of the contract. */
export async function expectHarmless({ store, send }: HostileShop, given: HostileRequest) {
  const { method, path } = given;
  store.seen.length = 0;
  const answer = await send(given);
  expect(answer.status).toBeLessThan(504);
  expect(answer.status).not.toBe(500);
  // The session's cookies carry tokens, where no script can read them; nothing else may.
  const { 'set-cookie': _cookies, ...open } = answer.headers;
  const told = answer.body + JSON.stringify(open);
  for (const secret of secrets) expect(told).not.toContain(secret);
  // The storefront itself asks now and then what has changed.
  const asked = store.seen.filter(({ name }) => name !== 'changes');
  for (const { name, url } of asked) {
    expect(url.origin).toBe('http://store.test');
    expect(name, `${url.pathname} for ${method} ${path}`).toBeDefined();
    expect(url.pathname).not.toMatch(elsewhere);
  }
  // What only the boundary may ask for is never what the shopper asked for.
  const direct = endpoints.find((endpoint) => endpoint.method === method && endpoint.path === path);
  if (direct?.audience === 'boundary') {
    expect([400, 404, 413, 415]).toContain(answer.status);
    expect(asked).toEqual([]);
  }
}
