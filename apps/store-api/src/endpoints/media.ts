import type { FastifyInstance, FastifyReply } from 'fastify';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { domainError } from '../errors/domainError.ts';
import { readRange } from '../modules/media/byteRange.ts';
import { fileOf, filmFileOf } from '../modules/media/originals.ts';

interface MediaFolders {
  readonly pictures: URL;
  readonly films: URL;
}

const filmTypes: Readonly<Record<string, string>> = {
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
};

/**
 * Serves pictures at `GET /media/{hash}.avif`, films and captions at `/media/{hash}.webm`, `.mp4` and
 * `.vtt`. Names are hashes of the bytes, so that responses are cacheable for ever.
 */
export function mountMedia(app: FastifyInstance, folders: MediaFolders) {
  app.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const { name } = request.params;
    const film = filmFileOf(name);
    if (film !== undefined) return sendFilm(reply, new URL(film, folders.films), request.headers.range);
    const file = name.endsWith('.avif') ? fileOf(name.slice(0, -'.avif'.length)) : undefined;
    if (file === undefined) throw domainError('addressNotFound');
    return cacheForever(reply, 'image/avif').send(await readFile(new URL(file, folders.pictures)));
  });
}

/** Sends a film, or only the requested range of it. Players request ranges to start early and to seek. */
async function sendFilm(reply: FastifyReply, file: URL, rangeHeader: string | undefined) {
  const { size } = await stat(file);
  const part = readRange(rangeHeader, size);
  if (part === 'none') return reply.status(416).header('content-range', `bytes */${size}`).send();
  cacheForever(reply, filmTypes[path.extname(file.pathname)] ?? 'application/octet-stream').header(
    'accept-ranges',
    'bytes',
  );
  if (!part) return reply.header('content-length', size).send(createReadStream(file));
  return reply
    .status(206)
    .header('content-range', `bytes ${part.start}-${part.end}/${size}`)
    .header('content-length', part.end - part.start + 1)
    .send(createReadStream(file, part));
}

const cacheForever = (reply: FastifyReply, type: string) =>
  reply
    .type(type)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('x-content-type-options', 'nosniff');
