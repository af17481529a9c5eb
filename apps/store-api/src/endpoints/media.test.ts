import { artFolder, generateCatalogue } from '@luxe/catalogue';
import { eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { DomainError } from '@luxe/host';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import { mediaFile } from '../db/schema/catalogue.ts';
import { createOriginals, filmUrl, pictureUrl, type Originals } from '../modules/media/originals.ts';
import { openEmbedded } from '../testing/databases.ts';
import { mountMedia } from './media.ts';

const { media } = generateCatalogue({ seed: 1, products: 0 });
const nameOf = (path: string) => media.find((one) => one.path === path)?.name ?? '';
/** A row without its file. */
const lost = 'fedcba9876543210.avif';
const app = Fastify();
app.setErrorHandler((error, _request, reply) =>
  reply.code(error instanceof DomainError ? error.status : 500).send(),
);
let database: OpenDatabase;
let originals: Originals;
beforeAll(async () => {
  database = await openEmbedded();
  await database.db.insert(mediaFile).values([...media, { name: lost, path: 'images/lost.avif' }]);
  originals = createOriginals(database.db);
  mountMedia(app, originals, [path.join(artFolder, 'none'), artFolder]);
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.close();
});

it('a picture is served at the hash of its bytes, so that caches may store it for ever', async () => {
  const url = pictureUrl(nameOf('images/aviator-gold-hero.avif'));
  const response = await app.inject(url);
  const hash = createHash('sha256').update(response.rawPayload).digest('hex').slice(0, 16);
  expect(url).toBe(`/media/${hash}.avif`);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('image/avif');
  expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(response.rawPayload.subarray(4, 12).toString()).toBe('ftypavif');
});

describe('a film [CON-04]', () => {
  const url = filmUrl(nameOf('films/hour.webm'));

  it('is served at the hash of its bytes, may be cached for ever, and supports ranges', async () => {
    const response = await app.inject(url);
    const hash = createHash('sha256').update(response.rawPayload).digest('hex').slice(0, 16);
    expect(url).toBe(`/media/${hash}.webm`);
    expect([response.statusCode, response.headers]).toMatchObject([
      200,
      {
        'content-type': 'video/webm',
        'cache-control': 'public, max-age=31536000, immutable',
        'accept-ranges': 'bytes',
        'content-length': String(response.rawPayload.length),
      },
    ]);
  });

  it('is served in the requested range', async () => {
    const fullFile = (await app.inject(url)).rawPayload;
    const part = await app.inject({ url, headers: { range: 'bytes=1000-1999' } });
    expect(part.statusCode).toBe(206);
    expect(part.headers).toMatchObject({
      'content-range': `bytes 1000-1999/${fullFile.length}`,
      'content-length': '1000',
      'content-type': 'video/webm',
    });
    expect(part.rawPayload.equals(fullFile.subarray(1000, 2000))).toBe(true);
  });

  it('is not served for a range beyond its end: the status is 416', async () => {
    const response = await app.inject({ url, headers: { range: 'bytes=99999999-' } });
    expect([response.statusCode, response.headers['content-range']]).toEqual([
      416,
      expect.stringMatching(/^bytes \*\/\d+$/),
    ]);
  });

  it('is not served under the extension of a picture, nor a picture under the extension of a film', async () => {
    expect((await app.inject(url.replace('.webm', '.avif'))).statusCode).toBe(404);
    expect((await app.inject(url.replace('.webm', '.mp4'))).statusCode).toBe(404);
    const still = pictureUrl(nameOf('images/film-hour.avif'));
    expect((await app.inject(still.replace('.avif', '.webm'))).statusCode).toBe(404);
    expect((await app.inject(still)).statusCode).toBe(200);
  });
});

it.each([
  'nothing.avif',
  lost,
  'aviator-gold-hero.avif',
  '0123456789abcdef.avif',
  '0123456789abcdef',
  'unknown.avif',
  'unknown.webm',
  'hour.webm',
  'manifest.json',
  '..%2fmanifest.json',
  '%2e%2e%2f%2e%2e%2fpackage.json',
  '.avif',
  '0123456789abcde%00.avif',
  'a'.repeat(90),
])('/media/%s gives 404', async (file) => expect((await app.inject(`/media/${file}`)).statusCode).toBe(404));

it.each([
  ['keeps a retailer’s own address', 'https://pictures.example/a.jpg', 'https://pictures.example/a.jpg'],
  ['names a file of the shop', '036e12ed92b28c31.avif', '/media/036e12ed92b28c31.avif'],
])('pictureUrl returns the URL of a picture: it %s', (_, file, url) => expect(pictureUrl(file)).toBe(url));

it('a new picture is a row, and a changed row applies once the rows are read again', async () => {
  const name = '0000000000000001.avif';
  const status = async () => (await app.inject(`/media/${name}`)).statusCode;
  expect(await status()).toBe(404);
  await database.db.insert(mediaFile).values({ name, path: 'images/aviator-gold-hero.avif' });
  expect(await status()).toBe(200);
  await database.db.delete(mediaFile).where(eq(mediaFile.name, name));
  originals.forget();
  expect(await status()).toBe(404);
});
