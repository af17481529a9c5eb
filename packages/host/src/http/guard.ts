import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Socket } from 'node:net';
import type { Log } from '../log/log.ts';
import { toServerLog } from '../log/serverLog.ts';
import { answerBrokenRequest, type BrokenAnswer } from './brokenRequest.ts';
import { inRequest, requestIdHeader, requestIdOf, type CurrentRequest } from './currentRequest.ts';
import { limitServer, oddity, toServerOptions, type RequestLimits } from './limits.ts';
import type { TakesFiles } from './slowBodies.ts';

export interface GuardParts {
  readonly limits: RequestLimits;
  readonly log: Log;
  /** Headers of every answer, and what is said to a request that could not be read. */
  readonly broken: BrokenAnswer;
  /** Whether a request's own id is taken over: only where a program of ours stands before this one. */
  readonly believesIds: boolean;
  /** Which requests bring files, and may take longer over it. Default: none. */
  readonly takesFiles?: TakesFiles;
}

/** What a guarded program makes its Fastify with. */
export function guardedOptions({ limits, log, broken, believesIds }: GuardParts) {
  return {
    ...toServerOptions(limits),
    loggerInstance: toServerLog(log),
    genReqId: ({ headers }) => requestIdOf(headers, believesIds),
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, broken),
    // An address that is no text, or a part of it that is longer than any name: found before there is a route, so no hook runs.
    frameworkErrors({ code }, request, answer) {
      const reply = answer as FastifyReply;
      const status = code === 'FST_ERR_MAX_PARAM_LENGTH' ? 404 : 400;
      const where = `${request.method} unknown`;
      inRequest({ id: request.id, where }, () => log.answered(where, status, reply.elapsedTime));
      reply.headers(broken.headers).header(requestIdHeader, request.id).header('cache-control', 'no-store');
      void reply.status(status).type(broken.type).send(broken.body(status));
    },
  } satisfies FastifyServerOptions;
}

/**
 * Puts the headers on every answer, refuses requests no browser sends with an error that has a `statusCode`, and keeps the request known
 * while it is answered. Register it before anything else.
 */
export function guard(
  app: FastifyInstance,
  { limits, log, broken, takesFiles = () => false }: GuardParts,
): void {
  limitServer(app.server, limits, broken, takesFiles);
  const known = new WeakMap<FastifyRequest, CurrentRequest>();
  const refused = new WeakSet<Socket>();

  app.addHook('onRequest', (request, reply, done) => {
    // What came on a connection behind a request that was refused may be the rest of it, or somebody else's.
    if (refused.has(request.raw.socket)) return void reply.hijack();
    const current = { id: request.id, where: `${request.method} ${request.routeOptions.url ?? 'unknown'}` };
    known.set(request, current);
    reply.headers(broken.headers).header(requestIdHeader, request.id);
    const status = oddity(request.raw, limits);
    if (status === undefined) return inRequest(current, done);
    refused.add(request.raw.socket);
    reply.header('connection', 'close');
    done(Object.assign(new Error('The request is malformed.'), { statusCode: status }));
  });
  // A body arrives on the connection's own thread of events, where the request is not known.
  app.addHook('preValidation', (request, _reply, done) => {
    const current = known.get(request);
    if (current) inRequest(current, done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const current = known.get(request);
    if (current) inRequest(current, () => log.answered(current.where, reply.statusCode, reply.elapsedTime));
    done();
  });
}
