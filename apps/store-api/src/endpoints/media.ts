import type { FastifyInstance, FastifyReply } from 'fastify';
import { createReadStream } from 'node:fs';
import { access, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { domainError } from '../errors/domainError.ts';
import { readRange } from '../modules/media/byteRange.ts';
import type { Originals } from '../modules/media/originals.ts';

const filmTypes: Readonly<Record<string, string>> = {
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
};

/**
 * Serves pictures at `GET /media/{hash}.avif`, films and captions at `/media/{hash}.webm`, `.mp4` and `.vtt`,
 * from files in the first of `folders` that has them. Names are hashes of the bytes, so that responses are
 * cacheable for ever.
 */
export function mountMedia(
  app: FastifyInstance,
  originals: Pick<Originals, 'pathOf'>,
  folders: readonly string[],
) {
  app.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const { name } = request.params;
    const found = await originals.pathOf(name);
    const file = found === undefined ? undefined : await findIn(folders, found);
    if (file === undefined) throw domainError('addressNotFound');
    if (!name.endsWith('.avif')) return sendFilm(reply, file, request.headers.range);
    return cacheForever(reply, 'image/avif').send(await readFile(file));
  });
}

/** Path of a file in the first folder that has it; undefined for none. */
async function findIn(folders: readonly string[], name: string): Promise<string | undefined> {
  for (const folder of folders) {
    const file = path.join(folder, name);
    const isThere = await access(file).then(
      () => true,
      () => false,
    );
    if (isThere) return file;
  }
  return undefined;
}

/** Sends a film, or only the requested range of it. Players request ranges to start early and to seek. */
async function sendFilm(reply: FastifyReply, file: string, rangeHeader: string | undefined) {
  const { size } = await stat(file);
  const part = readRange(rangeHeader, size);
  if (part === 'none') return reply.status(416).header('content-range', `bytes */${size}`).send();
  cacheForever(reply, filmTypes[path.extname(file)] ?? 'application/octet-stream').header(
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
