import formbody from '@fastify/formbody';
import { readJson } from '@luxe/host/http';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../domainError.ts';

/** Parses JSON and form bodies. Fastify rejects other types with 415. */
export function readBodies(app: FastifyInstance): void {
  app.register(formbody);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, readJson(String(text)));
    } catch {
      done(new DomainError(400, 'MALFORMED', 'The request is malformed.'));
    }
  });
}
