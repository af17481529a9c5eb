import { headerViolations } from '@luxe/host/headers';
import type { InjectOptions } from 'fastify';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it, test } from 'vitest';
import type { Config } from './config/config.ts';
import type { PageBuild } from './pages/build.ts';
import { createTestApp, sameOriginHeaders } from './testing/testApp.ts';
import { usualLimits, type RequestLimits } from '@luxe/host/http';
import { sendRaw } from '@luxe/host/testing';

// Every response of the storefront meets every header rule of the Mozilla Observatory, and our own rules,
// over HTTP on a loopback name and over HTTPS in public.
const html = '<!doctype html><html><head><script src="/assets/a.js"></script></head><body></body></html>';
const build: PageBuild = {
  async handle(request) {
    const { pathname } = new URL(request.url);
    if (pathname === '/broken') throw new Error('The render broke.');
    const status = pathname === '/gone/c-none' ? 404 : 200;
    return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
  },
  preloads: () => [],
};

let client = '';
beforeAll(() => {
  client = mkdtempSync(path.join(tmpdir(), 'luxe-client-'));
  mkdirSync(path.join(client, 'assets'));
  for (const file of ['a.js', 'a.svg']) writeFileSync(path.join(client, 'assets', file), 'a');
});

const origins: [string, Partial<Config>][] = [
  ['http://localhost:4300', {}],
  ['https://shop.example', { publicOrigin: 'https://shop.example', isDemo: false, trustProxy: 1 }],
];
const openShop = (changes: Partial<Config>) => createTestApp(changes, build, { client });
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const login = { method: 'POST', url: '/api/session/login' } as const;

const requests: [what: string, status: number, request: InjectOptions][] = [
  ['a page', 200, { url: '/' }],
  ['a page to HEAD', 200, { method: 'HEAD', url: '/' }],
  ['a missing page', 404, { url: '/gone/c-none' }],
  ['a page that fails to render', 500, { url: '/broken' }],
  ['a page that has moved', 301, { url: '/brands/x' }],
  ['a missing file', 404, { url: '/none.php' }],
  ['an SVG file', 200, { url: '/assets/a.svg' }],
  ['a missing asset', 404, { url: '/assets/b.js' }],
  ['an asset outside its folder', 404, { url: '/assets/..%2f..%2fpackage.json' }],
  ['a missing picture', 404, { url: '/img/1/none.webp' }],
  ['robots.txt', 200, { url: '/robots.txt' }],
  ['a sitemap', 200, { url: '/sitemap.xml' }],
  ['an app association', 200, { url: '/.well-known/assetlinks.json' }],
  ['health', 200, { url: '/healthz' }],
  ['readiness', 200, { url: '/readyz' }],
  ['a call', 200, { url: '/api/v2/lux/getPincodeData' }],
  [
    'a call with the session in cookies',
    200,
    { ...login, headers: sameOriginHeaders, payload: { phone: '9876543210', otp: '123456', refId: 'r' } },
  ],
  ['an unknown call', 404, { url: '/api/none' }],
  [
    'a call with invalid JSON',
    400,
    { ...login, headers: { ...sameOriginHeaders, 'content-type': 'application/json' }, payload: '{' },
  ],
  ['a call from another site', 403, { ...login, payload: {} }],
  [
    'a call with a large body',
    413,
    { ...login, headers: sameOriginHeaders, payload: { a: 'x'.repeat(300_000) } },
  ],
  [
    'a call with another type',
    415,
    { ...login, headers: { ...sameOriginHeaders, 'content-type': 'text/xml' }, payload: '<a/>' },
  ],
  [
    'a preference',
    303,
    {
      method: 'POST',
      url: '/preferences/theme',
      headers: { ...sameOriginHeaders, ...form },
      payload: 'theme=light',
    },
  ],
  [
    'a preference from another site',
    403,
    { method: 'POST', url: '/preferences/theme', headers: form, payload: 'theme=light' },
  ],
  ['an unsupported method', 404, { method: 'POST', url: '/', payload: {} }],
  [
    'OPTIONS',
    404,
    {
      method: 'OPTIONS',
      url: '/',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    },
  ],
  ['an address that is not UTF-8', 400, { url: '/%c0%ae' }],
  ['an address with a NUL', 400, { url: '/a%00b' }],
  ['an address that is too long', 414, { url: `/${'a'.repeat(9000)}` }],
];

describe.each(origins)('at %s', (origin, changes) => {
  test.each(requests)('the response for %s (%i) has all security headers', async (_what, status, request) => {
    const { app } = await openShop(changes);
    const response = await app.inject({
      ...request,
      ...(origin.startsWith('https')
        ? { headers: { 'x-forwarded-proto': 'https', ...(request.headers as object) } }
        : {}),
    });
    expect(response.statusCode).toBe(status);
    expect(headerViolations(toObservedResponse(origin, response))).toEqual([]);
    expect(response.headers['x-request-id']).toMatch(/^[\w-]{16}$/);
  });

  test('an asset has only those security headers that apply to files, not to documents', async () => {
    const { app } = await openShop(changes);
    const isHttps = origin.startsWith('https');
    const headers = isHttps ? { 'x-forwarded-proto': 'https' } : {};
    const response = await app.inject({ url: '/assets/a.js', headers });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect('strict-transport-security' in response.headers).toBe(isHttps);
    for (const name of ['content-security-policy', 'permissions-policy', 'x-request-id'])
      expect(response.headers).not.toHaveProperty(name);
  });

  test.each<[string, number, string]>([
    ['text that is not a request', 400, 'hello\r\n\r\n'],
    ['a request without a Host', 400, 'GET / HTTP/1.1\r\n\r\n'],
    ['headers that are too large', 431, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['an expectation', 417, 'GET / HTTP/1.1\r\nHost: a\r\nExpect: gold\r\n\r\n'],
    ['a proxy method', 404, 'TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
    ['an absolute address', 400, 'GET http://evil.example/ HTTP/1.1\r\nHost: a\r\n\r\n'],
  ])('%s (%i) gets an error with every security header', async (_what, status, text) => {
    const { app } = await openShop(changes);
    await app.listen({ host: '127.0.0.1', port: 0 });
    const [response] = await sendRaw(app.server, text);
    await app.close();
    expect(response?.status).toBe(status);
    expect(headerViolations({ url: origin, status, headers: response?.headers ?? new Headers() })).toEqual(
      [],
    );
    expect(response?.headers.get('connection')).toBe('close');
    expect(response?.body).not.toMatch(/evil|gold|hello/);
  });
});

describe('request limits', () => {
  const open = async (limits: Partial<RequestLimits>) => {
    const { app } = await openShop({ limits: { ...usualLimits, ...limits } });
    await app.listen({ host: '127.0.0.1', port: 0 });
    return app;
  };

  it('take the header size and the times for headers and body from the configuration', async () => {
    const app = await open({ headerBytes: 600, headersMs: 60, requestMs: 120, checkEveryMs: 10 });
    const large = await sendRaw(app.server, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(600)}\r\n\r\n`);
    const slow = await sendRaw(app.server, 'GET / HTTP/1.1\r\nHost: a\r\n');
    const slower = await sendRaw(
      app.server,
      `POST /api/session/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{`,
    );
    await app.close();
    expect([large, slow, slower].map(([response]) => response?.status)).toEqual([431, 408, 408]);
  });

  it('also end a slow upload that is too large and is therefore discarded', async () => {
    const app = await open({ requestMs: 120, headersMs: 60, checkEveryMs: 10 });
    const upload = await sendRaw(
      app.server,
      `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n{`,
    );
    await app.close();
    expect(upload.map(({ status }) => status)).toEqual([408]);
  });
});

describe('a trusted proxy', () => {
  const [, [origin, changes]] = origins as [unknown, [string, Partial<Config>]];
  const through = (proto: string, url = '/bags/c-lsh10?q=a') => ({
    url,
    headers: { 'x-forwarded-proto': proto },
  });

  it('that reports a request without HTTPS causes a redirect to the same URL with HTTPS', async () => {
    const { app } = await openShop(changes);
    const response = await app.inject(through('http'));
    expect([response.statusCode, response.headers.location]).toEqual([308, `${origin}/bags/c-lsh10?q=a`]);
    expect(headerViolations(toObservedResponse(origin, response))).toEqual([]);
    expect((await app.inject(through('http', '//evil.example/'))).headers.location).toBe(
      `${origin}//evil.example/`,
    );
    expect((await app.inject(through('https'))).statusCode).toBe(200);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });

  it('is configured by TRUST_PROXY; otherwise its headers are ignored', async () => {
    const { app } = await openShop({ ...changes, trustProxy: 0 });
    expect((await app.inject(through('http'))).statusCode).toBe(200);
  });
});

type Injected = Awaited<ReturnType<Awaited<ReturnType<typeof openShop>>['app']['inject']>>;

function toObservedResponse(url: string, response: Injected) {
  const pairs = Object.entries(response.headers).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  );
  const headers = new Headers(pairs);
  const isPage = headers.get('content-security-policy')?.includes('script-src') ?? false;
  return { url, status: response.statusCode, headers, ...(isPage ? { html: response.body } : {}) };
}
