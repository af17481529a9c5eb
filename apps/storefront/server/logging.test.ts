import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callSamples } from '@luxe/contract/samples';
import { pack } from './boundary/shopper.ts';
import type { PageBuild } from './pages/build.ts';
import { createTestApp, fromOurPage } from './testing/testApp.ts';

// A secret may stand anywhere in a request, in what the store says, and in the words of an error: no line may hold it.
const places = {
  'an authorization': (it) => ({ url: '/', headers: { authorization: `Bearer ${it}` } }),
  'a header of any name': (it) => ({ url: '/', headers: { [`x-${it}`]: it, referer: `http://a/${it}` } }),
  'a header that is refused': (it) => ({ url: '/', headers: { 'transfer-encoding': it } }),
  'a cookie': (it) => ({ url: '/', headers: { cookie: `accessToken=${it}; theme=${it}; ${it}=1` } }),
  'the session': (it) => ({ url: '/api/v2/lux/users/current/orders', headers: { cookie: session(it) } }),
  'the path of a page': (it) => ({ url: `/${it}/c-${it}` }),
  'a path that is no text': (it) => ({ url: `/${it}/%c0%ae` }),
  'a path that is too long': (it) => ({ url: `/${it.repeat(1000)}` }),
  'the path of a call': (it) => ({ url: `/api/v2/lux/products/${it}/productDetails` }),
  'the path of an unknown call': (it) => ({ method: 'PUT', url: `/api/${it}` }),
  'the name of a file': (it) => ({ url: `/assets/${it}.js` }),
  'the name of a picture': (it) => ({ url: `/img/360/${it}.webp` }),
  'a query': (it) => ({ url: `/search/?q=${it}&access_token=${it}` }),
  'the query of a call': (it) => ({ url: `/api/v2/lux/getPincodeData?pincode=${it}&${it}=1` }),
  'a key': (it) => ({ ...write(`/api/session/logout`), headers: { ...fromOurPage, 'idempotency-key': it } }),
  'a code': (it) => ({
    ...write('/api/session/login'),
    payload: { phone: '9876543210', otp: it, refId: it },
  }),
  'a body of another shape': (it) => ({ ...write('/api/session/login'), payload: { [it]: { [it]: [it] } } }),
  'a body that is no JSON': (it) => ({
    ...write('/api/session/login'),
    headers: { ...fromOurPage, 'content-type': 'application/json' },
    payload: `{"otp":${it}`,
  }),
  'a type': (it) => ({
    ...write('/api/session/login'),
    headers: { ...fromOurPage, 'content-type': `text/${it}` },
    payload: it,
  }),
  'a form': (it) => ({
    ...write('/preferences/theme'),
    headers: { ...fromOurPage, 'content-type': 'application/x-www-form-urlencoded' },
    payload: `theme=${it}&back=/${it}`,
  }),
} satisfies Record<string, (secret: string) => InjectOptions>;

const write = (url: string) => ({ method: 'POST', url, headers: fromOurPage }) as const;

const session = (token: string) =>
  `customerAccessToken=${pack({ access_token: token, refresh_token: token, userName: token, expires_in: 9e15 })}; cartGuid=${token}; userdetails=${pack({ emailID: token, firstName: token, mobileNumber: token })}`;

/** What the store does meanwhile. */
const troubles = {
  answers: () => undefined,
  'is down, in words': (store, secret) => {
    for (const name of names)
      store.answer(name, new TypeError(`fetch failed for ${secret}\n    at ${secret}`));
  },
  'refuses, in words': (store, secret) => {
    for (const name of names)
      store.answer(name, { status: 400, body: { errorCode: secret, errors: [{ message: secret }] } });
  },
  'fails, in words': (store, secret) => {
    for (const name of names) store.answer(name, { status: 500, body: { trace: secret } });
  },
  'answers another shape': (store, secret) => {
    for (const name of names) store.answer(name, { body: [secret] });
  },
} satisfies Record<
  string,
  (store: Awaited<ReturnType<typeof createTestApp>>['store'], secret: string) => void
>;

const names = Object.keys(callSamples) as (keyof typeof callSamples)[];

describe('the log', () => {
  const written: string[] = [];
  beforeEach(() => {
    const keep = (text: unknown) => written.push(String(text)) > 0;
    vi.spyOn(process.stdout, 'write').mockImplementation(keep);
    vi.spyOn(process.stderr, 'write').mockImplementation(keep);
    for (const level of ['log', 'info', 'warn', 'error'] as const)
      vi.spyOn(console, level).mockImplementation(
        (...words) => void written.push(words.map(String).join(' ')),
      );
  });
  afterEach(() => vi.restoreAllMocks());

  it('holds nothing of a request but method, route, status, time and id, whatever happens', async () => {
    const secretText = fc.stringMatching(/^[a-z0-9]{18}$/);
    const place = fc.constantFrom(...(Object.keys(places) as (keyof typeof places)[]));
    const trouble = fc.constantFrom(...(Object.keys(troubles) as (keyof typeof troubles)[]));
    await fc.assert(
      fc.asyncProperty(secretText, place, trouble, fc.boolean(), async (secret, where, what, isBroken) => {
        const build: PageBuild = {
          handle: async () => {
            if (isBroken) throw new Error(`No page for ${secret}`, { cause: { secret } });
            return new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
          },
          preloads: () => [],
        };
        const { app, store, lines } = await createTestApp({}, build);
        troubles[what](store, secret);
        await app.inject(places[where](secret));
        await app.close();
        const told = [...lines, ...written.splice(0)].join('\n');
        expect(told).not.toContain(secret);
        expect(told).not.toContain(Buffer.from(secret).toString('base64url').slice(0, 20));
        for (const line of lines) expect(line).toMatch(/^(GET|POST|PUT) \S+ (answered \d{3} in |failed: )/);
      }),
      { numRuns: 150 },
    );
  }, 60_000);

  // The specification has them in the query.
  it.each(Object.keys(troubles) as (keyof typeof troubles)[])(
    'holds no password that is changed, in any writing, while the store %s [ACC-05]',
    async (what) => {
      const [old, next] = ['Gulmohar avenue 7!', 'Neem & jamun=9'];
      const { app, store, lines } = await createTestApp();
      troubles[what](store, next);
      const words = new URLSearchParams({ old, newPassword: next });
      await app.inject({
        ...write(`/api/v2/lux/forgottenpasswordtokens/current/resetCustomerPassword?${words}`),
        headers: { ...fromOurPage, cookie: session('token-of-a-customer') },
      });
      const sent = store.seen.find(({ name }) => name === 'resetCustomerPassword');
      expect(sent?.url.searchParams.get('newPassword')).toBe(next);
      await app.close();
      const told = [...lines, ...written.splice(0)].join('\n');
      expect(told).toContain('POST /api/v2/lux/forgottenpasswordtokens/{userName}/resetCustomerPassword');
      for (const text of [old, next, ...String(words).split(/[=&]/), ...[old, next].map(encodeURIComponent)])
        if (!['old', 'newPassword'].includes(text)) expect(told).not.toContain(text);
    },
  );

  it('says of a fault where it was, of what kind, and in which request', async () => {
    const build: PageBuild = {
      handle: async () => {
        throw new RangeError('secret words');
      },
      preloads: () => [],
    };
    const { app, lines } = await createTestApp({}, build);
    const answer = await app.inject('/bags/c-lsh10');
    const id = String(answer.headers['x-request-id']);
    expect(lines[0]).toMatch(/^GET \/\* failed: RangeError at .*logging\.test\.ts/);
    expect(lines.every((line) => line.endsWith(`[${id}]`))).toBe(true);
  });

  it('of the store can be found by the id of the request: it goes with every call', async () => {
    const { app, store } = await createTestApp();
    const answer = await app.inject({
      ...write('/api/session/login'),
      payload: { phone: '9876543210', otp: '123456', refId: 'r' },
    });
    expect(store.seen.length).toBeGreaterThan(3);
    for (const { headers } of store.seen)
      expect(headers.get('x-request-id')).toBe(answer.headers['x-request-id']);
  });
});
