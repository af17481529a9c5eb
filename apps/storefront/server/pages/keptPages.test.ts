import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { callSamples } from '@luxe/contract/samples';
import { refusalBody, type FakeStore } from '../testing/fakeStore.ts';
import { plainBuild } from '../testing/plainBuild.ts';
import { createTestApp } from '../testing/testApp.ts';

type App = Awaited<ReturnType<typeof createTestApp>>['app'];

let app: App;
let store: FakeStore;
let time = 0;
beforeEach(async () => {
  time = 1_000_000;
  ({ app, store } = await open());
});

const open = (changes = {}) => createTestApp(changes, plainBuild, { now: () => time, budgetMs: 50 });
const minute = 60_000;
const bags = '/bags/c-lsh10';

const ask = (url: string, more: Omit<InjectOptions, 'url'> = {}) => app.inject({ url, ...more });
const nonceOf = ({ headers }: Awaited<ReturnType<typeof ask>>) =>
  /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? 'none';
const listings = () => store.names().filter((name) => name === 'searchProducts').length;
const setPrice = (value: number) => {
  const [card] = callSamples.searchProducts.searchresult;
  const sellingPrice = { ...card?.price.sellingPrice, value };
  store.answer('searchProducts', {
    body: { ...callSamples.searchProducts, searchresult: [{ ...card, price: { sellingPrice } }] },
  });
};

describe('a kept page', () => {
  it('costs the store one read, however many ask at the same time and after', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(bags)));
    answers.push(await ask(bags));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(listings()).toBe(1);
  });

  it('has a nonce of its own in every answer, the same in header and body, and no other', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(bags)));
    const nonces = answers.map(nonceOf);
    expect(new Set(nonces).size).toBe(50);
    for (const [at, { body }] of answers.entries())
      expect([...body.matchAll(/nonce="([^"]*)"/g)].map(([, nonce]) => nonce)).toEqual([
        nonces[at],
        nonces[at],
      ]);
  });

  it('is one whole gzip stream where gzip is taken, and plain where not', async () => {
    const packed = await ask(bags, { headers: { 'accept-encoding': 'br, gzip' } });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(Number(packed.headers['content-length'])).toBe(packed.rawPayload.length);
    const html = gunzipSync(packed.rawPayload).toString();
    expect(html).toContain(`nonce="${nonceOf(packed)}"`);
    const plain = await ask(bags, { headers: { 'accept-encoding': 'gzip;q=0, br' } });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.body.replaceAll(nonceOf(plain), '')).toBe(html.replaceAll(nonceOf(packed), ''));
  });

  it('answers HEAD with the headers of GET and nothing more', async () => {
    for (const encoding of ['gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      const [get, head] = [await ask(bags, { headers }), await ask(bags, { headers, method: 'HEAD' })];
      expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
      const own = new Set(['content-security-policy', 'date', 'x-request-id']);
      const plain = ({ headers: all }: typeof get) =>
        Object.fromEntries(Object.entries(all).filter(([name]) => !own.has(name)));
      expect(plain(head)).toEqual(plain(get));
    }
    expect(listings()).toBe(1);
  });

  it('is kept by nobody else, and never compared with what somebody has', async () => {
    await ask(bags);
    const again = await ask(bags, { headers: { 'if-none-match': '*', 'if-modified-since': 'x' } });
    expect(again.statusCode).toBe(200);
    expect(again.headers['cache-control']).toBe('private, no-cache');
    expect(again.headers).not.toHaveProperty('etag');
    expect(again.headers).not.toHaveProperty('last-modified');
  });

  it('is of one theme', async () => {
    for (const theme of ['dark', 'light', 'auto'])
      expect((await ask(bags, { headers: { cookie: `theme=${theme}` } })).body).toContain(
        `data-theme="${theme}"`,
      );
    expect((await ask(bags, { headers: { cookie: 'theme=custom' } })).body).toContain('data-theme="dark"');
    expect(listings()).toBe(3);
  });
});

describe('who asks', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcXYZ019-._~%<>"\'&=/:'), maxLength: 40 });
  const stranger = fc.record({
    cookie: fc.dictionary(
      fc.constantFrom('customerAccessToken', 'cartGuid', 'userdetails', 'luxe_hint', 'x'),
      word,
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
      word,
    ),
    query: fc.array(
      fc.tuple(
        fc.oneof(
          fc.constantFrom('utm_source', 'gclid', 'fbclid', '__proto__', 'Q', 'page[]', 'callback'),
          word.map((name) => `x${name}`),
        ),
        word,
      ),
    ),
  });

  it('changes nothing: the page that a stranger had rendered is the page that everybody gets', async () => {
    const clean = await open();
    let run = 0;
    await fc.assert(
      fc.asyncProperty(stranger, async ({ cookie, headers, query }) => {
        const url = `/${(run += 1)}/c-lsh10?q=:price-asc`;
        const cookies = Object.entries(cookie).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
        const strangely = await app.inject({
          url: `${url}&${new URLSearchParams(query)}`,
          headers: { ...headers, cookie: cookies.join('; ') },
        });
        const [after, expected] = [await app.inject(url), await clean.app.inject(url)];
        const bodyOf = (answer: typeof after) => answer.body.replaceAll(nonceOf(answer), 'nonce');
        expect(bodyOf(strangely)).toBe(bodyOf(expected));
        expect(bodyOf(after)).toBe(bodyOf(expected));
      }),
      { numRuns: 60 },
    );
    // And nothing of it was rendered twice.
    expect(listings()).toBe(run);
  });

  it.each(['evil.example', 'localhost:4300@evil.example'])(
    'calls the shop %s: nothing of it stays',
    async (name) => {
      const headers = { host: name, 'x-forwarded-host': name, forwarded: `host=${name}` };
      for (const url of [bags, '/brands/x']) {
        const answer = await ask(url, { headers });
        expect(answer.body + JSON.stringify(answer.headers)).not.toContain('evil');
      }
      expect((await ask(bags)).body).not.toContain('evil');
    },
  );
});

describe('time', () => {
  it('shows a stale page at once and the next one after', async () => {
    setPrice(100);
    await ask(bags);
    setPrice(200);
    time += minute;
    expect((await ask(bags)).body).toContain('at 100');
    await vi.waitFor(async () => expect((await ask(bags)).body).toContain('at 200'));
  });
});

const faults: [string, Parameters<FakeStore['answer']>[1]][] = [
  ['silent', 'silent'],
  ['unreachable', new TypeError('fetch failed')],
  ['refusing with 500', { status: 500, body: {} }],
  ['answering something that is not JSON', { text: '<h1>Welcome to nginx</h1>' }],
  ['answering half', { text: JSON.stringify(callSamples.searchProducts).slice(0, 400) }],
  ['answering nothing', { text: '' }],
  ['answering null', { text: 'null' }],
];

describe('with a store that is', () => {
  test.each(faults)(
    '%s, a page it has kept is shown, others say so, and all is well when it is back',
    async (_, fault) => {
      setPrice(100);
      await ask(bags);
      time += 10 * minute;
      store.answer('searchProducts', fault);
      expect(await ask(bags)).toMatchObject({ statusCode: 200, body: expect.stringContaining('at 100') });
      const other = await ask('/shoes/c-lsh13');
      expect(other.statusCode).toBe(503);
      setPrice(200);
      time += 10_000;
      expect(await ask(bags)).toMatchObject({ statusCode: 200, body: expect.stringContaining('at 200') });
      expect(await ask('/shoes/c-lsh13')).toMatchObject({ statusCode: 200 });
    },
    10_000,
  );

  it('dead, a page costs nothing: after five failures it is asked once a second', async () => {
    store.goDown();
    for (let at = 0; at < 30; at += 1) expect((await ask(`/${at}/c-lsh10`)).statusCode).toBe(503);
    expect(listings()).toBe(5);
    time += 1000;
    await ask(bags);
    expect(listings()).toBe(6);
    store.comeBack();
    time += 1000;
    expect((await ask(bags)).statusCode).toBe(200);
    expect((await ask('/shoes/c-lsh13')).statusCode).toBe(200);
  });

  it('without a menu, the page is shown without and rendered again for the next', async () => {
    store.answer('navigation', { status: 404, body: refusalBody('C4041', 'None') });
    expect((await ask(bags)).body).toContain('no menu');
    store.answer('navigation', {});
    expect((await ask(bags)).body).toContain(', menu');
    await ask(bags);
    expect(listings()).toBe(2);
  });
});

describe('is not kept', () => {
  it('a page that was not found', async () => {
    store.answer('searchProducts', { status: 404, body: refusalBody('L4041', 'None') });
    expect((await ask(bags)).statusCode).toBe(404);
    store.answer('searchProducts', {});
    expect((await ask(bags)).statusCode).toBe(200);
  });

  it('a page whose render went wrong', async () => {
    await ask('/search/?q=late');
    await ask('/search/?q=late');
    expect(listings()).toBe(2);
  });

  test.each(['/cart', '/checkout', '/my-account/orders', '/my-account/order?orderCode=1'])(
    '%s: it is around one shopper’s things',
    async (url) => {
      await ask(url);
      await ask(url);
      expect(listings()).toBe(2);
    },
  );

  it('anything, where the retailer says so', async () => {
    ({ app, store } = await open({ htmlCacheBytes: 0 }));
    await ask(bags);
    expect((await ask(bags)).statusCode).toBe(200);
    expect(listings()).toBe(2);
  });
});

it('/readyz is truthful: ready while there are pages to show, and how the store is', async () => {
  const ready = async () => {
    const answer = await ask('/readyz');
    return [answer.statusCode, answer.json()];
  };
  store.goDown();
  expect(await ready()).toEqual([
    503,
    { status: 'the store API does not answer', store: 'does not answer', keptPages: 0 },
  ]);
  store.comeBack();
  await ask(bags);
  expect(await ready()).toEqual([200, { status: 'ready', store: 'ready', keptPages: 1 }]);
  store.goDown();
  expect(await ready()).toEqual([200, { status: 'ready', store: 'does not answer', keptPages: 1 }]);
});
