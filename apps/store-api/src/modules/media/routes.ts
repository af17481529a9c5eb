import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { Refusal } from '../../refusal.ts';

/** File names as the catalogue gives them: nothing that could leave the folder. */
const fileName = /^[a-z0-9]+(?:-[a-z0-9]+)*\.avif$/;

/** Serves the catalogue's pictures out of `folder`. A picture never changes under its name, so it may be kept for ever. */
export function mountMedia(app: FastifyInstance, folder: URL) {
  app.get<{ Params: { file: string } }>('/media/:file', async (request, reply) => {
    const { file } = request.params;
    if (!fileName.test(file)) throw unknownPicture();
    const picture = await readFile(new URL(file, folder)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') throw unknownPicture();
      throw error;
    });
    return reply
      .type('image/avif')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .send(picture);
  });
}

const unknownPicture = () => new Refusal(404, 'NOT_FOUND', 'There is nothing at this address.');
