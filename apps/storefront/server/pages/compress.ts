import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { createGunzip, gzip, type ZlibOptions } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Length of a text that is worth compressing. */
const worthPacking = 1024;
const gzipText = promisify<string | Buffer, ZlibOptions, Buffer>(gzip);

/** At level 4: half a millisecond for 84 kB. */
export const pack = (text: string | Buffer): Promise<Buffer> => gzipText(text, { level: 4 });

/** Sends a text whole, compressed where the browser takes it and it pays. */
export async function sendText(request: FastifyRequest, reply: FastifyReply, text: string | Buffer) {
  reply.header('vary', 'accept-encoding');
  if (text.length < worthPacking || !takesGzip(request.headers['accept-encoding'])) return reply.send(text);
  return reply.header('content-encoding', 'gzip').send(await pack(text));
}

/** Sends a text that is packed already. A reader without gzip gets it unpacked as it reads, never whole in memory. */
export function sendPacked(request: FastifyRequest, reply: FastifyReply, packed: Buffer) {
  reply.header('vary', 'accept-encoding');
  if (takesGzip(request.headers['accept-encoding']))
    return reply.header('content-encoding', 'gzip').send(packed);
  return reply.send(Readable.from([packed]).pipe(createGunzip()));
}

/** Whether a browser takes gzip, by what it says. */
export const takesGzip = (acceptEncoding: string | undefined) =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(acceptEncoding ?? '');
