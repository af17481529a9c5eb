import { finished } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';
import { isUpload } from '../boundary/upload.ts';

/**
 * Largest body, in bytes, that is read to its end before the error response. The connection of a larger
 * upload is closed, because reading the body costs too much.
 */
const discardLimit = 16 * 1024 * 1024;

/**
 * Rejects a body whose declared length is above `limit` bytes with 413, after reading and discarding it. An
 * earlier response would close the connection while the browser is still sending, and the browser would show
 * a network error instead of the message. Calls that take files have limits of their own.
 */
export function discardLargeBodies(app: FastifyInstance, limit: number): void {
  app.addHook('onRequest', async ({ raw, headers, method }) => {
    const length = Number(headers['content-length'] ?? 0);
    if (!(length > limit && length <= discardLimit) || isUpload(method, raw.url ?? '')) return;
    raw.resume();
    await finished(raw, { writable: false }).catch(() => undefined);
    throw Object.assign(new Error('The body is too large.'), { statusCode: 413 });
  });
}
