import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyInstance } from 'fastify';
import { asFile } from '../assets/fileHeaders.ts';
import type { Config } from '../config.ts';

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
/** Of what the store says of a film, what is said on. */
const passedOn = { 'content-length': /^\d+$/, 'content-range': /^bytes (?:\d+-\d+|\*)\/\d+$/ };
/** How long the store may take, in ms, until a film begins. */
const patience = 10_000;

/**
 * `GET /media/{hash}.{webm|mp4|vtt}`: the store's films and their captions, at the shop's own address. They pass through, part by part as a
 * player asks for them: nothing of them is kept here, neither in memory nor on disk. Their names are hashes, so they live for ever.
 */
export function films(app: FastifyInstance, { config, fetch: send = fetch }: FilmOptions): void {
  app.get<{ Params: { name: string } }>('/media/:name', { onSend: asFile }, async (request, reply) => {
    const { name } = request.params;
    const type = types[namePattern.exec(name)?.[1] ?? ''];
    if (type === undefined) return notFound();
    const answer = await askStore(name, request.headers.range).catch((error: unknown) => {
      request.log.warn(error);
    });
    if (answer?.status === 404) return notFound();
    if (!answer?.body || ![200, 206, 416].includes(answer.status))
      return reply.status(503).headers({ 'cache-control': 'no-store', 'retry-after': '2' }).send();
    for (const [header, pattern] of Object.entries(passedOn)) {
      const value = answer.headers.get(header);
      if (value !== null && pattern.test(value)) reply.header(header, value);
    }
    const isThere = answer.status !== 416;
    return reply
      .status(answer.status)
      .header('cache-control', isThere ? 'public, max-age=31536000, immutable' : 'no-store')
      .header('accept-ranges', 'bytes')
      .type(isThere ? type : 'text/plain')
      .send(Readable.fromWeb(answer.body as ReadableStream));

    function notFound() {
      return reply.status(404).header('cache-control', 'no-store').type('text/plain').send('Not found\n');
    }
  });

  async function askStore(name: string, range: string | undefined): Promise<Response> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error('The store was late with a film.')), patience);
    try {
      return await send(`${config.origins.store}/media/${name}`, {
        redirect: 'error',
        signal: late.signal,
        // As it is: its length and its parts are counted in the file's own bytes.
        headers: { 'accept-encoding': 'identity', ...(range && rangePattern.test(range) && { range }) },
      });
    } finally {
      clearTimeout(timer);
    }
  }
}
