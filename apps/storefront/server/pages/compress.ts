import { promisify } from 'node:util';
import { gzip, type ZlibOptions } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Length of a text that is worth compressing. */
const worthPacking = 1024;
const pack = promisify<string | Buffer, ZlibOptions, Buffer>(gzip);

/** Sends a text whole, compressed where the browser takes it and it pays: at level 4, half a millisecond for 84 kB. */
export async function sendText(request: FastifyRequest, reply: FastifyReply, text: string | Buffer) {
  reply.header('vary', 'accept-encoding');
  if (text.length < worthPacking || !takesGzip(request.headers['accept-encoding'])) return reply.send(text);
  return reply.header('content-encoding', 'gzip').send(await pack(text, { level: 4 }));
}

/** Whether a browser takes gzip, by what it says. */
export const takesGzip = (acceptEncoding: string | undefined) =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(acceptEncoding ?? '');
