import type { FastifyError, FastifyInstance } from 'fastify';
import type { Log } from '@luxe/host/log';
import { SandboxError, toErrorBody } from '../protocol/sandboxError.ts';

/** Gives every error response the same shape. An internal error reveals no details. */
export function handleErrors(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error, request, reply) => {
    const domainError = error instanceof SandboxError ? error : fromHttp(error as FastifyError);
    if (domainError.status === 500)
      log.fault(`${request.method} ${request.routeOptions.url ?? 'unknown route'}`, error);
    if (domainError.status === 401) reply.header('www-authenticate', 'Basic realm="sandbox"');
    return reply.code(domainError.status).send(toErrorBody(domainError));
  });
  app.setNotFoundHandler((_request, reply) =>
    reply
      .code(404)
      .send(toErrorBody(new SandboxError(404, 'not_found', 'There is nothing at this address.'))),
  );
}

/** Maps errors of the HTTP layer to their 4xx status, and all other errors to 500. */
function fromHttp({ statusCode = 500 }: Pick<FastifyError, 'statusCode'>): SandboxError {
  return statusCode >= 400 && statusCode < 500
    ? new SandboxError(statusCode, 'malformed', 'The request is malformed.')
    : new SandboxError(500, 'internal_error', 'Something went wrong');
}
