import type { FastifyInstance } from 'fastify';
import { pictureWidths } from '@luxe/patterns/picture';
import { removeDocumentHeaders } from '../assets/removeDocumentHeaders.ts';
import type { Config } from '../config/config.ts';
import { pictureFormats } from './resizePicture.ts';
import type { ForeignFetch } from '@luxe/host/foreign-fetch';
import type { PictureRequest } from './maker.ts';
import { openPictures } from './openPictures.ts';
import type { Originals } from './originals.ts';
import { createConcurrencyQuota } from '@luxe/host';

interface PictureOptions {
  readonly config: Config;
  readonly fetch?: typeof fetch;
  readonly fetchForeign?: ForeignFetch;
}

const pathPattern = /^([^/]+)\/([1-9]\d*)\.([a-z]+)$/;
/**
 * How many pictures are made at the same time, and how many may wait in the queue. One client may use half of
 * the queue.
 */
const limits = { concurrency: 2, maxQueued: 200 };
const immutableCacheControl = 'public, max-age=31536000, immutable';
/** `Cache-Control` for pictures of other hosts: one day, because a host may change its pictures. */
const dayCacheControl = 'public, max-age=86400, stale-while-revalidate=604800';

/**
 * `GET /img/{name}/{width}.{avif|webp}`: pictures in the widths that the shop uses, made on first request and
 * cached on disk. The name is the hash of the original's bytes, so the picture at a URL never changes. For a
 * host of IMAGE_HOSTS, the name is the picture's URL, signed with our key. Any other name, width or format is
 * a 404.
 */
export function pictures(app: FastifyInstance, options: PictureOptions): void {
  const { config, fetch: send = fetch, fetchForeign } = options;
  const warn = (error: unknown) => app.log.warn(error);
  const { originals, maker } = openPictures(config, { fetch: send, fetchForeign, limits, warn });
  const quota = createConcurrencyQuota(limits.maxQueued / 2);

  app.get<{ Params: { '*': string } }>(
    '/img/*',
    { onSend: removeDocumentHeaders },
    async (request, reply) => {
      const wanted = readPicturePath(request.params['*'], originals);
      if (!wanted) return notFound();
      try {
        const bytes = (await maker.getCached(wanted)) ?? (await makeFor(request.ip, wanted));
        if (!bytes) return await notFound();
        return await reply
          .header('cache-control', wanted.original.isImmutable ? immutableCacheControl : dayCacheControl)
          .type(`image/${wanted.format}`)
          .send(bytes);
      } catch (error) {
        request.log.warn(error);
        return reply.status(503).headers({ 'cache-control': 'no-store', 'retry-after': '2' }).send();
      }

      function notFound() {
        return reply.status(404).header('cache-control', 'no-store').type('text/plain').send('Not found\n');
      }
    },
  );

  async function makeFor(address: string, wanted: PictureRequest): Promise<Buffer | undefined> {
    const made = await quota.run(address, async () => ({ bytes: await maker.make(wanted) }));
    if (!made) throw new Error('One address has too many pictures waiting to be drawn.');
    return made.bytes;
  }
}

/** Reads `{name}/{width}.{format}`. `undefined` for an unknown name, width or format. */
export function readPicturePath(text: string, originals: Originals): PictureRequest | undefined {
  const [, name = '', digits = '', extension = ''] = pathPattern.exec(text) ?? [];
  const width = pictureWidths.find((one) => one === Number(digits));
  const format = pictureFormats.find((one) => one === extension);
  const original = width && format ? originals(name) : undefined;
  return width && format && original ? { original, width, format } : undefined;
}
