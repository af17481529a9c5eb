import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { testConfig } from '../testing/testApp.ts';
import { createPictureCache } from './cache.ts';
import { pictures } from './pictures.ts';

const original = await sharp({
  create: { width: 800, height: 1000, channels: 4, background: { r: 90, g: 30, b: 30, alpha: 0.5 } },
})
  .avif({ effort: 0 })
  .toBuffer();

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
const shelf = { '/media/warden-hero.avif': new Response(new Uint8Array(original)) };

describe('a picture', () => {
  it('is drawn in its width, keeps its transparency, and lives for ever', async () => {
    const { app } = open(shelf);
    const answer = await app.inject('/img/320/warden-hero.webp');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      width: 320,
      height: 400,
      hasAlpha: true,
    });
  });

  it('is never wider than it was made', async () => {
    const { app } = open(shelf);
    const answer = await app.inject('/img/1600/warden-hero.webp');
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(800);
  });

  it('passes through as AVIF', async () => {
    const { app } = open(shelf);
    const answer = await app.inject('/img/800/warden-hero.avif');
    expect(answer.headers['content-type']).toBe('image/avif');
    expect(answer.rawPayload.equals(original)).toBe(true);
  });

  it('is asked for once, however many want it, in whatever width', async () => {
    const { app, asked } = open(shelf);
    const widths = [160, 240, 320, 320, 320, 480];
    const answers = await Promise.all(widths.map((width) => app.inject(`/img/${width}/warden-hero.webp`)));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(asked).toEqual(['/media/warden-hero.avif']);
  });

  test.each([
    '/img/99999/warden-hero.webp',
    '/img/321/warden-hero.webp',
    '/img/320/unknown.webp',
    '/img/320/warden-hero.png',
    '/img/320/..%2f..%2fsecrets.webp',
    '/img/320/.webp',
    '/img/0320/warden-hero.webp',
  ])('%s is a 404', async (url) => {
    const { app } = open(shelf);
    expect((await app.inject(url)).statusCode).toBe(404);
  });

  it('that is no picture is 503, not a crash, and is not kept', async () => {
    const { app } = open({ '/media/broken.avif': new Response('not a picture') });
    expect((await app.inject('/img/320/broken.webp')).statusCode).toBe(503);
  });

  it('is shown also when it cannot be kept', async () => {
    const { app, dataDir } = open(shelf);
    await app.inject('/img/320/nothing.webp');
    rmSync(path.join(dataDir, 'img'), { recursive: true });
    expect((await app.inject('/img/320/warden-hero.webp')).statusCode).toBe(200);
  });

  it('is 503 while the store is down', async () => {
    const app = fastify();
    const dataDir = mkdtempSync(path.join(tmpdir(), 'luxe-img-'));
    pictures(app, {
      config: { ...testConfig, dataDir },
      fetch: () => Promise.reject(new TypeError('fetch failed')),
    });
    expect((await app.inject('/img/320/warden-hero.webp')).statusCode).toBe(503);
  });
});

describe('the cache', () => {
  it('stays below its size; what was not asked for longest goes first', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'luxe-cache-'));
    const cache = createPictureCache(folder, 250);
    await cache.put('a', Buffer.alloc(100));
    await cache.put('b', Buffer.alloc(100));
    await cache.get('a');
    await cache.put('c', Buffer.alloc(100));
    expect(readdirSync(folder).sort()).toEqual(['a', 'c']);
    expect(await cache.get('b')).toBeUndefined();
  });

  it('without a folder to write to keeps nothing, and ends nothing', async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'luxe-cache-')), 'file');
    writeFileSync(file, '');
    const cache = createPictureCache(path.join(file, 'img'), 1000);
    expect(await cache.get('a')).toBeUndefined();
    await expect(cache.put('a', Buffer.from('bytes'))).rejects.toThrow('ENOTDIR');
  });

  it('takes over what an earlier process has kept', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'luxe-cache-'));
    await createPictureCache(folder, 1000).put('a', Buffer.from('bytes'));
    expect(String(await createPictureCache(folder, 1000).get('a'))).toBe('bytes');
  });
});
