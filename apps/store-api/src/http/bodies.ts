import formbody from '@fastify/formbody';
import { readJson } from '@luxe/host/http';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';

/** Bodies are JSON or a form; what is neither is refused. */
export function readBodies(app: FastifyInstance): void {
  app.register(formbody);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, readJson(String(text)));
    } catch {
      done(new Refusal(400, 'MALFORMED', 'The request is malformed.'));
    }
  });
}
