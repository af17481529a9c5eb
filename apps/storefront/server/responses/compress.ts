import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { createGunzip, gzip, type ZlibOptions } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Shortest text that is compressed, in characters. */
const minCompressLength = 1024;
const gzipText = promisify<string | Buffer, ZlibOptions, Buffer>(gzip);

/** Compresses at level 4: half a millisecond for 84 kB. */
export const compress = (text: string | Buffer): Promise<Buffer> => gzipText(text, { level: 4 });

/** Sends a text, compressed if it is long enough and the browser accepts gzip. */
export async function sendText(request: FastifyRequest, reply: FastifyReply, text: string | Buffer) {
  reply.header('vary', 'accept-encoding');
  if (text.length < minCompressLength || !acceptsGzip(request.headers['accept-encoding']))
    return reply.send(text);
  return reply.header('content-encoding', 'gzip').send(await compress(text));
}

/**
 * Sends a text that is already gzipped. For a client without gzip, the text is inflated as a stream, so that
 * the complete text is never in memory.
 */
export function sendCompressed(request: FastifyRequest, reply: FastifyReply, compressed: Buffer) {
  reply.header('vary', 'accept-encoding');
  if (acceptsGzip(request.headers['accept-encoding']))
    return reply.header('content-encoding', 'gzip').send(compressed);
  return reply.send(Readable.from([compressed]).pipe(createGunzip()));
}

/** Whether an Accept-Encoding header accepts gzip. */
export const acceptsGzip = (acceptEncoding: string | undefined) =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(acceptEncoding ?? '');
