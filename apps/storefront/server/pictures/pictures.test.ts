import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { testConfig } from '../testing/testApp.ts';
import { createSignedNames } from './signedNames.ts';
import { pictures } from './pictures.ts';

const original = await sharp({
  create: { width: 800, height: 1000, channels: 4, background: { r: 90, g: 30, b: 30, alpha: 0.5 } },
})
  .avif({ effort: 0 })
  .toBuffer();

const hash = createHash('sha256').update(original).digest('hex').slice(0, 16);

function open(responses: Record<string, Response | undefined> = {}) {
  const requestedUrls: string[] = [];
  const send: typeof fetch = async (input) => {
    const { pathname } = new URL(String(input));
    requestedUrls.push(pathname);
    return responses[pathname]?.clone() ?? new Response(null, { status: 404 });
  };
  const app = fastify();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'luxe-img-'));
  pictures(app, { config: { ...testConfig, dataDir }, fetch: send });
  return { app, requestedUrls, dataDir };
}
const storeResponses = { [`/media/${hash}.avif`]: new Response(new Uint8Array(original)) };

describe('a picture', () => {
  test.each([
    ['avif', 'heif'],
    ['webp', 'webp'],
  ])(
    'is resized to the requested width as %s, with its transparency, and is cached for ever',
    async (format, decoded) => {
      const { app } = open(storeResponses);
      const response = await app.inject(`/img/${hash}/320.${format}`);
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(await sharp(response.rawPayload).metadata()).toMatchObject({
        format: decoded,
        width: 320,
        height: 400,
        hasAlpha: true,
      });
    },
  );

  it('is never wider than its original', async () => {
    const { app } = open(storeResponses);
    const response = await app.inject(`/img/${hash}/1600.webp`);
    expect((await sharp(response.rawPayload).metadata()).width).toBe(800);
  });

  it('is the unchanged original if the original is AVIF and no wider', async () => {
    const { app } = open(storeResponses);
    const [narrow, own] = [
      await app.inject(`/img/${hash}/640.avif`),
      await app.inject(`/img/${hash}/800.avif`),
    ];
    expect(own.rawPayload.equals(original)).toBe(true);
    expect(narrow.rawPayload.equals(original)).toBe(false);
  });

  it('is requested from the store once for all widths', async () => {
    const { app, requestedUrls } = open(storeResponses);
    const widths = [160, 240, 320, 320, 320, 480];
    const responses = await Promise.all(widths.map((width) => app.inject(`/img/${hash}/${width}.webp`)));
    expect(responses.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(requestedUrls).toEqual([`/media/${hash}.avif`]);
  });

  it('is made once for several processes that share a folder', async () => {
    const { app, dataDir } = open(storeResponses);
    const first = await app.inject(`/img/${hash}/160.avif`);
    const second = fastify();
    const nothing = () => Promise.reject(new TypeError('fetch failed'));
    pictures(second, { config: { ...testConfig, dataDir }, fetch: nothing });
    const again = await second.inject(`/img/${hash}/160.avif`);
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
  });

  test.each([
    `/img/${hash}/99999.webp`,
    `/img/${hash}/321.webp`,
    `/img/${hash}/0320.webp`,
    `/img/${hash}/320.png`,
    `/img/${hash}/320.AVIF`,
    `/img/${hash}/.webp`,
    `/img/${hash.toUpperCase()}x/320.webp`,
    '/img/warden-hero/320.webp',
    '/img/..%2f..%2fsecrets/320.webp',
    '/img/320.webp',
    '/img/',
    `/img/${'a'.repeat(5000)}/320.webp`,
  ])('returns 404 without a request to the store at the URL %s', async (url) => {
    const { app, requestedUrls } = open(storeResponses);
    expect((await app.inject(url)).statusCode).toBe(404);
    expect(requestedUrls).toEqual([]);
  });

  it('returns 404 when the store does not have it, and is not requested again at once', async () => {
    const { app, requestedUrls } = open(storeResponses);
    for (const width of [160, 240, 320])
      expect((await app.inject(`/img/0123456789abcdef/${width}.avif`)).statusCode).toBe(404);
    expect(requestedUrls).toEqual(['/media/0123456789abcdef.avif']);
  });

  it('returns 503 and is not cached when its bytes do not match its name', async () => {
    const other = '/media/0123456789abcdef.avif';
    const { app, dataDir } = open({ [other]: new Response(new Uint8Array(original)) });
    expect((await app.inject('/img/0123456789abcdef/320.webp')).statusCode).toBe(503);
    expect(existsSync(path.join(dataDir, 'img'))).toBe(false);
  });

  it('returns 503 when it cannot be decoded', async () => {
    const bytes = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    const name = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    const { app } = open({ [`/media/${name}.avif`]: new Response(bytes) });
    const response = await app.inject(`/img/${name}/320.webp`);
    expect(response.statusCode).toBe(503);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('is shown even if it cannot be cached', async () => {
    const { app, dataDir } = open(storeResponses);
    writeFileSync(path.join(dataDir, 'img'), 'a file where the folder should be');
    expect((await app.inject(`/img/${hash}/320.webp`)).statusCode).toBe(200);
  });

  it('returns 503 while the store is down', async () => {
    const app = fastify();
    const dataDir = mkdtempSync(path.join(tmpdir(), 'luxe-img-'));
    pictures(app, {
      config: { ...testConfig, dataDir },
      fetch: () => Promise.reject(new TypeError('fetch failed')),
    });
    const response = await app.inject(`/img/${hash}/320.webp`);
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('2');
  });
});

describe('a picture of another host', () => {
  const url = 'https://pictures.example/bag.jpg';
  const name = createSignedNames(testConfig.secrets.storefrontSecret).nameOf(url) ?? '';

  function openWith(imageHosts: ReadonlySet<string>) {
    const app = fastify();
    const dataDir = mkdtempSync(path.join(tmpdir(), 'luxe-img-'));
    const requestedUrls: string[] = [];
    pictures(app, {
      config: { ...testConfig, dataDir, imageHosts },
      fetch: () => Promise.reject(new TypeError('fetch failed')),
      fetchForeign: async (address) => {
        requestedUrls.push(address);
        return original;
      },
    });
    return { app, requestedUrls };
  }

  it('is resized like a picture of the store, and cached by browsers for a day', async () => {
    const { app, requestedUrls } = openWith(new Set(['pictures.example']));
    const response = await app.inject(`/img/${name}/320.avif`);
    expect((await sharp(response.rawPayload).metadata()).width).toBe(320);
    expect(response.headers['cache-control']).toBe('public, max-age=86400, stale-while-revalidate=604800');
    expect(requestedUrls).toEqual([url]);
  });

  it('returns 404 without IMAGE_HOSTS, and with a wrong signature', async () => {
    const { app, requestedUrls } = openWith(new Set());
    expect((await app.inject(`/img/${name}/320.avif`)).statusCode).toBe(404);
    const other = openWith(new Set(['pictures.example']));
    expect(
      (await other.app.inject(`/img/${name.startsWith('A') ? 'B' : 'A'}${name.slice(1)}/320.avif`))
        .statusCode,
    ).toBe(404);
    expect([...requestedUrls, ...other.requestedUrls]).toEqual([]);
  });
});
