import { deskCalls, type deskFiles, type DeskCallName, type DeskResponse } from '@luxe/contract/desk';
import { deskSchemas } from '@luxe/contract/desk-schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { domainError } from '../../errors/domainError.ts';
import { read } from '../../http/read.ts';
import type { DeskSession } from '../staff/deskLogin.ts';
import type { OnceKey } from '../staff/repository.ts';
import { personOf } from './guardDesk.ts';

type Schemas = typeof deskSchemas;
type Part<Name extends DeskCallName, Key extends string> =
  Schemas[Name] extends Record<Key, infer Schema extends z.ZodType> ? z.output<Schema> : Record<never, never>;
type Access<Name extends DeskCallName> = (typeof deskCalls)[Name]['access'];

/** Parsed input of a call of the desk. */
export interface DeskInput<Name extends DeskCallName> {
  readonly params: Part<Name, 'params'>;
  readonly query: Part<Name, 'query'>;
  readonly body: Part<Name, 'body'>;
  /** The person who is logged in; undefined for the public. */
  readonly person: Access<Name> extends 'public' ? undefined : DeskSession;
  /** The key of a change that happens once; undefined for any other call. */
  readonly once: OnceKey | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Mounts a handler for a call of the desk. */
export type DeskMount = <Name extends DeskCallName>(
  name: Name,
  handler: (input: DeskInput<Name>) => Promise<DeskResponse<Name>>,
) => void;

type Parts = Partial<Record<'params' | 'query' | 'body', z.ZodType>> & { readonly response: z.ZodType };

/**
 * Creates the routes of the desk from its contract. A route has the role of its call, and parses parameters,
 * query and body; an invalid or repeated field gets a 400 that names it. The response contains only the
 * fields of its schema, and nothing stores it.
 */
export function createDeskMount(scope: FastifyInstance): DeskMount {
  return (name, handler) => {
    const { method, path, access, ...flags } = deskCalls[name];
    const parts: Parts = deskSchemas[name];
    scope.route({
      method,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      exposeHeadRoute: false,
      config: { desk: access },
      handler: async (request, reply) => {
        const params = read('path', parts.params, request.params);
        const query = read('query', parts.query, request.query);
        const body = read('body', parts.body, request.body ?? {});
        const person = access === 'public' ? undefined : personOf(request);
        const once =
          person && 'idempotent' in flags ? onceKey(request, person, [name, params, body]) : undefined;
        const answer: unknown = await handler({
          ...{ params, query, body, person, once, request, reply },
        } as never);
        reply.header('cache-control', 'no-store');
        return parts.response.parse(answer);
      },
    });
  };
}

function onceKey({ headers }: FastifyRequest, { staffId }: DeskSession, parts: unknown[]): OnceKey {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || !/^[\w.:-]{8,200}$/.test(key)) throw domainError('idempotencyKeyInvalid');
  return { staffId, key, requestHash: createHash('sha256').update(JSON.stringify(parts)).digest('hex') };
}

/** Mounts a route that sends a file, with the role that it needs. */
export function deskRoute<Params = unknown>(
  scope: FastifyInstance,
  { path, access }: (typeof deskFiles)[keyof typeof deskFiles],
  handler: (request: FastifyRequest<{ Params: Params }>, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  scope.get<{ Params: Params }>(
    path.replace(/\{(\w+)\}/g, ':$1'),
    { exposeHeadRoute: false, config: { desk: access } },
    async (request, reply) => handler(request as FastifyRequest<{ Params: Params }>, reply),
  );
}
