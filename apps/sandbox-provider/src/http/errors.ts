import type { FastifyError, FastifyInstance } from 'fastify';
import type { Log } from '@luxe/host/log';
import { DomainError } from '@luxe/host';
import { toErrorBody } from '../protocol/errors.ts';

/** Gives every error response the same shape. An internal error reveals no details. */
export function handleErrors(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error, request, reply) => {
    const domainError = error instanceof DomainError ? error : fromHttp(error as FastifyError);
    if (domainError.status === 500)
      log.fault(`${request.method} ${request.routeOptions.url ?? 'unknown route'}`, error);
    if (domainError.status === 401) reply.header('www-authenticate', 'Basic realm="sandbox"');
    return reply.code(domainError.status).send(toErrorBody(domainError));
  });
  app.setNotFoundHandler((_request, reply) =>
    reply
      .code(404)
      .send(
        toErrorBody(
          new DomainError({ status: 404, code: 'not_found', message: 'There is nothing at this address.' }),
        ),
      ),
  );
}

/** Maps errors of the HTTP layer to their 4xx status, and all other errors to 500. */
function fromHttp({ statusCode = 500 }: Pick<FastifyError, 'statusCode'>): DomainError {
  return statusCode >= 400 && statusCode < 500
    ? new DomainError({ status: statusCode, code: 'malformed', message: 'The request is malformed.' })
    : new DomainError({ status: 500, code: 'internal_error', message: 'Something went wrong' });
}
