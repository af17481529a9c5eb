import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callSamples } from '@luxe/contract/samples';
import { encodeCookie } from './boundary/shopper.ts';
import type { PageBuild } from './pages/build.ts';
import { createTestApp, sameOriginHeaders } from './testing/testApp.ts';

// A secret may occur anywhere in a request, in a response of the store, and in the message of an error. No
// log line may contain it.
const secretLocations = {
  'an authorization': (secret) => ({ url: '/', headers: { authorization: `Bearer ${secret}` } }),
  'a header of any name': (secret) => ({
    url: '/',
    headers: { [`x-${secret}`]: secret, referer: `http://a/${secret}` },
  }),
  'a rejected header': (secret) => ({ url: '/', headers: { 'transfer-encoding': secret } }),
  'a cookie': (secret) => ({
    url: '/',
    headers: { cookie: `accessToken=${secret}; theme=${secret}; ${secret}=1` },
  }),
  'the session': (secret) => ({
    url: '/api/v2/lux/users/current/orders',
    headers: { cookie: session(secret) },
  }),
  'the path of a page': (secret) => ({ url: `/${secret}/c-${secret}` }),
  'the link of an order': (secret) => ({ url: `/o/${secret}` }),
  'the link of a feedback form': (secret) => ({ url: `/NPSFeedbackForm/intermediate/${secret}?score=9` }),
  'a path that is not UTF-8': (secret) => ({ url: `/${secret}/%c0%ae` }),
  'a path that is too long': (secret) => ({ url: `/${secret.repeat(1000)}` }),
  'the path of a call': (secret) => ({ url: `/api/v2/lux/products/${secret}/productDetails` }),
  'the path of an unknown call': (secret) => ({ method: 'PUT', url: `/api/${secret}` }),
  'the name of a file': (secret) => ({ url: `/assets/${secret}.js` }),
  'the name of a picture': (secret) => ({ url: `/img/360/${secret}.webp` }),
  'a query': (secret) => ({ url: `/search/?q=${secret}&access_token=${secret}` }),
  'the query of a call': (secret) => ({ url: `/api/v2/lux/getPincodeData?pincode=${secret}&${secret}=1` }),
  'a key': (secret) => ({
    ...write(`/api/session/logout`),
    headers: { ...sameOriginHeaders, 'idempotency-key': secret },
  }),
  'a code': (secret) => ({
    ...write('/api/session/login'),
    payload: { phone: '9876543210', otp: secret, refId: secret },
  }),
  'a body of another shape': (secret) => ({
    ...write('/api/session/login'),
    payload: { [secret]: { [secret]: [secret] } },
  }),
  'a body that is not JSON': (secret) => ({
    ...write('/api/session/login'),
    headers: { ...sameOriginHeaders, 'content-type': 'application/json' },
    payload: `{"otp":${secret}`,
  }),
  'a type': (secret) => ({
    ...write('/api/session/login'),
    headers: { ...sameOriginHeaders, 'content-type': `text/${secret}` },
    payload: secret,
  }),
  'a form': (secret) => ({
    ...write('/preferences/theme'),
    headers: { ...sameOriginHeaders, 'content-type': 'application/x-www-form-urlencoded' },
    payload: `theme=${secret}&back=/${secret}`,
  }),
} satisfies Record<string, (secret: string) => InjectOptions>;

const write = (url: string) => ({ method: 'POST', url, headers: sameOriginHeaders }) as const;

const session = (token: string) =>
  `customerAccessToken=${encodeCookie({ access_token: token, refresh_token: token, userName: token, expires_in: 9e15 })}; cartGuid=${token}; userdetails=${encodeCookie({ emailID: token, firstName: token, mobileNumber: token })}`;

/** What the store does during the request of a test. */
const storeBehaviours = {
  responds: () => undefined,
  'is down, with the secret in the error': (store, secret) => {
    for (const name of names)
      store.setResponse(name, new TypeError(`fetch failed for ${secret}\n    at ${secret}`));
  },
  'rejects, with the secret in the response': (store, secret) => {
    for (const name of names)
      store.setResponse(name, { status: 400, body: { errorCode: secret, errors: [{ message: secret }] } });
  },
  'fails, with the secret in the response': (store, secret) => {
    for (const name of names) store.setResponse(name, { status: 500, body: { trace: secret } });
  },
  'responds in another shape': (store, secret) => {
    for (const name of names) store.setResponse(name, { body: [secret] });
  },
} satisfies Record<
  string,
  (store: Awaited<ReturnType<typeof createTestApp>>['store'], secret: string) => void
>;

const names = Object.keys(callSamples) as (keyof typeof callSamples)[];

describe('the log', () => {
  const written: string[] = [];
  beforeEach(() => {
    const record = (text: unknown) => written.push(String(text)) > 0;
    vi.spyOn(process.stdout, 'write').mockImplementation(record);
    vi.spyOn(process.stderr, 'write').mockImplementation(record);
    for (const level of ['log', 'info', 'warn', 'error'] as const)
      vi.spyOn(console, level).mockImplementation((...args) => void written.push(args.map(String).join(' ')));
  });
  afterEach(() => vi.restoreAllMocks());

  it('contains only method, route, status, time and id of a request, whatever happens', async () => {
    const secretText = fc.stringMatching(/^[a-z0-9]{18}$/);
    const anyLocation = fc.constantFrom(
      ...(Object.keys(secretLocations) as (keyof typeof secretLocations)[]),
    );
    const anyBehaviour = fc.constantFrom(
      ...(Object.keys(storeBehaviours) as (keyof typeof storeBehaviours)[]),
    );
    await fc.assert(
      fc.asyncProperty(
        secretText,
        anyLocation,
        anyBehaviour,
        fc.boolean(),
        async (secret, where, what, isBroken) => {
          const build: PageBuild = {
            handle: async () => {
              if (isBroken) throw new Error(`No page for ${secret}`, { cause: { secret } });
              return new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
            },
            preloads: () => [],
          };
          const { app, store, lines } = await createTestApp({}, build);
          storeBehaviours[what](store, secret);
          await app.inject(secretLocations[where](secret));
          await app.close();
          const output = [...lines, ...written.splice(0)].join('\n');
          expect(output).not.toContain(secret);
          expect(output).not.toContain(Buffer.from(secret).toString('base64url').slice(0, 20));
          for (const line of lines) expect(line).toMatch(/^(GET|POST|PUT) \S+ (answered \d{3} in |failed: )/);
        },
      ),
      { numRuns: 150 },
    );
  }, 60_000);

  // By the specification, a change of password sends the old and the new password in the query.
  it.each(Object.keys(storeBehaviours) as (keyof typeof storeBehaviours)[])(
    'contains neither password of a password change, in any encoding, when the store %s [ACC-05]',
    async (what) => {
      const [old, next] = ['Gulmohar avenue 7!', 'Neem & jamun=9'];
      const { app, store, lines } = await createTestApp();
      storeBehaviours[what](store, next);
      const passwordParams = new URLSearchParams({ old, newPassword: next });
      await app.inject({
        ...write(`/api/v2/lux/forgottenpasswordtokens/current/resetCustomerPassword?${passwordParams}`),
        headers: { ...sameOriginHeaders, cookie: session('token-of-a-customer') },
      });
      const sent = store.requests.find(({ name }) => name === 'resetCustomerPassword');
      expect(sent?.url.searchParams.get('newPassword')).toBe(next);
      await app.close();
      const output = [...lines, ...written.splice(0)].join('\n');
      expect(output).toContain('POST /api/v2/lux/forgottenpasswordtokens/{userName}/resetCustomerPassword');
      for (const text of [
        old,
        next,
        ...String(passwordParams).split(/[=&]/),
        ...[old, next].map(encodeURIComponent),
      ])
        if (!['old', 'newPassword'].includes(text)) expect(output).not.toContain(text);
    },
  );

  it('contains the source file, the type and the request id of an error', async () => {
    const build: PageBuild = {
      handle: async () => {
        throw new RangeError('secret words');
      },
      preloads: () => [],
    };
    const { app, lines } = await createTestApp({}, build);
    const response = await app.inject('/bags/c-lsh10');
    const id = String(response.headers['x-request-id']);
    expect(lines[0]).toMatch(/^GET \/\* failed: RangeError at .*logging\.test\.ts/);
    expect(lines.every((line) => line.endsWith(`[${id}]`))).toBe(true);
  });

  it('can be matched with the store’s log: every call to the store sends the request id', async () => {
    const { app, store } = await createTestApp();
    const response = await app.inject({
      ...write('/api/session/login'),
      payload: { phone: '9876543210', otp: '123456', refId: 'r' },
    });
    expect(store.requests.length).toBeGreaterThan(3);
    for (const { headers } of store.requests)
      expect(headers.get('x-request-id')).toBe(response.headers['x-request-id']);
  });
});
