import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { testConfig } from '../testing/testApp.ts';
import { createKeyedNames } from './keyedNames.ts';
import { pictures } from './pictures.ts';

const original = await sharp({
  create: { width: 800, height: 1000, channels: 4, background: { r: 90, g: 30, b: 30, alpha: 0.5 } },
})
  .avif({ effort: 0 })
  .toBuffer();

const hash = createHash('sha256').update(original).digest('hex').slice(0, 16);

function open(answers: Record<string, Response | undefined> = {}) {
  const asked: string[] = [];
  const send: typeof fetch = async (input) => {
    const { pathname } = new URL(String(input));
    asked.push(pathname);
    return answers[pathname]?.clone() ?? new Response(null, { status: 404 });
  };
  const app = fastify();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'luxe-img-'));
  pictures(app, { config: { ...testConfig, dataDir }, fetch: send });
  return { app, asked, dataDir };
}
const shelf = { [`/media/${hash}.avif`]: new Response(new Uint8Array(original)) };

describe('a picture', () => {
  test.each([
    ['avif', 'heif'],
    ['webp', 'webp'],
  ])('is drawn in its width as %s, keeps its transparency, and lives for ever', async (format, decoded) => {
    const { app } = open(shelf);
    const answer = await app.inject(`/img/${hash}/320.${format}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format: decoded,
      width: 320,
      height: 400,
      hasAlpha: true,
    });
  });

  it('is never wider than it was made', async () => {
    const { app } = open(shelf);
    const answer = await app.inject(`/img/${hash}/1600.webp`);
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(800);
  });

  it('is what the store has where that is AVIF and no wider', async () => {
    const { app } = open(shelf);
    const [narrow, own] = [
      await app.inject(`/img/${hash}/640.avif`),
      await app.inject(`/img/${hash}/800.avif`),
    ];
    expect(own.rawPayload.equals(original)).toBe(true);
    expect(narrow.rawPayload.equals(original)).toBe(false);
  });

  it('is asked for once, however many want it, in whatever width', async () => {
    const { app, asked } = open(shelf);
    const widths = [160, 240, 320, 320, 320, 480];
    const answers = await Promise.all(widths.map((width) => app.inject(`/img/${hash}/${width}.webp`)));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(asked).toEqual([`/media/${hash}.avif`]);
  });

  it('is made once for several processes that share a folder', async () => {
    const { app, dataDir } = open(shelf);
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
  ])('%s is a 404 without a question to the store', async (url) => {
    const { app, asked } = open(shelf);
    expect((await app.inject(url)).statusCode).toBe(404);
    expect(asked).toEqual([]);
  });

  it('that is unknown is a 404, asked for once a while', async () => {
    const { app, asked } = open(shelf);
    for (const width of [160, 240, 320])
      expect((await app.inject(`/img/0123456789abcdef/${width}.avif`)).statusCode).toBe(404);
    expect(asked).toEqual(['/media/0123456789abcdef.avif']);
  });

  it('with other bytes than its address names is 503 and not kept', async () => {
    const other = '/media/0123456789abcdef.avif';
    const { app, dataDir } = open({ [other]: new Response(new Uint8Array(original)) });
    expect((await app.inject('/img/0123456789abcdef/320.webp')).statusCode).toBe(503);
    expect(existsSync(path.join(dataDir, 'img'))).toBe(false);
  });

  it('that cannot be decoded is 503, not a crash', async () => {
    const bytes = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    const name = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    const { app } = open({ [`/media/${name}.avif`]: new Response(bytes) });
    const answer = await app.inject(`/img/${name}/320.webp`);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is shown also when it cannot be kept', async () => {
    const { app, dataDir } = open(shelf);
    writeFileSync(path.join(dataDir, 'img'), 'a file where the folder should be');
    expect((await app.inject(`/img/${hash}/320.webp`)).statusCode).toBe(200);
  });

  it('is 503 while the store is down', async () => {
    const app = fastify();
    const dataDir = mkdtempSync(path.join(tmpdir(), 'luxe-img-'));
    pictures(app, {
      config: { ...testConfig, dataDir },
      fetch: () => Promise.reject(new TypeError('fetch failed')),
    });
    const answer = await app.inject(`/img/${hash}/320.webp`);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
  });
});

describe('a picture of another host', () => {
  const url = 'https://pictures.example/bag.jpg';
  const name = createKeyedNames(testConfig.secrets.storefrontSecret).nameOf(url) ?? '';

  function openWith(imageHosts: ReadonlySet<string>) {
    const app = fastify();
    const dataDir = mkdtempSync(path.join(tmpdir(), 'luxe-img-'));
    const asked: string[] = [];
    pictures(app, {
      config: { ...testConfig, dataDir, imageHosts },
      fetch: () => Promise.reject(new TypeError('fetch failed')),
      fetchForeign: async (address) => {
        asked.push(address);
        return original;
      },
    });
    return { app, asked };
  }

  it('is drawn like our own, and kept by browsers for a day', async () => {
    const { app, asked } = openWith(new Set(['pictures.example']));
    const answer = await app.inject(`/img/${name}/320.avif`);
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(320);
    expect(answer.headers['cache-control']).toBe('public, max-age=86400, stale-while-revalidate=604800');
    expect(asked).toEqual([url]);
  });

  it('is a 404 without IMAGE_HOSTS, and where the key does not fit', async () => {
    const { app, asked } = openWith(new Set());
    expect((await app.inject(`/img/${name}/320.avif`)).statusCode).toBe(404);
    const other = openWith(new Set(['pictures.example']));
    expect(
      (await other.app.inject(`/img/${name.startsWith('A') ? 'B' : 'A'}${name.slice(1)}/320.avif`))
        .statusCode,
    ).toBe(404);
    expect([...asked, ...other.asked]).toEqual([]);
  });
});
