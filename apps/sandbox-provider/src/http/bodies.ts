import formbody from '@fastify/formbody';
import { readJson } from '@luxe/host/http';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { invalid } from '../refusal.ts';

/** Bodies are a form, as Juspay documents them, or JSON; what is neither is refused. */
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

/** What was sent, as the schema has it. Throws a Refusal that names the field; never what was in it. */
export function read<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.infer<Schema> {
  const result = schema.safeParse(sent ?? {});
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.code === 'unrecognized_keys' ? 'a parameter that is not known' : issue?.path.join('.');
  throw invalid(`Not valid: ${field || 'the request'}.`);
}
