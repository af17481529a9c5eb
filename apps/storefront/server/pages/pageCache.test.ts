import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { callSamples } from '@luxe/contract/samples';
import { errorBody, type FakeStore } from '../testing/fakeStore.ts';
import { fakePageBuild } from '../testing/plainBuild.ts';
import { createTestApp } from '../testing/testApp.ts';

type App = Awaited<ReturnType<typeof createTestApp>>['app'];

let app: App;
let store: FakeStore;
let time = 0;
beforeEach(async () => {
  time = 1_000_000;
  ({ app, store } = await open());
});

const open = (changes = {}) => createTestApp(changes, fakePageBuild, { now: () => time, budgetMs: 50 });
const minute = 60_000;
const bags = '/bags/c-lsh10';

const request = (url: string, more: Omit<InjectOptions, 'url'> = {}) => app.inject({ url, ...more });
const nonceOf = ({ headers }: Awaited<ReturnType<typeof request>>) =>
  /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? 'none';
const listings = () => store.names().filter((name) => name === 'searchProducts').length;
const setPrice = (value: number) => {
  const [card] = callSamples.searchProducts.searchresult;
  const sellingPrice = { ...card?.price.sellingPrice, value };
  store.setResponse('searchProducts', {
    body: { ...callSamples.searchProducts, searchresult: [{ ...card, price: { sellingPrice } }] },
  });
};

describe('a cached page', () => {
  it('costs the store one read for all concurrent and later requests', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => request(bags)));
    responses.push(await request(bags));
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(listings()).toBe(1);
  });

  it('has its own nonce in every response, the same in header and body', async () => {
    const responses = await Promise.all(Array.from({ length: 50 }, () => request(bags)));
    const nonces = responses.map(nonceOf);
    expect(new Set(nonces).size).toBe(50);
    for (const [at, { body }] of responses.entries())
      expect([...body.matchAll(/nonce="([^"]*)"/g)].map(([, nonce]) => nonce)).toEqual([
        nonces[at],
        nonces[at],
      ]);
  });

  it('is sent as one gzip stream to a client that accepts gzip, and uncompressed to others', async () => {
    const compressed = await request(bags, { headers: { 'accept-encoding': 'br, gzip' } });
    expect(compressed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(Number(compressed.headers['content-length'])).toBe(compressed.rawPayload.length);
    const html = gunzipSync(compressed.rawPayload).toString();
    expect(html).toContain(`nonce="${nonceOf(compressed)}"`);
    const plain = await request(bags, { headers: { 'accept-encoding': 'gzip;q=0, br' } });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.body.replaceAll(nonceOf(plain), '')).toBe(html.replaceAll(nonceOf(compressed), ''));
  });

  it('is returned for a HEAD request with the headers of a GET request and no body', async () => {
    for (const encoding of ['gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      const [getResponse, headResponse] = [
        await request(bags, { headers }),
        await request(bags, { headers, method: 'HEAD' }),
      ];
      expect([headResponse.statusCode, headResponse.rawPayload.length]).toEqual([200, 0]);
      const own = new Set(['content-security-policy', 'date', 'x-request-id']);
      const plain = ({ headers: all }: typeof getResponse) =>
        Object.fromEntries(Object.entries(all).filter(([name]) => !own.has(name)));
      expect(plain(headResponse)).toEqual(plain(getResponse));
    }
    expect(listings()).toBe(1);
  });

  it('is not cached by browsers, and ignores conditional requests', async () => {
    await request(bags);
    const again = await request(bags, { headers: { 'if-none-match': '*', 'if-modified-since': 'x' } });
    expect(again.statusCode).toBe(200);
    expect(again.headers['cache-control']).toBe('private, no-cache');
    expect(again.headers).not.toHaveProperty('etag');
    expect(again.headers).not.toHaveProperty('last-modified');
  });

  it('is rendered and cached once for each theme', async () => {
    for (const theme of ['dark', 'light', 'auto'])
      expect((await request(bags, { headers: { cookie: `theme=${theme}` } })).body).toContain(
        `data-theme="${theme}"`,
      );
    expect((await request(bags, { headers: { cookie: 'theme=custom' } })).body).toContain(
      'data-theme="dark"',
    );
    expect(listings()).toBe(3);
  });
});

describe('a malicious client', () => {
  const anyText = fc.string({ unit: fc.constantFrom(...'abcXYZ019-._~%<>"\'&=/:'), maxLength: 40 });
  const stranger = fc.record({
    cookie: fc.dictionary(
      fc.constantFrom('customerAccessToken', 'cartGuid', 'userdetails', 'luxe_hint', 'x'),
      anyText,
    ),
    headers: fc.dictionary(
      fc.constantFrom(
        'host',
        'x-forwarded-host',
        'x-forwarded-proto',
        'x-forwarded-for',
        'forwarded',
        'authorization',
        'accept-language',
        'user-agent',
        'referer',
        'x-original-url',
        'if-none-match',
        'range',
      ),
      anyText,
    ),
    query: fc.array(
      fc.tuple(
        fc.oneof(
          fc.constantFrom('utm_source', 'gclid', 'fbclid', '__proto__', 'Q', 'page[]', 'callback'),
          anyText.map((name) => `x${name}`),
        ),
        anyText,
      ),
    ),
  });

  it('cannot change the page that other clients get', async () => {
    const clean = await open();
    let run = 0;
    await fc.assert(
      fc.asyncProperty(stranger, async ({ cookie, headers, query }) => {
        const url = `/${(run += 1)}/c-lsh10?q=:price-asc`;
        const cookies = Object.entries(cookie).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
        const tainted = await app.inject({
          url: `${url}&${new URLSearchParams(query)}`,
          headers: { ...headers, cookie: cookies.join('; ') },
        });
        const [after, expected] = [await app.inject(url), await clean.app.inject(url)];
        const bodyOf = (response: typeof after) => response.body.replaceAll(nonceOf(response), 'nonce');
        expect(bodyOf(tainted)).toBe(bodyOf(expected));
        expect(bodyOf(after)).toBe(bodyOf(expected));
      }),
      { numRuns: 60 },
    );
    // No page was rendered twice.
    expect(listings()).toBe(run);
  });

  it.each(['evil.example', 'localhost:4300@evil.example'])('cannot put host %s into a page', async (name) => {
    const headers = { host: name, 'x-forwarded-host': name, forwarded: `host=${name}` };
    for (const url of [bags, '/brands/x']) {
      const response = await request(url, { headers });
      expect(response.body + JSON.stringify(response.headers)).not.toContain('evil');
    }
    expect((await request(bags)).body).not.toContain('evil');
  });
});

describe('a stale page', () => {
  it('is shown while the new page is rendered for later requests', async () => {
    setPrice(100);
    await request(bags);
    setPrice(200);
    time += minute;
    expect((await request(bags)).body).toContain('at 100');
    await vi.waitFor(async () => expect((await request(bags)).body).toContain('at 200'));
  });
});

const faults: [string, Parameters<FakeStore['setResponse']>[1]][] = [
  ['silent', 'silent'],
  ['unreachable', new TypeError('fetch failed')],
  ['failing with 500', { status: 500, body: {} }],
  ['sending something that is not JSON', { text: '<h1>Welcome to nginx</h1>' }],
  ['sending half a response', { text: JSON.stringify(callSamples.searchProducts).slice(0, 400) }],
  ['sending nothing', { text: '' }],
  ['sending null', { text: 'null' }],
];

describe('with a store that is', () => {
  test.each(faults)(
    '%s, a cached page is shown, others return 503, and all work again after the outage',
    async (_, fault) => {
      setPrice(100);
      await request(bags);
      time += 10 * minute;
      store.setResponse('searchProducts', fault);
      expect(await request(bags)).toMatchObject({ statusCode: 200, body: expect.stringContaining('at 100') });
      const other = await request('/shoes/c-lsh13');
      expect(other.statusCode).toBe(503);
      setPrice(200);
      time += 10_000;
      expect(await request(bags)).toMatchObject({ statusCode: 200, body: expect.stringContaining('at 200') });
      expect(await request('/shoes/c-lsh13')).toMatchObject({ statusCode: 200 });
    },
    10_000,
  );

  it('down, pages stop calling the store after five failures, except for one call a second', async () => {
    store.goDown();
    for (let at = 0; at < 30; at += 1) expect((await request(`/${at}/c-lsh10`)).statusCode).toBe(503);
    expect(listings()).toBe(5);
    time += 1000;
    await request(bags);
    expect(listings()).toBe(6);
    store.reset();
    time += 1000;
    expect((await request(bags)).statusCode).toBe(200);
    expect((await request('/shoes/c-lsh13')).statusCode).toBe(200);
  });

  it('without a menu, a page is shown without the menu and rendered again for the next request', async () => {
    store.setResponse('navigation', { status: 404, body: errorBody('C4041', 'None') });
    expect((await request(bags)).body).toContain('no menu');
    store.setResponse('navigation', {});
    expect((await request(bags)).body).toContain(', menu');
    await request(bags);
    expect(listings()).toBe(2);
  });
});

describe('the cache does not store', () => {
  it('a page that was not found', async () => {
    store.setResponse('searchProducts', { status: 404, body: errorBody('L4041', 'None') });
    expect((await request(bags)).statusCode).toBe(404);
    store.setResponse('searchProducts', {});
    expect((await request(bags)).statusCode).toBe(200);
  });

  it('a page whose render had an error', async () => {
    await request('/search/?q=late');
    await request('/search/?q=late');
    expect(listings()).toBe(2);
  });

  test.each(['/cart', '/checkout', '/my-account/orders', '/my-account/order?orderCode=1'])(
    '%s, a page of one shopper',
    async (url) => {
      await request(url);
      await request(url);
      expect(listings()).toBe(2);
    },
  );

  it('any page when its size is set to 0', async () => {
    ({ app, store } = await open({ htmlCacheBytes: 0 }));
    await request(bags);
    expect((await request(bags)).statusCode).toBe(200);
    expect(listings()).toBe(2);
  });
});

it('/readyz is ready while a cached page can be shown, and reports the state of the store', async () => {
  const ready = async () => {
    const response = await request('/readyz');
    return [response.statusCode, response.json()];
  };
  store.goDown();
  expect(await ready()).toEqual([
    503,
    { status: 'the store API does not answer', store: 'does not answer', cachedPages: 0 },
  ]);
  store.reset();
  await request(bags);
  expect(await ready()).toEqual([200, { status: 'ready', store: 'ready', cachedPages: 1 }]);
  store.goDown();
  expect(await ready()).toEqual([200, { status: 'ready', store: 'does not answer', cachedPages: 1 }]);
});
