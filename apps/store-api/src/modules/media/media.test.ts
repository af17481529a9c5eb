import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { artImages } from '@luxe/catalogue';
import { Refusal } from '../../refusal.ts';
import { mountMedia } from './routes.ts';

const app = Fastify();
app.setErrorHandler((error, _request, reply) =>
  reply.code(error instanceof Refusal ? error.status : 500).send(),
);
mountMedia(app, artImages);
afterAll(() => app.close());

it('serves a picture to be kept for ever', async () => {
  const answer = await app.inject('/media/aviator-gold-hero.avif');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('image/avif');
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(answer.rawPayload.subarray(4, 12).toString()).toBe('ftypavif');
});

it.each([
  'nothing.avif',
  'manifest.json',
  '..%2fmanifest.json',
  '%2e%2e%2f%2e%2e%2fpackage.json',
  'aviator-gold-hero.avif%00.png',
  'AVIATOR-GOLD-HERO.AVIF',
  '.avif',
  'a'.repeat(90),
])('has nothing at %s', async (file) => expect((await app.inject(`/media/${file}`)).statusCode).toBe(404));
