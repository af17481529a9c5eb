import type { FastifyInstance } from 'fastify';
import { pictureWidths } from '@luxe/patterns/picture';
import { asFile } from '../assets/fileHeaders.ts';
import type { Config } from '../config.ts';
import { pictureFormats } from './draw.ts';
import type { ForeignFetch } from './foreignFetch.ts';
import type { WantedPicture } from './maker.ts';
import { openPictures } from './open.ts';
import type { Originals } from './originals.ts';
import { createShares } from './shares.ts';

interface PictureOptions {
  readonly config: Config;
  readonly fetch?: typeof fetch;
  readonly fetchForeign?: ForeignFetch;
}

const pathPattern = /^([^/]+)\/([1-9]\d*)\.([a-z]+)$/;
/** Pictures drawn at once, and pictures that may wait their turn: half of them for one address. */
const line = { atOnce: 2, waiting: 200 };
const forEver = 'public, max-age=31536000, immutable';
/** What stands at a foreign address may change. */
const aDay = 'public, max-age=86400, stale-while-revalidate=604800';

/**
 * `GET /img/{name}/{width}.{avif|webp}`: pictures in the widths the shop uses, drawn when first asked for and kept on disk. The name is the
 * hash of the original's bytes, so an address never shows anything else; or, for a host of IMAGE_HOSTS, its address under our key. What is
 * no known name, width or format is 404.
 */
export function pictures(app: FastifyInstance, options: PictureOptions): void {
  const { config, fetch: send = fetch, fetchForeign } = options;
  const warn = (error: unknown) => app.log.warn(error);
  const { originals, maker } = openPictures(config, { fetch: send, fetchForeign, line, warn });
  const shares = createShares(line.waiting / 2);

  app.get<{ Params: { '*': string } }>('/img/*', { onSend: asFile }, async (request, reply) => {
    const wanted = readPicturePath(request.params['*'], originals);
    if (!wanted) return notFound();
    try {
      const bytes = (await maker.kept(wanted)) ?? (await makeFor(request.ip, wanted));
      if (!bytes) return await notFound();
      return await reply
        .header('cache-control', wanted.original.isForEver ? forEver : aDay)
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

  async function makeFor(address: string, wanted: WantedPicture): Promise<Buffer | undefined> {
    const made = await shares.take(address, async () => ({ bytes: await maker.make(wanted) }));
    if (!made) throw new Error('One address has too many pictures waiting to be drawn.');
    return made.bytes;
  }
}

/** Reads `{name}/{width}.{format}`. Undefined where one of them is not served. */
export function readPicturePath(text: string, originals: Originals): WantedPicture | undefined {
  const [, name = '', digits = '', ending = ''] = pathPattern.exec(text) ?? [];
  const width = pictureWidths.find((one) => one === Number(digits));
  const format = pictureFormats.find((one) => one === ending);
  const original = width && format ? originals(name) : undefined;
  return width && format && original ? { original, width, format } : undefined;
}
