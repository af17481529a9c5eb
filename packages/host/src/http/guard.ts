import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Socket } from 'node:net';
import type { Log } from '../log/log.ts';
import { toServerLog } from '../log/serverLog.ts';
import { rejectBrokenRequest, type RejectionResponse } from './brokenRequest.ts';
import { runInRequest, requestIdHeader, requestIdOf, type CurrentRequest } from '../log/currentRequest.ts';
import { limitServer, rejectionStatus, toServerOptions, type RequestLimits } from './limits.ts';
import type { TakesFiles } from './slowBodies.ts';

export interface GuardParts {
  readonly limits: RequestLimits;
  readonly log: Log;
  /** Headers of every response, and the response to a request that cannot be read. */
  readonly broken: RejectionResponse;
  /**
   * Whether to use the request id that the sender has set. True only when another of our programs forwards
   * the requests.
   */
  readonly trustsRequestIds: boolean;
  /** Which requests upload files and so get more time. Default: none. */
  readonly takesFiles?: TakesFiles;
}

/** The Fastify options of a guarded program. */
export function guardedOptions({ limits, log, broken, trustsRequestIds }: GuardParts) {
  return {
    ...toServerOptions(limits),
    loggerInstance: toServerLog(log),
    genReqId: ({ headers }) => requestIdOf(headers, trustsRequestIds),
    clientErrorHandler: (error, socket) => rejectBrokenRequest(error, socket, broken),
    // Fastify calls this function when it cannot decode a URL, or when a parameter in the path is too long.
    // This happens before a route is found, so no hook runs.
    frameworkErrors({ code }, request, response) {
      const reply = response as FastifyReply;
      const status = code === 'FST_ERR_MAX_PARAM_LENGTH' ? 404 : 400;
      const where = `${request.method} unknown`;
      runInRequest({ id: request.id, where }, () => log.answered(where, status, reply.elapsedTime));
      reply.headers(broken.headers).header(requestIdHeader, request.id).header('cache-control', 'no-store');
      void reply.status(status).type(broken.type).send(broken.body(status));
    },
  } satisfies FastifyServerOptions;
}

/**
 * Adds the headers to every response and sets `currentRequest` while a request is handled. Rejects requests
 * that no browser sends, with an error that has a `statusCode`. Call this function before other plugins are
 * registered.
 */
export function guard(
  app: FastifyInstance,
  { limits, log, broken, takesFiles = () => false }: GuardParts,
): void {
  limitServer(app.server, limits, broken, takesFiles);
  const known = new WeakMap<FastifyRequest, CurrentRequest>();
  const rejectedSockets = new WeakSet<Socket>();

  app.addHook('onRequest', (request, reply, done) => {
    // After a rejected request, all further data on its connection is ignored. The data may be the rest of
    // that request, or the request of another client.
    if (rejectedSockets.has(request.raw.socket)) return void reply.hijack();
    const current = { id: request.id, where: `${request.method} ${request.routeOptions.url ?? 'unknown'}` };
    known.set(request, current);
    reply.headers(broken.headers).header(requestIdHeader, request.id);
    const status = rejectionStatus(request.raw, limits);
    if (status === undefined) return runInRequest(current, done);
    rejectedSockets.add(request.raw.socket);
    reply.header('connection', 'close');
    done(Object.assign(new Error('The request is malformed.'), { statusCode: status }));
  });
  // The events that deliver a request body come from the connection, so code that runs after them is outside
  // the context of the request. This hook enters the context again.
  app.addHook('preValidation', (request, _reply, done) => {
    const current = known.get(request);
    if (current) runInRequest(current, done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const current = known.get(request);
    if (current)
      runInRequest(current, () => log.answered(current.where, reply.statusCode, reply.elapsedTime));
    done();
  });
}
