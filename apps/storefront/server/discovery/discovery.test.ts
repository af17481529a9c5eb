import { gunzipSync } from 'node:zlib';
import { describe, expect, it, test } from 'vitest';
import { createTestApp } from '../testing/testApp.ts';

const publicOrigin = 'https://shop.example';
const open = () => createTestApp({ publicOrigin, isDemo: false });

describe('files for crawlers and apps', () => {
  it('robots.txt disallows pages that belong to one shopper, and names the sitemap [SEO-07]', async () => {
    const { app } = await open();
    const response = await app.inject('/robots.txt');
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    const lines = response.body.split('\n');
    expect(lines).toContain(`Sitemap: ${publicOrigin}/sitemap.xml`);
    const closed = lines.flatMap((line) => line.split('Disallow: ')[1] ?? []);
    /**
     * Matches a rule as RFC 9309 defines: a rule that ends in `$` must match the complete path, and any other
     * rule only its beginning.
     */
    const isClosed = (address: string) =>
      closed.some((rule) => (rule.endsWith('$') ? address === rule.slice(0, -1) : address.startsWith(rule)));
    const afterPaying = ['/order-failed?orderCode=1', '/payment-pending', '/thank-you', '/retryFailedOrder'];
    for (const own of [
      '/bag',
      '/bag?coupon=1',
      '/checkout/payment',
      '/my-account',
      '/search?q=tote',
      ...afterPaying,
    ])
      expect([own, isClosed(own)]).toEqual([own, true]);
    for (const free of ['/', '/bags/c-lsh10', '/cartier/b-1', '/searchlights/c-lsh1'])
      expect([free, isClosed(free)]).toEqual([free, false]);
  });

  it('sitemap.xml is an index of sitemap pages, which contain absolute links [SEO-07]', async () => {
    const { app, store } = await open();
    store.setResponse('sitemap', {
      body: { totalPages: 2, entries: [{ url: '/bags/c-lsh10?a=1&b=2', lastModified: '2026-11-20' }] },
    });
    const index = await app.inject('/sitemap.xml');
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(index.body.match(/<loc>/g)).toHaveLength(2);
    expect(index.body).toContain(`<loc>${publicOrigin}/sitemap-2.xml</loc>`);
    const page = await app.inject('/sitemap-2.xml');
    expect(page.body).toContain(
      `<loc>${publicOrigin}/bags/c-lsh10?a=1&#38;b=2</loc><lastmod>2026-11-20</lastmod>`,
    );
    expect(store.requests.at(-1)?.url.searchParams.get('page')).toBe('1');
  });

  const entry = { url: '/bags/c-lsh10', lastModified: '2026-11-20' };

  it('the sitemap has no change date for a page for which the store returns no date', async () => {
    const { app, store } = await open();
    store.setResponse('sitemap', { body: { totalPages: 1, entries: [{ url: '/' }] } });
    expect((await app.inject('/sitemap-1.xml')).body).toContain(`<url><loc>${publicOrigin}/</loc></url>`);
  });

  it('each sitemap page is read from the store once, and no page after the last one is read', async () => {
    const { app, store } = await open();
    store.setResponse('sitemap', { body: { totalPages: 2, entries: [entry] } });
    const urls = ['/sitemap.xml', '/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml', '/sitemap-99999.xml'];
    const responses = await Promise.all([...urls, ...urls, ...urls].map((url) => app.inject(url)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(
      [1, 2, 3].flatMap(() => [200, 200, 200, 404, 404]),
    );
    expect(store.requests.map(({ url }) => url.searchParams.get('page')).sort()).toEqual(['0', '1']);
  });

  it('have the same content with and without gzip', async () => {
    const { app, store } = await open();
    const entries = Array.from({ length: 5000 }, (_, at) => ({ ...entry, url: `/p-${at}` }));
    store.setResponse('sitemap', { body: { totalPages: 1, entries } });
    const plain = await app.inject('/sitemap-1.xml');
    const compressed = await app.inject({ url: '/sitemap-1.xml', headers: { 'accept-encoding': 'gzip' } });
    expect(compressed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(gunzipSync(compressed.rawPayload).toString()).toBe(plain.body);
    expect(plain.body.match(/<loc>/g)).toHaveLength(5000);
  });

  test.each(['/sitemap-0.xml', '/sitemap-x.xml', '/sitemap-.xml'])('invalid %s returns 404', async (url) => {
    const { app } = await open();
    expect((await app.inject(url)).statusCode).toBe(404);
  });

  it('the sitemap returns 503 when the store is down', async () => {
    const { app, store } = await open();
    store.goDown();
    expect((await app.inject('/sitemap.xml')).statusCode).toBe(503);
  });

  it.each([500, 503, 401])('the sitemap returns 503 when the store returns %i', async (status) => {
    const { app, store } = await open();
    store.setResponse('sitemap', { status, body: {} });
    expect((await app.inject('/sitemap.xml')).statusCode).toBe(503);
  });

  test.each([
    '/apple-app-site-association',
    '/.well-known/apple-app-site-association',
    '/.well-known/assetlinks.json',
  ])('%s is served as JSON [RTE-07]', async (url) => {
    const { app } = await open();
    const response = await app.inject(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toMatch(/^application\/json/);
    expect(() => response.json()).not.toThrow();
  });

  it('while the store is down, /healthz returns 200 but /readyz returns 503', async () => {
    const { app, store } = await open();
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    store.goDown();
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });
});
