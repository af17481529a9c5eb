import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pictureWidths } from '@luxe/patterns/picture';
import type { Config } from '../config.ts';
import { createTurns } from '../pages/turns.ts';
import { createPictureCache } from './cache.ts';
import { resize } from './resize.ts';

interface PictureOptions {
  readonly config: Config;
  readonly fetch?: typeof fetch;
}

const widths: ReadonlySet<string> = new Set(pictureWidths.map(String));
const fileName = /^([a-z0-9][a-z0-9_-]{0,119})\.(webp|avif)$/i;
/** Bytes of an original that are worth decoding. */
const largestOriginal = 12 * 1024 * 1024;

/**
 * `GET /img/{width}/{file}.{webp|avif}`: pictures of the store in the widths the shop uses, made once and kept on disk. `.avif` passes the
 * original through, since making one costs more than a second; `.webp` is drawn in the width. Anything else is 404.
 */
export function pictures(app: FastifyInstance, { config, fetch: send = fetch }: PictureOptions): void {
  const cache = createPictureCache(path.join(config.dataDir, 'img'), config.pictureCacheBytes);
  const turns = createTurns({ atOnce: 2, waiting: 200 });
  const underWay = new Map<string, Promise<Buffer | undefined>>();

  app.get<{ Params: { width: string; file: string } }>('/img/:width/:file', async (request, reply) => {
    const { width, file } = request.params;
    const [, name, format] = fileName.exec(file) ?? [];
    if (!name || !format || !widths.has(width)) return notFound();
    try {
      const bytes =
        format.toLowerCase() === 'avif' ? await findOriginal(name) : await findDrawn(name, Number(width));
      if (!bytes) return await notFound();
      return await reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type(`image/${format.toLowerCase()}`)
        .send(bytes);
    } catch (error) {
      request.log.warn(error);
      return reply.status(503).headers({ 'cache-control': 'no-store', 'retry-after': '2' }).send();
    }

    function notFound() {
      return reply.status(404).header('cache-control', 'no-store').type('text/plain').send('Not found\n');
    }
  });

  /** From the cache, or made once however many ask at the same time. */
  async function find(key: string, produce: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
    const kept = await cache.get(key);
    if (kept) return kept;
    const known = underWay.get(key);
    if (known) return known;
    const making = produce()
      .then(async (bytes) => {
        // A disk that is full or closed costs time, not the picture.
        if (bytes) await cache.put(key, bytes).catch((error: unknown) => app.log.warn(error));
        return bytes;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  }

  const findOriginal = (name: string) => find(`original-${name}.avif`, () => fetchOriginal(name));

  const findDrawn = (name: string, width: number) =>
    find(`${width}-${name}.webp`, async () => {
      const original = await findOriginal(name);
      if (!original) return undefined;
      const drawn = await turns.take(() => resize(original, width));
      if (!drawn) throw new Error('Too many pictures are waiting to be drawn.');
      return drawn;
    });

  async function fetchOriginal(name: string): Promise<Buffer | undefined> {
    const url = `${config.origins.store}/media/${encodeURIComponent(name)}.avif`;
    const response = await send(url, { redirect: 'error', signal: AbortSignal.timeout(10_000) });
    if (response.status === 404 || response.status === 400) return undefined;
    if (!response.ok) throw new Error(`The store answered ${response.status} for a picture.`);
    const bytes = Buffer.from(await response.arrayBuffer());
    return bytes.length > largestOriginal ? undefined : bytes;
  }
}
