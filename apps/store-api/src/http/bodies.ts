import formbody from '@fastify/formbody';
import { readJson } from '@luxe/host/http';
import type { FastifyInstance } from 'fastify';
import { domainError } from '../errors/domainError.ts';

/** Parses JSON and form bodies. Fastify rejects other types with 415. */
export function readBodies(app: FastifyInstance): void {
  app.register(formbody);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, readJson(String(text)));
    } catch {
      done(domainError('requestMalformed'));
    }
  });
}
