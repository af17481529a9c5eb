import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pictureWidths, type PictureWidth } from '@luxe/patterns/picture';
import type { Config } from '../config.ts';
import { createPictureCache } from './cache.ts';
import { pictureFormats, type PictureFormat } from './draw.ts';
import { createPictureMaker, type WantedPicture } from './maker.ts';
import { createOriginals } from './originals.ts';
import { createShares } from './shares.ts';

interface PictureOptions {
  readonly config: Config;
  readonly fetch?: typeof fetch;
}

const pathPattern = /^([^/]+)\/([1-9]\d*)\.([a-z]+)$/;
/** Pictures drawn at once, and pictures that may wait their turn: half of them for one address. */
const line = { atOnce: 2, waiting: 200 };

/**
 * `GET /img/{id}/{width}.{avif|webp}`: pictures of the store in the widths the shop uses, drawn when first asked for and kept on disk. The
 * id is the hash of the original's bytes, so an address never shows anything else. What is no known id, width or format is 404.
 */
export function pictures(app: FastifyInstance, { config, fetch: send = fetch }: PictureOptions): void {
  const cache = createPictureCache(path.join(config.dataDir, 'img'), config.pictureCacheBytes);
  const originals = createOriginals({ storeOrigin: config.origins.store, cache, fetch: send });
  const maker = createPictureMaker({ originals, cache, ...line, warn: (error) => app.log.warn(error) });
  const shares = createShares(line.waiting / 2);

  app.get<{ Params: { '*': string } }>('/img/*', async (request, reply) => {
    const wanted = toWanted(request.params['*']);
    if (!wanted || !originals.isName(wanted.id)) return notFound();
    try {
      const kept = await maker.kept(wanted);
      const { bytes } = kept
        ? { bytes: kept }
        : ((await shares.take(request.ip, async () => ({ bytes: await maker.make(wanted) }))) ?? refuse());
      if (!bytes) return await notFound();
      return await reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type(`image/${wanted.format}`)
        .send(bytes);
    } catch (error) {
      request.log.warn(error);
      return reply.status(503).headers({ 'cache-control': 'no-store', 'retry-after': '2' }).send();
    }

    function notFound() {
      return reply.status(404).header('cache-control', 'no-store').type('text/plain').send('Not found\n');
    }
  });
}

/** What the path after `/img/` asks for; undefined where a width or format is not served. */
export function toWanted(text: string): WantedPicture | undefined {
  const [, id = '', width = '', format = ''] = pathPattern.exec(text) ?? [];
  return isWidth(Number(width)) && isFormat(format)
    ? { id, width: Number(width) as PictureWidth, format }
    : undefined;
}

const isWidth = (width: number): width is PictureWidth => pictureWidths.some((one) => one === width);
const isFormat = (format: string): format is PictureFormat => pictureFormats.some((one) => one === format);

function refuse(): never {
  throw new Error('One address has too many pictures waiting to be drawn.');
}
