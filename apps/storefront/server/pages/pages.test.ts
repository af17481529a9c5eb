import { beforeAll, describe, expect, it, test, vi } from 'vitest';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { callSamples, samples } from '@luxe/contract/samples';
import { errorBody } from '../testing/fakeStore.ts';
import { createTestApp, testConfig } from '../testing/testApp.ts';
import { buildForTest, secretSettings } from '../testing/testBuild.ts';
import type { PageBuild } from './build.ts';

let build: PageBuild;
let folder = '';
beforeAll(async () => void ({ build, folder } = await buildForTest()), 600_000);

it('no script of a page contains a schema library', () => {
  const scripts = globSync('client/assets/*.js', { cwd: folder });
  expect(scripts.length).toBeGreaterThan(10);
  // Searches for class names of zod, the schema library. In its code these names are strings, so no minifier
  // removes them.
  const holding = scripts.filter((file) =>
    /ZodType|ZodError/.test(readFileSync(path.join(folder, file), 'utf8')),
  );
  expect(holding).toEqual([]);
});

it('no file that a browser can fetch contains a secret or its variable name [CFG-05]', () => {
  const files = globSync('client/**/*.*', { cwd: folder });
  expect(files.length).toBeGreaterThan(20);
  const secretTexts = [...Object.keys(secretSettings), ...Object.values(secretSettings), 'process.env'];
  const holding = files.flatMap((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    return secretTexts
      .filter((secretText) => text.includes(secretText))
      .map((secretText) => `${file}: ${secretText}`);
  });
  expect(holding).toEqual([]);
});

it('no page contains a secret of the shop that renders it [CFG-05]', async () => {
  const { app } = await openShop();
  const secrets = Object.values(testConfig.secrets).filter((secret) => secret.includes('-'));
  expect(secrets.length).toBeGreaterThan(3);
  for (const url of paths) {
    const { body, headers } = await app.inject(url);
    const output = body + JSON.stringify(headers);
    for (const secret of secrets) expect(output.includes(secret), `${url}: ${secret}`).toBe(false);
  }
});

const openShop = (changes = {}) => createTestApp(changes, build);
const head = (html: string) => html.slice(0, html.indexOf('</head>'));
const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
const canonical = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
const withoutScripts = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '');

/** Returns the JSON-LD of a page. */
function structuredData(html: string) {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)];
  return blocks.flatMap(
    ([, json = '']) => JSON.parse(json) as { '@context': string; '@type': string; name?: string }[],
  );
}

const publicPaths = [
  '/',
  '/luxury',
  '/explore/indiluxe',
  '/bags/c-lsh10',
  '/warden/p-mp000000000000101',
  '/b-contactus',
];
const ownPaths = [
  '/cart',
  '/bag',
  '/checkout',
  '/retryFailedOrder',
  '/order-placed-successfully?orderCode=1',
  '/order-failed?orderCode=1',
  '/payment-pending',
  '/checkout/multi?orderCode=1',
  '/thank-you',
  '/my-account/orders',
  '/my-account/order',
];
const paths = [...publicPaths, ...ownPaths, '/search/?q=tote'];

describe('a page', () => {
  test.each(paths)('%s is complete without scripts: one h1, a main, no style attribute', async (url) => {
    const { app } = await openShop();
    const response = await app.inject(url);
    expect(response.statusCode).toBe(200);
    const html = withoutScripts(response.body);
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en-IN"/);
    expect(html).toContain('<main id="main"');
    expect(html).not.toMatch(/\sstyle="/);
    // Every public page has its heading in the HTML. A page with the data of one shopper renders its heading
    // only in the browser.
    if (publicPaths.includes(url)) expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
  });

  test.each(paths)(
    '%s has a nonce on every script that runs and on every style, and styles only in the head',
    async (url) => {
      const { app } = await openShop();
      const response = await app.inject(url);
      const nonce = /'nonce-([^']+)'/.exec(String(response.headers['content-security-policy']))?.[1];
      expect(nonce).toBeTruthy();
      const tags = [...response.body.matchAll(/<(script|style)[^>]*>/g)].map(([tag]) => tag);
      // Data scripts do not run and have no nonce, because each nonce makes the compressed page larger.
      const isData = (tag: string) => /type="application\/(ld\+)?json"/.test(tag);
      for (const tag of tags) expect([tag, tag.includes(`nonce="${nonce}"`)]).toEqual([tag, !isData(tag)]);
      expect(tags.filter((tag) => !isData(tag))).not.toHaveLength(0);
      expect(response.body.slice(response.body.indexOf('</head>'))).not.toContain('<style');
    },
  );

  it('has its own nonce in every response', async () => {
    const { app } = await openShop();
    const responses = await Promise.all(Array.from({ length: 20 }, () => app.inject('/cart')));
    expect(new Set(responses.map(({ headers }) => headers['content-security-policy'])).size).toBe(20);
  });

  it('has a policy for scripts, forms and frames, and is not cached by browsers', async () => {
    const { app } = await openShop();
    const { headers } = await app.inject('/cart');
    const policy = String(headers['content-security-policy']);
    for (const part of [
      "'strict-dynamic'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ])
      expect(policy).toContain(part);
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('etag');
    expect(headers).not.toHaveProperty('last-modified');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it('sends strict-transport-security if the public origin uses HTTPS', async () => {
    const { app } = await openShop({ publicOrigin: 'https://shop.example', isDemo: false });
    expect((await app.inject('/cart')).headers['strict-transport-security']).toContain('max-age=');
  });

  it('is compressed for browsers that accept gzip', async () => {
    const { app } = await openShop();
    const response = await app.inject({ url: '/cart', headers: { 'accept-encoding': 'gzip, br' } });
    expect(response.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(response.rawPayload).toString()).toContain('</html>');
    const plain = await app.inject({ url: '/cart', headers: { 'accept-encoding': 'gzip;q=0' } });
    expect(plain.headers).not.toHaveProperty('content-encoding');
  });

  it('is rendered without data about the client', async () => {
    const { app, store } = await openShop();
    await app.inject({
      url: '/bags/c-lsh10',
      headers: { cookie: 'customerAccessToken=x; cartGuid=y', host: 'evil.example' },
    });
    for (const { headers } of store.requests) {
      expect(headers.get('cookie')).toBeNull();
      expect(headers.get('authorization')).toBeNull();
    }
  });
});

describe('the theme [SHL-23]', () => {
  test.each([
    [undefined, 'dark'],
    ['light', 'light'],
    ['auto', 'auto'],
    ['custom', 'dark'],
    ['"><script>', 'dark'],
  ])('of a shopper with the theme cookie %s is %s before the first paint', async (cookie, theme) => {
    const { app } = await openShop();
    const response = await app.inject({ url: '/cart', headers: cookie ? { cookie: `theme=${cookie}` } : {} });
    expect(response.body).toContain(`<html lang="en-IN" data-theme="${theme}"`);
  });

  it('of the retailer can be chosen if the retailer has one', async () => {
    const { app } = await openShop({ customTheme: 'Neelam Vaid' });
    const { body } = await app.inject({ url: '/cart', headers: { cookie: 'theme=custom' } });
    expect(body).toContain('<html lang="en-IN" data-theme="custom"');
    expect(body).toContain('Neelam Vaid</button>');
  });

  it('is chosen without a script, by a form whose response redirects back to the page', async () => {
    const { app } = await openShop();
    const response = await app.inject({
      method: 'POST',
      url: '/preferences/theme',
      headers: {
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
        referer: 'http://localhost:4300/bags/c-lsh10?page=2',
      },
      payload: 'theme=light',
    });
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe('/bags/c-lsh10?page=2');
    expect(response.cookies[0]).toMatchObject({ name: 'theme', value: 'light', sameSite: 'Lax' });
  });

  test.each([
    ['https://evil.example/x', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/cart?x=1', '/cart?x=1'],
  ])('is saved by a form that redirects the return path %s to %s', async (back, location) => {
    const { app } = await openShop();
    const response = await app.inject({
      method: 'POST',
      url: '/preferences/theme',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ theme: 'light', back }).toString(),
    });
    expect(response.headers.location).toBe(location);
  });

  it('cannot be chosen by another site', async () => {
    const { app } = await openShop();
    const response = await app.inject({
      method: 'POST',
      url: '/preferences/theme',
      headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'theme=light',
    });
    expect(response.statusCode).toBe(403);
  });
});

describe('the catalogue', () => {
  test.each([
    ['/', 'luxury'],
    ['/explore/indiluxe', 'indiluxe'],
    ['/indiluxe/c-ISH1', 'indiluxe'],
    ['/search/?q=sari&searchCategory=ISH1', 'indiluxe'],
  ])('of the page %s is %s', async (url, catalogue) => {
    const { app } = await openShop();
    expect((await app.inject(url)).body).toContain(`data-catalogue="${catalogue}"`);
  });

  it('of a product comes from the store’s response, read once', async () => {
    const { app, store } = await openShop();
    store.setResponse('productDetails', {
      body: { ...callSamples.productDetails, rootCategory: 'indiluxe' },
    });
    expect((await app.inject('/x/p-mp000000000000101')).body).toContain('data-catalogue="indiluxe"');
    const navigation = store.requests.find(({ name }) => name === 'navigation');
    expect(navigation?.url.searchParams.get('catalogue')).toBe('indiluxe');
    expect(store.names().filter((name) => name === 'productDetails')).toHaveLength(1);
  });

  const root = [{ name: 'indiluxe', url: '/explore/indiluxe' }];
  const { homePage, searchProducts, cmsPage } = callSamples;
  test.each([
    ['/explore/wedding-season', 'homePage', { ...homePage, catalogue: 'indiluxe' }],
    ['/studio/c-mbh12345', 'searchProducts', { ...searchProducts, seo: { breadcrumbs: root } }],
    ['/kurtas/handwoven', 'searchProducts', { ...searchProducts, seo: { breadcrumbs: root } }],
    ['/a/b/c/d', 'cmsPage', { ...cmsPage, catalogue: 'indiluxe' }],
  ] as const)('of the page %s comes from its call %s, which is made only once', async (url, name, body) => {
    const { app, store } = await openShop();
    store.setResponse(name, { body });
    expect((await app.inject(url)).body).toContain('data-catalogue="indiluxe"');
    const navigation = store.requests.find((call) => call.name === 'navigation');
    expect(navigation?.url.searchParams.get('catalogue')).toBe('indiluxe');
    expect(store.names().filter((one) => one === name)).toHaveLength(1);
  });
});

describe('head data', () => {
  test.each(publicPaths)(
    'of %s includes title, description, robots, social, app links and canonical [SEO-01]',
    async (url) => {
      const { app } = await openShop({ publicOrigin: 'https://shop.example', isDemo: false });
      const { body } = await app.inject({ url, headers: { host: 'evil.example' } });
      const html = head(body);
      expect(html).toMatch(/<title>[^<]+<\/title>/);
      for (const name of [
        'description',
        'og:title',
        'og:description',
        'al:ios:url',
        'al:android:url',
        'al:web:url',
      ])
        expect(meta(html, name), name).toBeTruthy();
      expect(meta(html, 'robots')).toBe('index, follow');
      expect(canonical(html)).toMatch(/^https:\/\/shop\.example\//);
      expect(body).not.toContain('evil.example');
    },
  );

  it('of a product has what a card of social media needs', async () => {
    const { app } = await openShop({ publicOrigin: 'https://shop.example', isDemo: false });
    const html = head((await app.inject('/x/p-mp000000000000101')).body);
    const values = ['og:type', 'og:site_name', 'og:url', 'og:image', 'og:image:type', 'twitter:card'];
    const { productListingId, color } = callSamples.productDetails;
    expect(values.map((name) => meta(html, name))).toEqual([
      'website',
      'LUXE',
      canonical(html),
      `https://shop.example/img/social/product/${productListingId}.jpg?color=${color}`,
      'image/jpeg',
      'summary_large_image',
    ]);
    expect([meta(html, 'og:image:width'), meta(html, 'og:image:height')]).toEqual(['1200', '630']);
    expect(meta(html, 'og:image:alt')).toBe(meta(html, 'og:title'));
  });

  test.each([
    ...ownPaths,
    '/search/?q=tote',
    '/bags/c-lsh10?q=:relevance:colour:Black',
    '/bags/c-lsh10?q=:price-asc',
  ])('of %s includes noindex [SEO-01]', async (url) => {
    const { app } = await openShop();
    expect(meta(head((await app.inject(url)).body), 'robots')).toBe('noindex');
  });

  test.each([
    ['/', ['Organization', 'WebSite']],
    ['/bags/c-lsh10', ['BreadcrumbList', 'FAQPage']],
    ['/warden/p-mp000000000000101', ['Product', 'BreadcrumbList', 'FAQPage']],
  ])('of %s describes %j to search engines [SEO-06]', async (url, kinds) => {
    const { app } = await openShop({ publicOrigin: 'https://shop.example', isDemo: false });
    const response = await app.inject({ url, headers: { host: 'evil.example' } });
    const data = structuredData(response.body);
    expect(data.map((each) => each['@type'])).toEqual(expect.arrayContaining(kinds));
    for (const each of data) expect(each['@context']).toBe('https://schema.org');
    for (const [address] of JSON.stringify(data).matchAll(/https?:\/\/[^"]+/g))
      expect(address).toMatch(/^https:\/\/(shop\.example|schema\.org)\b/);
  });

  it('of a product includes Product and BreadcrumbList, escaped [SEO-06]', async () => {
    const { app, store } = await openShop();
    store.setResponse('productDetails', {
      body: { ...callSamples.productDetails, productName: 'Bag </script><b>' },
    });
    const { body } = await app.inject('/x/p-mp000000000000101');
    const data = structuredData(body);
    expect(data.map((each) => each['@type'])).toEqual(expect.arrayContaining(['Product', 'BreadcrumbList']));
    expect(data.find((each) => each['@type'] === 'Product')?.name).toBe('Bag </script><b>');
  });
});

describe('a path of two or three slugs', () => {
  test.each(['/bags/black', '/watches/automatic/men', '/jewellerystore', '/luxury/browse/gifting'])(
    '%s is a listing if the store has one [LST-17] [LST-18] [LST-06] [LST-05]',
    async (url) => {
      const { app, store } = await openShop({ publicOrigin: 'https://shop.example', isDemo: false });
      store.setResponse('searchProducts', { body: samples.listingDynamic });
      const { statusCode, body } = await app.inject(url);
      expect(statusCode).toBe(200);
      expect(body).toMatch(/<h1[^>]*>Black bags<\/h1>/);
      const html = head(body);
      expect(html).toContain('<title>Black bags: shop online in India | LUXE</title>');
      expect(canonical(html)).toBe('https://shop.example/black-bags/c-lsh10');
      expect(meta(html, 'description')).toBe('Every shape we carry, in the colour that goes with the rest.');
      const request = store.requests.find(({ name }) => name === 'searchProducts');
      expect(request?.url.searchParams.get('pagePath')).toBe(url);
      expect(store.names()).not.toContain('cmsPage');
    },
  );

  test('is a content page if the store has no listing for the path [RTE-11] [LST-17]', async () => {
    const { app, store } = await openShop();
    store.setResponse('searchProducts', { status: 404, body: errorBody('L4041', 'None') });
    store.setResponse('layoutPage', { status: 404, body: errorBody('C4041', 'None') });
    const { statusCode, body } = await app.inject('/help/size-guide');
    expect(statusCode).toBe(200);
    expect(body).toContain('The winter room');
    expect(store.names()).toEqual(expect.arrayContaining(['searchProducts', 'layoutPage', 'cmsPage']));
  });

  test('is a 503, not a 404, when the store fails [LST-17]', async () => {
    const { app, store } = await openShop();
    store.setResponse('searchProducts', { status: 500, body: {} });
    expect((await app.inject('/bags/black')).statusCode).toBe(503);
    expect(store.names()).not.toContain('cmsPage');
  });
});

test.each([
  ['/bags/c-lsh10', 'searchProducts'],
  ['/x/p-mp000000000000101', 'productDetails'],
] as const)(
  '%s shows the questions of questionAndAnswerList if there are at least three [SHL-29] [SHL-19]',
  async (url, call) => {
    const questions = (count: number) =>
      Array.from({ length: count }, (_, at) => ({
        question: `Does ${at + 1} come first?`,
        answer: `<p>This is answer ${at + 1}.</p>`,
      }));
    const pageWith = async (count: number) => {
      const { app, store } = await openShop();
      store.setResponse(call, { body: { ...callSamples[call], questionAndAnswerList: questions(count) } });
      return withoutScripts((await app.inject(url)).body);
    };
    const page = await pageWith(3);
    expect(page).toContain('Frequently Asked Questions');
    for (const { question, answer } of questions(3)) {
      expect(page).toContain(question);
      expect(page).toContain(answer);
    }
    expect(await pageWith(2)).not.toContain('Frequently Asked Questions');
  },
);

test('a page title that the hero does not show is text above the footer, no heading [SHL-18]', async () => {
  const { app, store } = await openShop();
  const named = { ...callSamples.homePage, h1: 'Luxury, edited in India' };
  store.setResponse('homePage', { body: named });
  const page = withoutScripts((await app.inject('/')).body);
  const at = page.lastIndexOf('Luxury, edited in India');
  expect(at).toBeGreaterThan(0);
  expect(at).toBeLessThan(page.indexOf('<footer'));
  expect(page.slice(at, page.indexOf('<footer'))).not.toMatch(/<h[1-6]|<section/);
  expect(page.match(/<h1[\s>]/g)).toHaveLength(1);
  const [hero] = named.blocks;
  const other = await openShop();
  other.store.setResponse('homePage', { body: { ...named, h1: hero && 'title' in hero ? hero.title : '' } });
  expect(withoutScripts((await other.app.inject('/')).body)).not.toContain('Luxury, edited in India');
});

test('the home page is requested with tenant, channel and the id of the shop [CON-02]', async () => {
  const { app, store } = await openShop();
  await app.inject('/');
  const request = store.requests.find(({ name }) => name === 'homePage');
  const headers = ['tenant', 'channel', 'client-id'].map((name) => request?.headers.get(name));
  expect(headers).toEqual(['luxury', 'web', 'client']);
});

describe('a search', () => {
  const searchParamsOf = (store: Awaited<ReturnType<typeof openShop>>['store']) =>
    store.requests.find(({ name }) => name === 'searchProducts')?.url.searchParams;

  test.each([
    ['/search/?q=tote', '0'],
    ['/search/page-1?q=tote', '0'],
    ['/search/page-3?q=tote', '2'],
    ['/search/?q=tote&page=3', '2'],
    ['/search/page-3?q=tote&page=9', '2'],
  ])('%s requests page %s, counted from 0 [SEA-01]', async (url, page) => {
    const { app, store } = await openShop();
    const { pagination } = samples.searchResults;
    const body = { ...samples.searchResults, pagination: { ...pagination, totalPages: 3 } };
    store.setResponse('searchProducts', { body });
    expect((await app.inject(url)).statusCode).toBe(200);
    expect(searchParamsOf(store)?.get('page')).toBe(page);
    expect(searchParamsOf(store)?.get('searchText')).toMatch(/^tote:/);
  });

  test('requests only products of the category in its URL [SEA-01]', async () => {
    const { app, store } = await openShop();
    store.setResponse('searchProducts', { body: samples.searchResults });
    await app.inject('/search/page-2?q=tote&searchCategory=LSH10');
    expect(searchParamsOf(store)?.get('searchCategory')).toBe('LSH10');
  });
});

describe('the response of a page', () => {
  test.each(['/x/p-mp000000000000999', '/x/c-lsh99'])(
    'for an unknown product or category is the 404 screen: %s [RTE-06]',
    async (url) => {
      const { app, store } = await openShop();
      store.setResponse('productDetails', { status: 404, body: errorBody('P4041', 'Unknown product') });
      store.setResponse('searchProducts', { status: 404, body: errorBody('L4041', 'Unknown category') });
      const response = await app.inject(url);
      expect(response.statusCode).toBe(404);
      expect(response.body).toContain('<title>404 - Page Not Found</title>');
      expect(response.body).toContain('<header');
      expect(response.body).toContain('<footer');
    },
  );

  test.each(['/no-such-page', '/bags/totes/nothing', '/bags/nothing?q=:x', '/explore/nothing'])(
    'for a path without content is a redirect to /luxury: %s [RTE-06]',
    async (url) => {
      const { app, store } = await openShop();
      store.setResponse('searchProducts', { status: 404, body: errorBody('L4041', 'None') });
      store.setResponse('layoutPage', { status: 404, body: errorBody('C4041', 'None') });
      store.setResponse('cmsPage', { status: 404, body: errorBody('C4041', 'None') });
      store.setResponse('homePage', { status: 404, body: errorBody('C4041', 'None') });
      const response = await app.inject(url);
      expect(response.statusCode).toBe(302);
      expect(response.headers.location).toBe('/luxury');
    },
  );

  test.each([
    '/favicon.ico',
    '/x.php',
    '/assets/none.js',
    '/img/nothing',
    '/.well-known/nothing',
    '/..%2f..%2fetc/passwd',
  ])('for a missing file is a 404 in plain text: %s', async (url) => {
    const { app } = await openShop();
    const response = await app.inject(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('text/plain');
  });

  test.each([
    ['/brands/warden/c-mbh1?page=2', '/warden/c-mbh1?page=2'],
    ['/contactus', '/b-contactus'],
  ])('for the old path %s is a permanent redirect to %s [RTE-03] [RTE-04]', async (url, location) => {
    const { app } = await openShop();
    const response = await app.inject(url);
    expect(response.statusCode).toBe(301);
    expect(response.headers.location).toBe(location);
  });

  test.each(publicPaths.concat('/search/?q=x'))(
    'has header, footer and a clear message when the store is down: %s',
    async (url) => {
      const { app, store } = await openShop();
      store.goDown();
      const response = await app.inject(url);
      expect(response.statusCode).toBe(503);
      const html = withoutScripts(response.body);
      expect(html).toContain('We cannot load the shop right now');
      expect(html).toContain('<header');
      expect(html).toContain('<footer');
      expect(meta(html, 'robots')).toBe('noindex');
    },
  );

  test.each(['/cart', '/checkout', '/my-account/orders'])('at %s is 200 with the store down', async (url) => {
    const { app, store } = await openShop();
    store.goDown();
    expect((await app.inject(url)).statusCode).toBe(200);
  });

  it('is 503 with a message when too many pages wait', async () => {
    const slow: PageBuild = { ...build, handle: () => new Promise(() => undefined) };
    const { app } = await createTestApp({ renders: { concurrency: 1, maxQueued: 0 } }, slow);
    // This request never gets a response.
    void app.inject('/cart').then(() => undefined);
    const response = await app.inject('/cart');
    expect(response.statusCode).toBe(503);
    expect(response.body).toContain('Please try again');
  });

  it('is 500 with a message when the render itself fails', async () => {
    const { app } = await createTestApp({}, { ...build, handle: () => Promise.reject(new Error('broken')) });
    const response = await app.inject('/cart');
    expect(response.statusCode).toBe(500);
    expect(response.body).toContain('Nothing in your bag is lost');
    expect(response.body).not.toContain('broken');
  });

  it('is logged as failed when a loader throws, and nothing else is printed', async () => {
    const printed = vi.spyOn(console, 'error').mockReturnValue();
    const { app, store, lines } = await openShop();
    store.setResponse('productDetails', { body: { productName: 1 } });
    expect((await app.inject('/x/p-mp000000000000101')).statusCode).toBe(500);
    expect(lines[0]).toMatch(/^GET \/\* failed: TypeError/);
    expect(printed).not.toHaveBeenCalled();
    printed.mockRestore();
  });

  test.each(['/search/?q=%E0%A4%A', '/search/?q=::::', '/bags/c-lsh10?q=:::x&page=-1'])(
    'for a malformed query is a normal page: %s',
    async (url) => {
      const { app } = await openShop();
      expect((await app.inject(url)).statusCode).toBe(200);
    },
  );
});

describe('a listing page after the last one', () => {
  const last = 18;

  test.each([
    (page: number) => `/bags/c-lsh10?page=${page}`,
    (page: number) => `/search/?q=tote&page=${page}`,
  ])('returns 404, is not indexed, and links to the last page (case %#)', async (addressOf) => {
    const { app, store } = await openShop();
    const { pagination } = callSamples.searchProducts;
    store.setResponse('searchProducts', {
      body: { ...callSamples.searchProducts, pagination: { ...pagination, totalPages: last } },
    });
    expect((await app.inject(addressOf(last))).statusCode).toBe(200);
    for (const page of [last + 1, 999, 99_999_999]) {
      const response = await app.inject(addressOf(page));
      expect([page, response.statusCode]).toEqual([page, 404]);
      expect(response.body).toContain('<meta name="robots" content="noindex"/>');
      expect(response.body).toContain(`This list has ${last} pages.`);
      expect(response.body).toMatch(new RegExp(`<a [^>]*href="[^"]*page[=-]${last}"`));
    }
  });
});

describe('a cached page', () => {
  test.each([...publicPaths, '/search/?q=tote'])(
    '%s contains no data of the client that caused its render',
    async (url) => {
      const [first, clean] = [await openShop(), await openShop()];
      const query = 'utm_source=stranger&page[]=stranger&Q=stranger&login=stranger&redirect=//stranger';
      const responses = [
        await first.app.inject({
          url: `${url}${url.includes('?') ? '&' : '?'}${query}`,
          headers: {
            host: 'stranger.example',
            'x-forwarded-host': 'stranger.example',
            'accept-language': 'stranger',
            'user-agent': 'stranger',
            referer: 'https://stranger.example/',
            cookie: 'customerAccessToken=stranger; cartGuid=stranger; userdetails=stranger; luxe_hint=s1c1',
          },
        }),
        await first.app.inject(url),
        await clean.app.inject(url),
      ];
      const bodies = responses.map(({ body, headers }) => {
        const [, nonce = ''] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
        expect(body).toContain(nonce);
        return body.replaceAll(nonce, 'nonce');
      });
      expect(bodies[0]).not.toContain('stranger');
      expect(bodies[1]).toBe(bodies[0]);
      // Two reads of one page may finish in either order, and the HTML contains their data in that order. So
      // the comparison ignores the order.
      const sortedParts = (body = '') => body.split(/(?=[<"])/).toSorted();
      expect(sortedParts(bodies[0])).toEqual(sortedParts(bodies[2]));
      const reads = ({ store }: typeof first) => store.names().length;
      expect(reads(first)).toBe(reads(clean));
    },
  );
});

describe('a response of the store in the wrong shape', () => {
  test.each([
    ['/bags/c-lsh10', 'searchProducts', {}],
    ['/warden/p-mp000000000000101', 'productDetails', { productName: 'Half' }],
    ['/', 'homePage', []],
  ] as const)('shows an error page at %s when %s returns %j', async (url, call, body) => {
    const { app, store } = await openShop();
    store.setResponse(call, { body });
    const response = await app.inject(url);
    expect(response.statusCode).toBe(500);
    const html = withoutScripts(response.body);
    for (const expected of ['Something broke on our side', '<header', '<footer'])
      expect(html).toContain(expected);
    expect(html).not.toMatch(/TypeError|undefined|Cannot read/);
    store.setResponse(call, {});
    expect((await app.inject(url)).statusCode).toBe(200);
  });
});
