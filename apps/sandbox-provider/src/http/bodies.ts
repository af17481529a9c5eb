import formbody from '@fastify/formbody';
import { readJson } from '@luxe/host/http';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { invalid } from '../protocol/errors.ts';

/** Accepts forms, as Juspay documents them, and JSON. Rejects every other body. */
export function readBodies(app: FastifyInstance): void {
  app.register(formbody);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, readJson(String(text)));
    } catch {
      done(invalid('The request is malformed.', 'malformed'));
    }
  });
}

/**
 * Parses the sent values with a schema. Throws a DomainError that names the invalid field but never its
 * value.
 */
export function read<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.infer<Schema> {
  const result = schema.safeParse(sent ?? {});
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.code === 'unrecognized_keys' ? 'an unknown parameter' : issue?.path.join('.');
  throw invalid(`Not valid: ${field || 'the request'}.`);
}
