import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyInstance } from 'fastify';
import { removeDocumentHeaders } from '../assets/removeDocumentHeaders.ts';
import type { Config } from '../config/config.ts';

interface FilmOptions {
  readonly config: Config;
  readonly fetch?: typeof fetch;
}

const types: Readonly<Record<string, string>> = {
  webm: 'video/webm',
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
};
const namePattern = /^[0-9a-f]{16}\.(webm|mp4|vtt)$/;
const rangePattern = /^bytes=(?:\d{1,15}-\d{0,15}|-\d{1,15})$/;
/** Response headers of the store that the browser gets too, but only if the value matches the pattern. */
const forwardedHeaders = { 'content-length': /^\d+$/, 'content-range': /^bytes (?:\d+-\d+|\*)\/\d+$/ };
/** How long the store may take to begin a response, in ms. */
const startTimeoutMs = 10_000;

/**
 * `GET /media/{hash}.{webm|mp4|vtt}`: serves the store's films and their captions at the shop's own origin.
 * The storefront proxies the byte ranges that a player requests, and caches films neither in memory nor on
 * disk. Names of films are hashes, so browsers may cache films for ever.
 */
export function films(app: FastifyInstance, { config, fetch: send = fetch }: FilmOptions): void {
  app.get<{ Params: { name: string } }>(
    '/media/:name',
    { onSend: removeDocumentHeaders },
    async (request, reply) => {
      const { name } = request.params;
      const type = types[namePattern.exec(name)?.[1] ?? ''];
      if (type === undefined) return notFound();
      const response = await fetchFromStore(name, request.headers.range).catch((error: unknown) => {
        request.log.warn(error);
      });
      if (response?.status === 404) return notFound();
      if (!response?.body || ![200, 206, 416].includes(response.status))
        return reply.status(503).headers({ 'cache-control': 'no-store', 'retry-after': '2' }).send();
      for (const [header, pattern] of Object.entries(forwardedHeaders)) {
        const value = response.headers.get(header);
        if (value !== null && pattern.test(value)) reply.header(header, value);
      }
      const isThere = response.status !== 416;
      return reply
        .status(response.status)
        .header('cache-control', isThere ? 'public, max-age=31536000, immutable' : 'no-store')
        .header('accept-ranges', 'bytes')
        .type(isThere ? type : 'text/plain')
        .send(Readable.fromWeb(response.body as ReadableStream));

      function notFound() {
        return reply.status(404).header('cache-control', 'no-store').type('text/plain').send('Not found\n');
      }
    },
  );

  async function fetchFromStore(name: string, range: string | undefined): Promise<Response> {
    const controller = new AbortController();
    const timer = setTimeout(
      () => controller.abort(new Error('The store took too long to begin a film.')),
      startTimeoutMs,
    );
    try {
      return await send(`${config.origins.store}/media/${name}`, {
        redirect: 'error',
        signal: controller.signal,
        // Requests the film uncompressed, because lengths and byte ranges count the bytes of the file itself.
        headers: { 'accept-encoding': 'identity', ...(range && rangePattern.test(range) && { range }) },
      });
    } finally {
      clearTimeout(timer);
    }
  }
}
