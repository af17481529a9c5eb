import { finished } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';
import { isUpload } from './boundary/upload.ts';

/** Above this an upload is cut off: reading it would cost more than the sentence is worth. */
const drainLimit = 16 * 1024 * 1024;

/**
 * Refuses a body that says it is above `limit` bytes with 413, once it has been read to its end and thrown away. An answer before that
 * closes the connection on a browser that is still sending, which then shows a network fault in place of the refusal. A call that takes files
 * has limits of its own.
 */
export function drainLargeBodies(app: FastifyInstance, limit: number): void {
  app.addHook('onRequest', async ({ raw, headers, method }) => {
    const length = Number(headers['content-length'] ?? 0);
    if (!(length > limit && length <= drainLimit) || isUpload(method, raw.url ?? '')) return;
    raw.resume();
    await finished(raw, { writable: false }).catch(() => undefined);
    throw Object.assign(new Error('The body is too large.'), { statusCode: 413 });
  });
}
