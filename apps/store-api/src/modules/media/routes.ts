import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { Refusal } from '../../refusal.ts';
import { fileOf } from './originals.ts';

/** `GET /media/{hash}.avif`: the catalogue's pictures out of `folder`, named by their bytes and so kept for ever. */
export function mountMedia(app: FastifyInstance, folder: URL) {
  app.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const { name } = request.params;
    const file = name.endsWith('.avif') ? fileOf(name.slice(0, -'.avif'.length)) : undefined;
    if (file === undefined) throw unknownPicture();
    return reply
      .type('image/avif')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .send(await readFile(new URL(file, folder)));
  });
}

const unknownPicture = () => new Refusal(404, 'NOT_FOUND', 'There is nothing at this address.');
