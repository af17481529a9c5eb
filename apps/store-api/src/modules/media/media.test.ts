import Fastify from 'fastify';
import { createHash } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { artImages } from '@luxe/catalogue';
import { Refusal } from '../../refusal.ts';
import { pictureUrl } from './originals.ts';
import { mountMedia } from './routes.ts';

const app = Fastify();
app.setErrorHandler((error, _request, reply) =>
  reply.code(error instanceof Refusal ? error.status : 500).send(),
);
mountMedia(app, artImages);
afterAll(() => app.close());

it('serves a picture by the hash of its bytes, to be kept for ever', async () => {
  const url = pictureUrl('aviator-gold-hero.avif');
  const answer = await app.inject(url);
  const hash = createHash('sha256').update(answer.rawPayload).digest('hex').slice(0, 16);
  expect(url).toBe(`/media/${hash}.avif`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('image/avif');
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(answer.rawPayload.subarray(4, 12).toString()).toBe('ftypavif');
});

it.each([
  'nothing.avif',
  'aviator-gold-hero.avif',
  '0123456789abcdef.avif',
  '0123456789abcdef',
  'unknown.avif',
  'manifest.json',
  '..%2fmanifest.json',
  '%2e%2e%2f%2e%2e%2fpackage.json',
  '.avif',
  'a'.repeat(90),
])('has nothing at %s', async (file) => expect((await app.inject(`/media/${file}`)).statusCode).toBe(404));

it.each([
  [
    'a retailer’s own address stays as it is',
    'https://pictures.example/a.jpg',
    'https://pictures.example/a.jpg',
  ],
  ['a file without a line in the manifest has an address where nothing is', 'a.avif', '/media/unknown.avif'],
])('%s', (_, file, url) => expect(pictureUrl(file)).toBe(url));
